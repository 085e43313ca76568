import { describe, expect, it } from 'vitest'
import { openBin, pdf, unwrap } from '../../../tests/support/bin.ts'
import { engines } from '../../../tests/support/stores.ts'
import { createPopupActivityStore } from '../counters/popupActivityStore.ts'

const all = { limit: 25, offset: 0 }
const LIST = { kind: 'article', sort: { by: 'title', isDescending: false }, ...all } as const

describe.each(engines)('the bin on %s', (engine) => {
  it('takes a document away from readers and gives it back as a draft, which can be published at its address again', async () => {
    const { newsroom, publicContent, ada, published, now, pass } = await openBin(engine)
    const { id } = await published('La luce')
    pass(5)
    unwrap(await newsroom.remove(ada, 'article', id))
    expect(await publicContent.article('la-luce', now())).toBeUndefined()
    expect(await publicContent.isGone('/articoli/la-luce', now())).toBe(true)
    expect(unwrap(await newsroom.bin(ada, all))).toMatchObject({
      total: 1,
      entries: [{ id, kind: 'article', title: 'La luce', trashedBy: { id: ada.id, name: 'Ada' }, trashedAt: now() }],
    })

    const { document, newSlug } = unwrap(await newsroom.recover(ada, id))
    expect(newSlug).toBeNull()
    expect(document).toMatchObject({ slug: 'la-luce', revision: 1, publications: [] })
    expect(unwrap(await newsroom.list(ada, LIST)).documents[0]?.status.state).toBe('withdrawn')
    expect(await publicContent.article('la-luce', now())).toBeUndefined()
    expect(await publicContent.isGone('/articoli/la-luce', now())).toBe(false)

    unwrap(await newsroom.publish(ada, 'article', id, 1))
    expect((await publicContent.article('la-luce', now()))?.title).toBe('La luce')
  })

  it('brings back at once what readers always see', async () => {
    const { newsroom, publicContent, ada, now } = await openBin(engine)
    const { id } = unwrap(await newsroom.create(ada, 'tag', { name: 'Mare' }))
    unwrap(await newsroom.remove(ada, 'tag', id))
    expect(await publicContent.tag('mare', now())).toBeUndefined()
    unwrap(await newsroom.recover(ada, id))
    expect((await publicContent.tag('mare', now()))?.name).toBe('Mare')
  })

  it('lets another take the slug, and gives a free one to what comes back', async () => {
    const { newsroom, publicContent, ada, published, now } = await openBin(engine)
    const first = await published('La luce')
    unwrap(await newsroom.remove(ada, 'article', first.id))
    const second = await published('La luce')
    expect(second.slug).toBe('la-luce')
    expect(await publicContent.isGone('/articoli/la-luce', now())).toBe(false)
    expect(unwrap(await newsroom.recover(ada, first.id))).toMatchObject({
      newSlug: 'la-luce-2',
      document: { slug: 'la-luce-2', content: { slug: 'la-luce-2' }, revision: 2 },
    })
    const popup = { id: '7', name: 'Invito', title: 'Invito' }
    const { id } = unwrap(await newsroom.create(ada, 'popup', popup))
    unwrap(await newsroom.remove(ada, 'popup', id))
    unwrap(await newsroom.create(ada, 'popup', popup))
    expect(unwrap(await newsroom.recover(ada, id))).toMatchObject({ newSlug: '7-2', document: { content: { id: '7-2' } } })
  })

  it('answers for addresses that led there, until it is gone for good', async () => {
    const { newsroom, publicContent, ada, article, published, now, pass } = await openBin(engine)
    const { id } = await published('La luce')
    pass(5)
    unwrap(await newsroom.save(ada, 'article', id, 1, article('La luce', { slug: 'luce-nuova' })))
    unwrap(await newsroom.publish(ada, 'article', id, 2))
    const draft = unwrap(await newsroom.create(ada, 'article', article('Mai vista')))
    for (const one of [id, draft.id]) unwrap(await newsroom.remove(ada, 'article', one))
    const isGone = async () => {
      const paths = ['/articoli/la-luce', '/articoli/luce-nuova', '/articoli/mai-vista']
      return Promise.all(paths.map((path) => publicContent.isGone(path, now())))
    }
    expect(await isGone()).toEqual([true, true, false])
    const version = await publicContent.version()
    unwrap(await newsroom.purge(ada, id))
    expect(await isGone()).toEqual([false, false, false])
    expect(await publicContent.version()).toBeGreaterThan(version)
    expect(unwrap(await newsroom.bin(ada, all)).entries.map((entry) => entry.id)).toEqual([draft.id])
    expect(await newsroom.recover(ada, id)).toMatchObject({ reason: 'not-found' })
  })

  it('is where a file is said to be that is brought again, to whoever may take it out; another brings it anew', async () => {
    const { newsroom, ada, bruno } = await openBin(engine)
    const { document } = unwrap(await newsroom.addFile(bruno, pdf))
    unwrap(await newsroom.remove(bruno, 'media', document.id))
    const inBin = { ok: false, reason: 'in-bin', id: document.id, title: 'Sparita.pdf' }
    expect(await newsroom.addFile(bruno, { ...pdf, fileName: 'Altro nome.pdf' })).toEqual(inBin)
    expect(await newsroom.addFile(ada, pdf)).toEqual(inBin)
    unwrap(await newsroom.recover(ada, document.id))
    expect(unwrap(await newsroom.addFile(bruno, pdf))).toMatchObject({ isNew: false, document: { id: document.id } })

    // His own, but deleted by her: he does not see it there.
    unwrap(await newsroom.remove(ada, 'media', document.id))
    const anew = unwrap(await newsroom.addFile(bruno, pdf))
    expect(anew.isNew).toBe(true)
    expect(anew.document.id).not.toBe(document.id)
    // What is in the library comes first.
    expect(unwrap(await newsroom.addFile(ada, pdf))).toMatchObject({ isNew: false, document: { id: anew.document.id } })
  })

  it('keeps what came of an announcement until it is deleted for ever', async () => {
    const { newsroom, database, ada, now } = await openBin(engine)
    const store = createPopupActivityStore(database, () => new Date(now()))
    const { id } = unwrap(await newsroom.create(ada, 'popup', { id: '7', name: 'Invito', title: 'Invito' }))
    await store.addCounts([{ documentId: id, day: '2026-11-15', event: 'view', page: '/', device: 'phone', variant: 'a', count: 3 }])
    const counted = async () => (await store.countsOf(id, '2026-11-01', '2026-11-30')).length
    unwrap(await newsroom.remove(ada, 'popup', id))
    expect(await counted()).toBe(1)
    unwrap(await newsroom.purge(ada, id))
    expect(await counted()).toBe(0)
  })

  it('is seen whole by who answers for the magazine, and by others as far as they filled it', async () => {
    const { newsroom, ada, bruno, article } = await openBin(engine)
    const ids = await Promise.all(
      [ada, bruno].map(async (person) => unwrap(await newsroom.create(person, 'article', article(`Di ${person.name}`))).id),
    )
    for (const [index, person] of [ada, bruno].entries()) unwrap(await newsroom.remove(person, 'article', ids[index] ?? ''))
    const titles = async (person: typeof ada, query: object = {}) =>
      unwrap(await newsroom.bin(person, { ...all, ...query })).entries.map(({ title }) => title)
    expect((await titles(ada)).sort()).toEqual(['Di Ada', 'Di Bruno'])
    expect(await titles(ada, { words: 'brun' })).toEqual(['Di Bruno'])
    expect(await titles(ada, { kind: 'page' })).toEqual([])
    expect(await titles(bruno)).toEqual(['Di Bruno'])
    expect(await newsroom.recover(bruno, ids[0] ?? '')).toMatchObject({ reason: 'forbidden', because: 'not-yours' })
    expect(await newsroom.purge(bruno, ids[0] ?? '')).toMatchObject({ reason: 'forbidden', because: 'not-yours' })
    unwrap(await newsroom.purge(bruno, ids[1] ?? ''))
    unwrap(await newsroom.recover(ada, ids[0] ?? ''))
    expect(await newsroom.purge(ada, ids[0] ?? '')).toMatchObject({ reason: 'not-found' })
  })

  it('holds up no merging of tags: what comes back names the other', async () => {
    const { newsroom, ada, article } = await openBin(engine)
    const [old, other] = [
      unwrap(await newsroom.create(ada, 'tag', { name: 'Mari' })),
      unwrap(await newsroom.create(ada, 'tag', { name: 'Mare' })),
    ]
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Onde', { tags: [old.id] })))
    unwrap(await newsroom.remove(ada, 'article', id))
    unwrap(await newsroom.mergeTag(ada, old.id, other.id))
    expect(unwrap(await newsroom.recover(ada, id)).document.content).toMatchObject({ tags: [other.id] })
  })
})

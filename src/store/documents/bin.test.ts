import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import { kinds, type Kind } from '../../content/kinds.ts'
import type { DocumentReader } from '../../content/newsroom/documentStore.ts'
import type { Scopes } from '../../content/newsroom/outlook.ts'
import { createDocumentStore } from './documentStore.ts'
import { createAuditLog } from '../people/auditLog.ts'
import { createPopupActivityStore } from '../counters/popupActivityStore.ts'
import { pruneBin } from './pruneBin.ts'

const HASH = 'a'.repeat(64)
const DAY = 24 * 60
const pdf = { fileName: 'Sparita.pdf', hash: HASH, type: 'application/pdf', bytes: 10, picture: null } as const
const all = { limit: 25, offset: 0 }

describe.each(engines)('the bin on %s', (engine) => {
  async function openBin() {
    const room = await openNewsroom(engine)
    const { newsroom, ada, article } = room
    const published = async (title: string, more: object = {}) => {
      const { id } = unwrap(await newsroom.create(ada, 'article', article(title, more)))
      return unwrap(await newsroom.publish(ada, 'article', id, 1))
    }
    const clock = () => new Date(room.now())
    const audit = createAuditLog(room.database, clock, (error) => {
      throw error
    })
    const prune = (forgetFile?: (hash: string) => Promise<void>) => pruneBin({ database: room.database, audit, clock, forgetFile })
    return { ...room, published, audit, prune, documents: createDocumentStore(room.database) }
  }

  it('takes a document away from readers and gives it back as a draft, which can be published at its address again', async () => {
    const { newsroom, publicContent, ada, published, now, pass } = await openBin()
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
    const { newsroom, publicContent, ada, now } = await openBin()
    const { id } = unwrap(await newsroom.create(ada, 'tag', { name: 'Mare' }))
    unwrap(await newsroom.remove(ada, 'tag', id))
    expect(await publicContent.tag('mare', now())).toBeUndefined()
    unwrap(await newsroom.recover(ada, id))
    expect((await publicContent.tag('mare', now()))?.name).toBe('Mare')
  })

  it('lets another take the slug, and gives a free one to what comes back', async () => {
    const { newsroom, publicContent, ada, published, now } = await openBin()
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
    const { newsroom, publicContent, ada, article, published, now, pass } = await openBin()
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

  it('keeps files as long as a medium has them, in the bin or out of it', async () => {
    const room = await openBin()
    const { newsroom, publicContent, ada, bruno, prune } = room
    const forgotten: string[] = []
    const forgetFile = async (hash: string) => void forgotten.push(hash)
    const first = unwrap(await newsroom.addFile(ada, pdf)).document
    unwrap(await newsroom.remove(ada, 'media', first.id))
    expect([...(await publicContent.goneFiles())]).toEqual([HASH])
    // Another, who may not see hers in the bin, brings the same bytes.
    const again = unwrap(await newsroom.addFile(bruno, pdf))
    expect(again).toMatchObject({ isNew: true })
    expect([...(await publicContent.goneFiles())]).toEqual([])
    room.pass(30 * DAY)
    expect(await prune(forgetFile)).toBe(1)
    expect(forgotten).toEqual([])
    unwrap(await newsroom.remove(ada, 'media', again.document.id))
    room.pass(30 * DAY - 1)
    expect(await prune(forgetFile)).toBe(0)
    room.pass(1)
    expect(await prune(forgetFile)).toBe(1)
    expect(forgotten).toEqual([HASH])
  })

  it('is where a file is said to be that is brought again, to whoever may take it out; another brings it anew', async () => {
    const { newsroom, ada, bruno } = await openBin()
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

  it('has a line in the audit log for what its time deletes for ever, and for nothing else', async () => {
    const { newsroom, audit, prune, ada, published, pass } = await openBin()
    const [gone, back, late] = [await published('La luce'), await published('L’alba'), await published('La sera')]
    unwrap(await newsroom.remove(ada, 'article', gone.id))
    unwrap(await newsroom.remove(ada, 'article', back.id))
    pass(1)
    unwrap(await newsroom.remove(ada, 'article', late.id))
    unwrap(await newsroom.recover(ada, back.id))
    pass(30 * DAY - 1)
    expect([await prune(), await prune()]).toEqual([1, 0])
    const { entries } = await audit.list({ isDescending: false, limit: 10, offset: 0 })
    expect(entries).toMatchObject([{ action: 'expire', by: null, kind: 'article', subject: gone.id, title: 'La luce', address: null }])
    expect(unwrap(await newsroom.bin(ada, all)).entries.map(({ id }) => id)).toEqual([late.id])
  })

  it('keeps what came of an announcement until it is deleted for ever', async () => {
    const { newsroom, database, ada, now } = await openBin()
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
    const { newsroom, ada, bruno, article } = await openBin()
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
    const { newsroom, ada, article } = await openBin()
    const [old, other] = [
      unwrap(await newsroom.create(ada, 'tag', { name: 'Mari' })),
      unwrap(await newsroom.create(ada, 'tag', { name: 'Mare' })),
    ]
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Onde', { tags: [old.id] })))
    unwrap(await newsroom.remove(ada, 'article', id))
    unwrap(await newsroom.mergeTag(ada, old.id, other.id))
    expect(unwrap(await newsroom.recover(ada, id)).document.content).toMatchObject({ tags: [other.id] })
  })

  /** Every question of the newsroom, asked about everything: none may tell of what is in the bin. A new one does not compile until it is here. */
  it('is told of nowhere else', async () => {
    const { newsroom, publicContent, documents, ada, bruno, now, later, published } = await openBin()
    const made: [Kind, object][] = [
      ['page', { title: 'Sparita pagina' }],
      ['issue', { title: 'Sparito numero' }],
      ['popup', { id: '7', name: 'Sparito annuncio', title: 'Sparito annuncio' }],
      ['section', { name: 'Sparita sezione' }],
      ['tag', { name: 'Sparito tema' }],
      ['author', { name: 'Sparita firma' }],
    ]
    const trashed: [Kind, string][] = [['media', unwrap(await newsroom.addFile(ada, pdf)).document.id]]
    for (const [kind, content] of made) trashed.push([kind, unwrap(await newsroom.create(ada, kind, content)).id])
    for (const title of ['Sparita luce', 'Sparita alba']) {
      const { id } = await published(title)
      unwrap(await newsroom.assign(ada, 'article', id, [bruno.id]))
      trashed.push(['article', id])
    }
    for (const [kind, id] of trashed) unwrap(await newsroom.remove(ada, kind, id))

    const scopes: Scopes = { userId: ada.id, kinds: new Map((Object.keys(kinds) as Kind[]).map((kind) => [kind, 'all'])) }
    const each = <T>(work: (kind: Kind, id: string) => Promise<T>) => Promise.all(trashed.map(([kind, id]) => work(kind, id)))
    const everyKind = <T>(work: (kind: Kind) => Promise<T>) => Promise.all((Object.keys(kinds) as Kind[]).map(work))
    type Question = (reader: DocumentReader) => Promise<unknown>
    const questions: Record<keyof DocumentReader, Question | 'tells of it'> = {
      head: (reader) => each((_kind, id) => reader.head(id)),
      document: (reader) => each((kind, id) => reader.document(kind, id)),
      list: (reader) => everyKind((kind) => reader.list({ ...LIST, kind, words: 'spari' }, now())),
      redirects: (reader) => reader.redirects(now()),
      usesOf: (reader) => each((_kind, id) => reader.usesOf(id, now())),
      mediaWithHash: (reader) => reader.mediaWithHash(HASH),
      redirectAt: (reader) => reader.redirectAt('/articoli/sparita-luce').then((is) => is && 'Sparita'),
      isShown: (reader) => everyKind((kind) => reader.isShown(kind, 'sparita-luce', now()).then((is) => is && 'Sparita')),
      writtenAs: (reader) => everyKind((kind) => reader.writtenAs(kind, 'sparita-luce')),
      calendar: (reader) => reader.calendar(later(-DAY), later(DAY), scopes, now()),
      find: (reader) => reader.find('spari', scopes, 50, now()),
      recent: (reader) => reader.recent(scopes, 50),
      publishedSince: (reader) => reader.publishedSince(later(-DAY), now()).then((moments) => moments.map(() => 'Sparita')),
      mostRead: (reader) => reader.mostRead('2026-01-01', 50),
      isSlugTaken: (reader) => everyKind((kind) => reader.isSlugTaken(kind, 'sparita-luce', null, now()).then((is) => is && 'Sparita')),
      siteSettings: (reader) => reader.siteSettings(),
      readsByDay: (reader) => reader.readsByDay('2026-01-01'),
      successors: (reader) => reader.successors(trashed.map(([, id]) => id)),
      userName: (reader) => reader.userName(ada.id),
      absentUsers: (reader) => reader.absentUsers([ada.id]),
      present: (reader) => each((_kind, id) => reader.present(id, '')),
      // Asked only of a document that was found, or by the bin itself.
      content: 'tells of it',
      revisions: 'tells of it',
      hashesOf: 'tells of it',
      isHashKept: 'tells of it',
      bin: 'tells of it',
      trashed: 'tells of it',
      trashedWithHash: 'tells of it',
      trashedBefore: 'tells of it',
    }
    for (const [name, question] of Object.entries(questions)) {
      if (question === 'tells of it') continue
      const told = JSON.stringify([await documents.read(question)])
      expect([name, told.includes('Spari') || trashed.some(([, id]) => told.includes(id))]).toEqual([name, false])
    }
    const read = [
      await publicContent.articles({}, { limit: 50 }, now()),
      await publicContent.entries(now()),
      await publicContent.home(now()),
      await publicContent.sections(now()),
      await publicContent.issues(now()),
      await publicContent.popups(now()),
      await publicContent.search({ typed: 'sparita' }, { limit: 10 }, now()),
      ...(await each((_kind, id) => publicContent.draft(id, now()))),
    ]
    expect(JSON.stringify(read)).not.toContain('Spari')
    for (const [kind, id] of trashed) expect(await newsroom.find(ada, kind, id)).toMatchObject({ reason: 'not-found' })
  })
})

const LIST = { kind: 'article', sort: { by: 'title', isDescending: false }, ...all } as const

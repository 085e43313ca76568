import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { Kind } from '../../content/kinds.ts'

const HASH = 'a'.repeat(64)
const LATER_HASH = 'b'.repeat(64)
const ADDRESS = `/media/${HASH}/file.pdf`
const pdf = { fileName: 'Bilancio.pdf', hash: HASH, type: 'application/pdf', bytes: 10, picture: null } as const

const linking = (href: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'il bilancio', marks: [{ type: 'link', attrs: { href } }] }] }],
})

describe.each(engines)('where a file is used on %s', (engine) => {
  async function openWithFile() {
    const room = await openNewsroom(engine)
    const { newsroom, ada } = room
    const { id } = unwrap(await newsroom.addFile(ada, pdf)).document
    /** The titles of what uses the file, once the list, the sheet and the deletion have said the same. */
    const uses = async (): Promise<string[]> => {
      const { uses: told, others } = unwrap(await newsroom.uses(ada, 'media', id))
      const sort = { by: 'title', isDescending: false } as const
      const [listed] = unwrap(await newsroom.list(ada, { kind: 'media', ids: [id], sort, limit: 1, offset: 0 })).documents
      expect(listed?.usedBy).toBe(told.length + others)
      if (told.length > 0) expect(await newsroom.remove(ada, 'media', id)).toMatchObject({ reason: 'in-use' })
      return told.map(({ title }) => title)
    }
    return { ...room, id, uses }
  }

  const named = { article: 'Conti', menu: 'Piede', popup: 'Invito', supportSettings: 'support', page: 'Chi siamo' }
  it.each<[string, keyof typeof named & Kind, object]>([
    ['an article that links to it', 'article', { title: 'Conti', body: linking(ADDRESS) }],
    [
      'an article that links to it with the site before',
      'article',
      { title: 'Conti', body: linking(`https://rivista.it${ADDRESS}?v=1#2`) },
    ],
    ['a menu', 'menu', { name: 'Piede', slug: 'piede', items: [{ label: 'Bilancio', address: ADDRESS }] }],
    ['an announcement', 'popup', { id: '7', name: 'Invito', title: 'Invito', body: linking(ADDRESS) }],
    ['a page', 'page', { title: 'Chi siamo', body: linking(ADDRESS) }],
  ])('is told of %s', async (_name, kind, content) => {
    const { newsroom, ada, uses } = await openWithFile()
    expect(await uses()).toEqual([])
    unwrap(await newsroom.create(ada, kind, content))
    expect(await uses()).toEqual([named[kind]])
  })

  it('is told of a redirect, to who may see redirects', async () => {
    const { newsroom, ada, bruno, id, uses } = await openWithFile()
    unwrap(await newsroom.addRedirect(ada, { from: '/bilancio', to: ADDRESS }))
    expect(await uses()).toEqual(['/bilancio'])
    expect(unwrap(await newsroom.uses(bruno, 'media', id))).toEqual({ uses: [], others: 1, more: 0 })
    unwrap(await newsroom.removeRedirect(ada, '/bilancio'))
    expect(await uses()).toEqual([])
  })

  it('is told of what readers see though the draft has let go of it, until they do not see it any more', async () => {
    const { newsroom, ada, article, uses, pass } = await openWithFile()
    const draft = unwrap(await newsroom.create(ada, 'article', article('Conti', { body: linking(ADDRESS) })))
    unwrap(await newsroom.publish(ada, 'article', draft.id, 1))
    for (const base of [1, 2]) unwrap(await newsroom.save(ada, 'article', draft.id, base, article('Conti'), true))
    expect(await uses()).toEqual(['Conti'])
    pass(1)
    unwrap(await newsroom.publish(ada, 'article', draft.id, 3))
    expect(await uses()).toEqual([])
  })

  it('is told of a draft only while its newest words name it', async () => {
    const { newsroom, ada, article, uses } = await openWithFile()
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Conti', { body: linking(ADDRESS) })))
    unwrap(await newsroom.save(ada, 'article', id, 1, article('Conti')))
    expect(await uses()).toEqual([])
  })

  it('counts the address of a file that another has taken the place of: it still answers', async () => {
    const { newsroom, ada, article, id, uses } = await openWithFile()
    unwrap(await newsroom.create(ada, 'article', article('Conti', { body: linking(ADDRESS) })))
    unwrap(await newsroom.replaceFile(ada, id, { ...pdf, hash: LATER_HASH }))
    expect(await uses()).toEqual(['Conti'])
  })

  it('counts no file of which an address only looks like this one', async () => {
    const { newsroom, ada, article, uses } = await openWithFile()
    unwrap(await newsroom.create(ada, 'article', article('Conti', { body: linking(`/media/${'c'.repeat(64)}/file.pdf`) })))
    unwrap(await newsroom.create(ada, 'article', article('Resoconti', { standfirst: HASH })))
    expect(await uses()).toEqual([])
  })

  it('does not let an article go that an issue has put in order', async () => {
    const { newsroom, ada, article } = await openNewsroom(engine)
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Prima')))
    unwrap(await newsroom.create(ada, 'issue', { title: 'Numero uno', order: [id] }))
    expect(await newsroom.remove(ada, 'article', id)).toMatchObject({ reason: 'in-use', by: ['Numero uno'] })
  })

  it('tells of a hundred that name a section, and how many there are besides', async () => {
    const { newsroom, ada, article, section } = await openNewsroom(engine)
    for (let number = 1; number <= 103; number += 1) unwrap(await newsroom.create(ada, 'article', article(`Articolo ${number}`)))
    const { uses, others, more } = unwrap(await newsroom.uses(ada, 'section', section.id))
    expect([new Set(uses.map(({ id }) => id)).size, others, more]).toEqual([100, 0, 3])
    expect(await newsroom.remove(ada, 'section', section.id)).toMatchObject({ reason: 'in-use', others: 0, more: 3 })
  })
})

import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { Kind } from '../../content/kinds.ts'
import type { Engine } from '../database.ts'

const file = (name: string, hash: string) => ({ fileName: name, hash: hash.repeat(64), type: 'application/pdf', bytes: 9, picture: null })

async function open(engine: Engine) {
  const room = await openNewsroom(engine)
  const { newsroom, publicContent, ada } = room
  const admin = { ...ada, role: 'amministratore' } as const
  const make = async (kind: Kind, content: object) => unwrap(await newsroom.create(admin, kind, content)).id
  const change = async (kind: Kind, id: string, more: object) => {
    const { revision, content } = unwrap(await newsroom.find(admin, kind, id))
    return unwrap(await newsroom.save(admin, kind, id, revision, { ...content, ...more }))
  }
  const publish = async (kind: Kind, id: string, at?: string) => {
    const { revision } = unwrap(await newsroom.find(admin, kind, id))
    unwrap(await newsroom.publish(admin, kind, id, revision, at))
  }
  /** Did what was done make a new generation? */
  const isHeard = async (work: () => Promise<unknown>) => {
    const before = await publicContent.version()
    await work()
    return (await publicContent.version()) !== before
  }
  const publishArticle = async (more: object) => {
    const id = await make('article', room.article('Uno', more))
    await publish('article', id)
    return id
  }
  return { ...room, admin, make, change, publish, isHeard, publishArticle }
}

describe.each(engines)('caches hear, on %s,', (engine) => {
  it('nothing of tags, authors and files that no reader sees', async () => {
    const { make, change, isHeard, newsroom, admin, article, publishArticle } = await open(engine)
    await publishArticle({})
    expect(
      await isHeard(async () => {
        const portrait = await make('media', file('ritratto.pdf', 'a'))
        const tag = await make('tag', { name: 'Mai usato', slug: 'mai-usato' })
        const author = await make('author', { name: 'Nessuna', slug: 'nessuna', portrait })
        const draft = await make('article', article('Bozza', { tags: [tag], authors: [author], hero: portrait }))
        await change('tag', tag, { name: 'Ancora mai', slug: 'ancora-mai' })
        await change('author', author, { bio: 'Scriverà.' })
        await change('media', portrait, { alt: 'Un ritratto' })
        await change('article', draft, { title: 'Bozza due' })
        unwrap(await newsroom.remove(admin, 'article', draft))
      }),
    ).toBe(false)
  })

  it('of a tag and an author from the article that names them on, and no more once it is withdrawn', async () => {
    const { make, change, isHeard, publishArticle, newsroom, admin } = await open(engine)
    const tag = await make('tag', { name: 'Mare', slug: 'mare' })
    const author = await make('author', { name: 'Rosa', slug: 'rosa' })
    const id = await publishArticle({ tags: [tag], authors: [author] })
    expect(await isHeard(() => change('tag', tag, { name: 'Il mare' }))).toBe(true)
    expect(await isHeard(() => change('author', author, { name: 'Rosa Prima' }))).toBe(true)
    expect(await isHeard(async () => unwrap(await newsroom.unpublish(admin, 'article', id)))).toBe(true)
    expect(await isHeard(() => change('tag', tag, { name: 'Mare' }))).toBe(false)
    expect(await isHeard(() => change('author', author, { name: 'Rosa' }))).toBe(false)
  })

  it('of what an article names that is to come', async () => {
    const { make, change, publish, isHeard, article, later } = await open(engine)
    const tag = await make('tag', { name: 'Mare', slug: 'mare' })
    await publish('article', await make('article', article('Domani', { tags: [tag] })), later(60))
    expect(await isHeard(() => change('tag', tag, { name: 'Il mare' }))).toBe(true)
  })

  it('of a file wherever readers may see it', async () => {
    const { make, change, publish, isHeard, publishArticle, admin, newsroom } = await open(engine)
    const says = (id: string) => change('media', id, { caption: `${Math.random()}` })
    const [hero, inText, portrait, logo, shown, hidden] = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((hash) => make('media', file(`${hash}.pdf`, hash))),
    )
    if (!hero || !inText || !portrait || !logo || !shown || !hidden) throw new Error('six were made')
    const author = await make('author', { name: 'Rosa', slug: 'rosa', portrait })
    const image = (media: string) => ({ type: 'doc', content: [{ type: 'image', attrs: { media } }] })
    const id = await publishArticle({ hero, body: image(inText) })
    const heard = async () => {
      const found: Record<string, boolean> = {}
      for (const [name, medium] of Object.entries({ hero, inText, portrait, logo, shown, hidden }))
        found[name] = await isHeard(() => says(medium))
      return found
    }
    const none = { hero: false, inText: false, portrait: false, logo: false, shown: false, hidden: false }
    expect(await heard()).toEqual({ ...none, hero: true, inText: true })

    // A draft that names another, while readers still see the first.
    await change('article', id, { hero: hidden, authors: [author] })
    await make('siteSettings', { logo })
    const page = await make('page', { title: 'Chi siamo', slug: 'chi-siamo', body: image(shown) })
    await publish('page', page)
    expect(await heard()).toEqual({ ...none, hero: true, inText: true, logo: true, shown: true })

    await publish('article', id)
    expect(await heard()).toEqual({ ...none, inText: true, portrait: true, logo: true, shown: true, hidden: true })
    unwrap(await newsroom.unpublish(admin, 'page', page))
    expect(await heard()).toEqual({ ...none, inText: true, portrait: true, logo: true, hidden: true })
  })

  it('of a merge of tags that readers see, and of no other', async () => {
    const { make, isHeard, publishArticle, newsroom, admin } = await open(engine)
    const [seen, unseen, other] = await Promise.all(['Uno', 'Due', 'Tre'].map((name) => make('tag', { name })))
    await publishArticle({ tags: [seen] })
    expect(await isHeard(async () => unwrap(await newsroom.mergeTag(admin, unseen ?? '', other ?? '')))).toBe(false)
    expect(await isHeard(async () => unwrap(await newsroom.mergeTag(admin, seen ?? '', other ?? '')))).toBe(true)
  })

  it('of sections, menus and settings always', async () => {
    const { make, isHeard } = await open(engine)
    expect(await isHeard(() => make('section', { name: 'Nuova' }))).toBe(true)
    expect(await isHeard(() => make('menu', { name: 'Piede', slug: 'piede' }))).toBe(true)
    expect(await isHeard(() => make('popupSettings', {}))).toBe(true)
  })
})

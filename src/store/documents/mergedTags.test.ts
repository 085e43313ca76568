import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'

describe.each(engines)('merging tags on %s', (engine) => {
  async function openTags() {
    const room = await openNewsroom(engine)
    const tag = async (name: string) => unwrap(await room.newsroom.create(room.ada, 'tag', { name })).id
    const [cinema, film] = [await tag('Cinema'), await tag('Film')]
    const make = async (title: string, tags: readonly string[]) =>
      unwrap(await room.newsroom.create(room.ada, 'article', room.article(title, { tags }))).id
    return { ...room, cinema, film, make }
  }

  it('renames what readers see and what editors have, and makes no revision', async () => {
    const { newsroom, publicContent, ada, article, cinema, film, make, now, pass } = await openTags()
    const id = await make('Uno', [film, cinema])
    unwrap(await newsroom.publish(ada, 'article', id, 1))
    pass(1)
    const draft = unwrap(await newsroom.save(ada, 'article', id, 1, article('Uno due', { slug: 'uno', tags: [film] })))
    const before = await publicContent.article('uno', now())
    pass(1)

    expect(unwrap(await newsroom.mergeTag(ada, film, cinema))).toEqual({ into: cinema, documents: 1 })
    const after = await publicContent.article('uno', now())
    expect(after?.tags.map(({ name }) => name)).toEqual(['Cinema'])
    expect(after).toMatchObject({ title: 'Uno', updatedAt: before?.updatedAt, publishedAt: before?.publishedAt })
    const document = unwrap(await newsroom.find(ada, 'article', id))
    expect([document.revision, document.content.tags, document.updatedAt]).toEqual([2, [cinema], draft.updatedAt])
    expect(unwrap(await newsroom.revisions(ada, 'article', id))).toHaveLength(2)
    expect((await publicContent.articles({ tag: cinema }, { limit: 5 }, now())).map(({ title }) => title)).toEqual(['Uno'])
    expect((await publicContent.search({ typed: 'cinema' }, { limit: 5 }, now())).total).toBe(1)
    expect((await publicContent.search({ typed: 'film' }, { limit: 5 }, now())).total).toBe(0)
  })

  it('reaches what is scheduled, and what only readers still name', async () => {
    const { newsroom, publicContent, ada, article, cinema, film, make, later, pass, now } = await openTags()
    const planned = await make('Domani', [film])
    unwrap(await newsroom.publish(ada, 'article', planned, 1, later(60)))
    const shown = await make('Oggi', [film])
    unwrap(await newsroom.publish(ada, 'article', shown, 1))
    unwrap(await newsroom.save(ada, 'article', shown, 1, article('Oggi', { slug: 'oggi' })))
    unwrap(await newsroom.mergeTag(ada, film, cinema))
    pass(61)
    const titles = (await publicContent.articles({ tag: cinema }, { limit: 5 }, now())).map(({ title }) => title)
    expect(titles.sort()).toEqual(['Domani', 'Oggi'])
    expect(unwrap(await newsroom.find(ada, 'article', shown)).content.tags).toEqual([])
  })

  it('leads every old address to the other tag', async () => {
    const { newsroom, publicContent, ada, cinema, film, now } = await openTags()
    unwrap(await newsroom.save(ada, 'tag', film, 1, { name: 'Pellicole', slug: 'pellicole' }))
    unwrap(await newsroom.mergeTag(ada, film, cinema))
    expect(await publicContent.redirectFrom('/tag/film', now())).toBe('/tag/cinema')
    expect(await publicContent.redirectFrom('/tag/pellicole', now())).toBe('/tag/cinema')
    expect(await newsroom.find(ada, 'tag', film)).toMatchObject({ reason: 'not-found' })
  })

  it('understands whoever still names the old one, however many merges ago', async () => {
    const { newsroom, ada, article, cinema, film, make } = await openTags()
    const id = await make('Uno', [film])
    unwrap(await newsroom.save(ada, 'article', id, 1, article('Uno', { slug: 'uno', tags: [] })))
    unwrap(await newsroom.mergeTag(ada, film, cinema))
    const schermo = unwrap(await newsroom.create(ada, 'tag', { name: 'Schermo' })).id
    unwrap(await newsroom.mergeTag(ada, cinema, schermo))
    expect(unwrap(await newsroom.save(ada, 'article', id, 2, article('Uno', { slug: 'uno', tags: [film, cinema] }))).content.tags).toEqual([
      schermo,
    ])
    expect(unwrap(await newsroom.restore(ada, 'article', id, 3, 1)).content.tags).toEqual([schermo])
  })

  it('refuses a tag merged into itself or into nothing, and whoever may not', async () => {
    const { newsroom, ada, bruno, cinema, film, section } = await openTags()
    for (const into of [film, 'niente', section.id]) {
      expect(await newsroom.mergeTag(ada, film, into)).toMatchObject({ problems: [{ path: ['into'] }] })
    }
    expect(await newsroom.mergeTag(bruno, film, cinema)).toMatchObject({ reason: 'forbidden' })
  })
})

import { describe, expect, it } from 'vitest'
import { must, openNewsroom } from '../../tests/support/newsroom.ts'
import { engines } from '../../tests/support/stores.ts'

describe.each(engines)('what readers ask on %s', (engine) => {
  describe('search', () => {
    it.each([
      ['elezione', 1],
      ['citta', 1],
      ['arte', 1],
      ['elez', 1],
      ['elsa', 1],
      ['altrove', 0],
      ['arte altrove', 0],
      ['   ', 0],
      ['"\' OR 1=1 -- *:&|!', 0],
      ['½', 0],
    ])('finds %j in %i article', async (typed, total) => {
      const { newsroom, library, ada, article, now } = await openNewsroom(engine)
      const { id } = must(await newsroom.create(ada, 'article', article('La luce')))
      must(await newsroom.publish(ada, 'article', id, 1))
      expect((await library.search(typed, { limit: 5 }, now())).total).toBe(total)
    })

    it('puts a title before a mention, and shows where', async () => {
      const { newsroom, library, ada, article, now } = await openNewsroom(engine)
      const mention = article('Altro', { standfirst: 'Con un faro nel sommario.' })
      for (const input of [mention, article('Il faro')]) {
        const { id } = must(await newsroom.create(ada, 'article', input))
        must(await newsroom.publish(ada, 'article', id, 1))
      }
      const { results } = await library.search('fari', { limit: 5 }, now())
      expect(results.map(({ article }) => article.title)).toEqual(['Il faro', 'Altro'])
      expect(results[1]?.excerpt.filter(({ found }) => found)).toEqual([{ text: 'faro', found: true }])
    })
  })

  it('changes the content version with everything that readers can see, and with nothing else', async () => {
    const { newsroom, library, ada, article } = await openNewsroom(engine)
    const start = await library.version()
    const { id } = must(await newsroom.create(ada, 'article', article('La luce')))
    expect(await library.version()).toBe(start)
    must(await newsroom.publish(ada, 'article', id, 1))
    const published = await library.version()
    expect(published).toBeGreaterThan(start)
    must(await newsroom.unpublish(ada, 'article', id))
    expect(await library.version()).toBeGreaterThan(published)
  })

  it('lists by section and author, newest first', async () => {
    const { newsroom, library, ada, article, section, author, now, pass } = await openNewsroom(engine)
    for (const title of ['Prima', 'Seconda', 'Terza']) {
      const { id } = must(await newsroom.create(ada, 'article', article(title)))
      must(await newsroom.publish(ada, 'article', id, 1))
      pass(1)
    }
    const titles = async (filter: object, offset = 0) =>
      (await library.articles(filter, { limit: 2, offset }, now())).map(({ title }) => title)
    expect(await titles({ section: section.id })).toEqual(['Terza', 'Seconda'])
    expect(await titles({ author: author.id }, 2)).toEqual(['Prima'])
    expect(await titles({ section: 'altrove' })).toEqual([])
    expect(await library.countArticles({ author: author.id }, now())).toBe(3)
  })
})

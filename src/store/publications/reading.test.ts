import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'

describe.each(engines)('what readers ask on %s', (engine) => {
  it('changes the content version with everything that readers can see, and with nothing else', async () => {
    const { newsroom, publicContent, ada, article } = await openNewsroom(engine)
    const start = await publicContent.version()
    const { id } = unwrap(await newsroom.create(ada, 'article', article('La luce')))
    expect(await publicContent.version()).toBe(start)
    unwrap(await newsroom.publish(ada, 'article', id, 1))
    const published = await publicContent.version()
    expect(published).toBeGreaterThan(start)
    unwrap(await newsroom.unpublish(ada, 'article', id))
    expect(await publicContent.version()).toBeGreaterThan(published)
  })

  it('lists by section and author, newest first', async () => {
    const { newsroom, publicContent, ada, article, section, author, now, pass } = await openNewsroom(engine)
    for (const title of ['Prima', 'Seconda', 'Terza']) {
      const { id } = unwrap(await newsroom.create(ada, 'article', article(title)))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      pass(1)
    }
    const titles = async (filter: object, offset = 0) =>
      (await publicContent.articles(filter, { limit: 2, offset }, now())).map(({ title }) => title)
    expect(await titles({ section: section.id })).toEqual(['Terza', 'Seconda'])
    expect(await titles({ author: author.id }, 2)).toEqual(['Prima'])
    expect(await titles({ section: 'altrove' })).toEqual([])
    expect(await publicContent.countArticles({ author: author.id }, now())).toBe(3)
  })
})

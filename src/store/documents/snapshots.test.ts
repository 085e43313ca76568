import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import { createDocumentStore } from './documentStore.ts'

const SAVES = 20

describe.each(engines)('reading while others write on %s', (engine) => {
  it('finds a document every time, though it saves itself meanwhile', async () => {
    const { newsroom, ada, article } = await openNewsroom(engine)
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Zero')))
    let isWriting = true
    let reads = 0
    const read = async () => {
      while (isWriting) {
        const { revision, content } = unwrap(await newsroom.find(ada, 'article', id))
        expect(content.title).toBe(revision === 1 ? 'Zero' : String(revision))
        reads += 1
      }
    }
    const write = async () => {
      for (let base = 1; base <= SAVES; base += 1) unwrap(await newsroom.save(ada, 'article', id, base, article(String(base + 1)), true))
      isWriting = false
    }
    await Promise.all([write(), read(), read(), read(), read()])
    expect(reads).toBeGreaterThan(0)
  })

  it('sees one moment in all its questions, whatever is written between them', async () => {
    const { database, newsroom, ada, article, now } = await openNewsroom(engine)
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Prima')))
    unwrap(await newsroom.save(ada, 'article', id, 1, article('Prima'), true))
    const seen = await createDocumentStore(database).read(async (reader) => {
      const head = await reader.head(id)
      unwrap(await newsroom.save(ada, 'article', id, 2, article('Dopo'), true))
      const listing = await reader.list({ kind: 'article', sort: { by: 'title', isDescending: false }, limit: 10, offset: 0 }, now())
      return { content: await reader.content(id, head?.revision ?? 0), titles: listing.documents.map(({ title }) => title) }
    })
    expect(seen).toMatchObject({ content: { title: 'Prima' }, titles: ['Prima'] })
    expect(unwrap(await newsroom.find(ada, 'article', id)).title).toBe('Dopo')
  })

  it('still shows a reader who came a moment before a publication what stood then', async () => {
    const { newsroom, publicContent, ada, article, author, now, pass } = await openNewsroom(engine)
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Prima', { slug: 'luce' })))
    unwrap(await newsroom.publish(ada, 'article', id, 1))
    pass(10)
    const came = now()
    pass(0.01)
    unwrap(await newsroom.save(ada, 'article', id, 1, article('Dopo', { slug: 'luce' })))
    unwrap(await newsroom.publish(ada, 'article', id, 2))
    unwrap(await newsroom.save(ada, 'author', author.id, 1, { name: 'Elsa Seconda' }))
    expect(await publicContent.article('luce', came)).toMatchObject({ title: 'Prima', authors: [{ name: 'Elsa Prima' }] })
    expect(await publicContent.article('luce', now())).toMatchObject({ title: 'Dopo', authors: [{ name: 'Elsa Seconda' }] })
  })
})

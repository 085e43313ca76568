import { randomUUID } from 'node:crypto'
import { createNewsroom } from '../../src/content/newsroom/newsroom.ts'
import { createDocumentStore } from '../../src/store/documents/documentStore.ts'
import { openDatabase } from '../../src/store/database.ts'
import { addUser } from '../../src/store/people/users.ts'
import { unwrap } from './unwrap.ts'

/** Publishes so many articles of 2019 under one new tag, in the magazine a running program serves from that SQLite file. The newest comes first. */
export async function publishList(file: string, tagName: string, count: number): Promise<string[]> {
  const database = openDatabase({ engine: 'sqlite', file })
  const clock = () => new Date()
  try {
    const editor = await addUser(
      database,
      { name: 'Ada', email: `${randomUUID()}@example.it`, role: 'caporedattore' },
      { clock, newId: randomUUID, passwordHash: 'x' },
    )
    const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId: randomUUID })
    const anyOf = async (kind: 'section' | 'author') =>
      (await database.db.selectFrom('document').select('id').where('kind', '=', kind).limit(1).executeTakeFirstOrThrow()).id
    const [section, author, tag] = [
      await anyOf('section'),
      await anyOf('author'),
      unwrap(await newsroom.create(editor, 'tag', { name: tagName })),
    ]
    const titles = Array.from({ length: count }, (_, index) => `${tagName} ${count - index}`)
    for (const [index, title] of [...titles].reverse().entries()) {
      const { id } = unwrap(
        await newsroom.create(editor, 'article', {
          title,
          section,
          authors: [author],
          tags: [tag.id],
          publishAt: new Date(Date.UTC(2019, 0, 1 + index)).toISOString(),
          body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Prova.' }] }] },
        }),
      )
      unwrap(await newsroom.publish(editor, 'article', id, 1))
    }
    return titles
  } finally {
    await database.close()
  }
}

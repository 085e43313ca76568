import { randomUUID } from 'node:crypto'
import { createNewsroom } from '../../src/content/newsroom/newsroom.ts'
import type { User } from '../../src/content/people/user.ts'
import { createDocumentStore } from '../../src/store/documents/documentStore.ts'
import type { Engine } from '../../src/store/database.ts'
import { createPublicContent } from '../../src/store/publications/publicContent.ts'
import { addUser } from '../../src/store/people/users.ts'
import { unwrap } from './unwrap.ts'
import { migratedLocation, openedDatabase } from './stores.ts'

export { unwrap } from './unwrap.ts'

const START = Date.parse('2026-11-15T08:00:00.000Z')

/** A newsroom with two people, a section, an author, and a clock that the test sets. */
export async function openNewsroom(engine: Engine) {
  const location = await migratedLocation(engine)
  const database = openedDatabase(location)
  let moment = START
  const clock = () => new Date(moment)
  const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId: randomUUID })
  const publicContent = createPublicContent(database)
  const person = (name: string, role: User['role']) =>
    addUser(database, { name, email: `${name.toLowerCase()}@example.it`, role }, { clock, newId: randomUUID, passwordHash: 'x' })
  const ada = await person('Ada', 'caporedattore')
  const bruno = await person('Bruno', 'redattore')
  const section = unwrap(await newsroom.create(ada, 'section', { name: 'Città' }))
  const author = unwrap(await newsroom.create(ada, 'author', { name: 'Elsa Prima' }))
  const article = (title: string, more: object = {}) => ({
    title,
    section: section.id,
    authors: [author.id],
    body: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Un testo sulle elezioni in città e sull’arte.' }] }],
    },
    ...more,
  })
  return {
    location,
    database,
    newsroom,
    publicContent,
    ada,
    bruno,
    section,
    author,
    article,
    now: () => clock().toISOString(),
    pass: (minutes: number) => void (moment += minutes * 60_000),
    later: (minutes: number) => new Date(moment + minutes * 60_000).toISOString(),
  }
}

import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { createNewsroom } from '../../src/content/newsroom/newsroom.ts'
import { createDocumentStore } from '../../src/store/documents/documentStore.ts'
import { openDatabase, type DatabaseLocation } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { addFirstAdministrator } from '../../src/store/people/users.ts'

const clock = () => new Date()

/** Writes articles, one after the other, and prints the identifier of each only once it was acknowledged. */
export async function main([location = '', count = '0']: readonly string[]): Promise<void> {
  const database = openDatabase(JSON.parse(location) as DatabaseLocation)
  await migrate(database, { clock, backupFolder: tmpdir() })
  const admin = { name: 'Ada', email: 'ada@example.it', role: 'amministratore' } as const
  const { user } = await addFirstAdministrator(database, admin, { clock, newId: randomUUID, passwordHash: 'x' })
  const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId: randomUUID })
  for (let number = 0; number < Number(count); number++) {
    const made = await newsroom.create(user, 'article', { title: `Articolo ${process.pid} ${number}` })
    if (!made.ok) throw new Error(JSON.stringify(made))
    process.stdout.write(`${made.value.id}\n`)
  }
  await database.close()
}

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { emptyLocation, engines, openedDatabase, temporaryFolder } from '../../../tests/support/stores.ts'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { kinds, type Kind } from '../../content/kinds.ts'
import { createNewsroom } from '../../content/newsroom/newsroom.ts'
import { createDocumentStore } from '../documents/documentStore.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { addUser } from '../people/users.ts'
import { migrations } from './all.ts'

const clock = () => new Date('2026-11-15T08:00:00.000Z')
const HASH = 'a'.repeat(64)
const PAGE = { sort: { by: 'title', isDescending: false }, limit: 10, offset: 0 } as const
const picture = { width: 800, height: 600, widths: [320, 640], formats: ['webp'], thumbhash: 'x' }
const file = { fileName: 'Città.jpg', hash: HASH, type: 'image/jpeg', bytes: 10, picture }

/** A document as the program wrote it before this step: a column for each thing it knew then. */
async function write({ db }: Database, by: string, id: string, kind: Kind, title: string, contents: readonly object[]): Promise<void> {
  const at = clock().toISOString()
  const head = { id, kind, slug: null, title, inReview: 0, note: '', firstPublishedAt: null }
  const made = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by }
  // The types are those of the newest store: what this step adds is not there yet.
  await db
    .insertInto('document')
    .values({ ...head, ...made, revision: contents.length } as never)
    .execute()
  for (const [index, content] of contents.entries()) {
    const revision = {
      documentId: id,
      number: index + 1,
      createdAt: at,
      createdBy: by,
      changed: '[]',
      content: JSON.stringify(kinds[kind].schema.parse(content)),
    }
    await db
      .insertInto('revision')
      .values(revision as never)
      .execute()
  }
}

describe.each(engines)('a store from before the desk, on %s', (engine) => {
  it('gets the summaries and the references that lists and deletions go by', async () => {
    const database = openedDatabase(await emptyLocation(engine))
    const options = { clock, backupFolder: await temporaryFolder() }
    const before = migrations.filter(({ name }) => name < '0003')
    await migrate(database, { ...options, migrations: before })
    const ada = await addUser(
      database,
      { name: 'Ada', email: 'ada@example.it', role: 'caporedattore' },
      { clock, newId: randomUUID, passwordHash: 'x' },
    )
    await write(database, ada.id, 'ritratto', 'media', 'Città.jpg', [file])
    await write(database, ada.id, 'elsa', 'author', 'Elsa', [{ name: 'Elsa' }, { name: 'Elsa', role: 'Inviata', portrait: 'ritratto' }])
    await write(database, ada.id, 'bozza', 'article', 'Àlba', [{ title: 'Àlba', authors: ['elsa'] }])
    await write(database, ada.id, 'conti', 'menu', 'Piede', [
      { name: 'Piede', slug: 'piede', items: [{ label: 'Conti', address: `/media/${HASH}/file.jpeg` }] },
    ])
    await database.db
      .insertInto('reference')
      .values({ documentId: 'bozza', targetId: 'elsa' } as never)
      .execute()

    expect(await migrate(database, options)).toEqual(migrations.filter(({ name }) => name >= '0003').map(({ name }) => name))

    const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId: randomUUID })
    const listed = async (kind: Kind, filter: object) =>
      unwrap(await newsroom.list(ada, { kind, ...PAGE, ...filter })).documents.map(({ id, summary, usedBy }) => ({ id, summary, usedBy }))
    expect(await listed('author', {})).toEqual([{ id: 'elsa', usedBy: 1, summary: { role: 'Inviata', portrait: 'ritratto' } }])
    expect(await listed('article', { words: 'alba' })).toMatchObject([{ id: 'bozza', summary: { authors: ['elsa'], words: 0 } }])
    expect(await listed('media', { altMissing: true })).toMatchObject([
      { id: 'ritratto', usedBy: 2, summary: { type: 'image/jpeg', width: 800 } },
    ])
    expect(await createDocumentStore(database).read((reader) => reader.mediaWithHash(HASH))).toBe('ritratto')
    expect(await newsroom.remove(ada, 'media', 'ritratto')).toMatchObject({ ok: false, reason: 'in-use' })
  })
})

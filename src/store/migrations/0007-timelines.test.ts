import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { emptyLocation, engines, openedDatabase, temporaryFolder } from '../../../tests/support/stores.ts'
import { pageSchema } from '../../content/kinds/page.ts'
import { statusOf } from '../../content/newsroom/document.ts'
import { createNewsroom } from '../../content/newsroom/newsroom.ts'
import { createDocumentStore } from '../documents/documentStore.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { addUser } from '../people/users.ts'
import { migrations } from './all.ts'

const clock = () => new Date('2026-11-15T08:00:00.000Z')
const NOW = clock().toISOString()
const at = (hour: number) => `2026-11-15T${String(hour).padStart(2, '0')}:00:00.000Z`

/** A page as it was kept before this step: a content for each revision, and what readers see of it, until when. */
async function write(
  { db }: Database,
  by: string,
  id: string,
  contents: readonly object[],
  shown: readonly { revision: number; from: string; until: string | null }[],
): Promise<void> {
  const made = { createdAt: NOW, createdBy: by, updatedAt: NOW, updatedBy: by }
  const head = { id, kind: 'page', slug: id, title: id, inReview: 0, note: '', returnedBy: null, firstPublishedAt: at(1) }
  // The types are those of the newest store: what this step adds is not there yet.
  await db
    .insertInto('document')
    .values({ ...head, ...made, revision: contents.length } as never)
    .execute()
  for (const [index, content] of contents.entries()) {
    const json = JSON.stringify(pageSchema.parse({ title: id, slug: id, ...content }))
    const revision = {
      documentId: id,
      number: index + 1,
      createdAt: NOW,
      createdBy: by,
      changed: '[]',
      isAutomatic: 0,
      content: json,
    }
    await db
      .insertInto('revision')
      .values(revision as never)
      .execute()
  }
  for (const { revision, from, until } of shown) {
    const row = { documentId: id, kind: 'page', slug: id, revision, visibleFrom: from, visibleUntil: until, publishedAt: at(1) }
    await db
      .insertInto('publication')
      .values(row as never)
      .execute()
  }
}

describe.each(engines)('a store from before timelines, on %s', (engine) => {
  it('tells a planned change, an end that a text names and a withdrawal apart', async () => {
    const database = openedDatabase(await emptyLocation(engine))
    const options = { clock, backupFolder: await temporaryFolder() }
    await migrate(database, { ...options, migrations: migrations.filter(({ name }) => name < '0007') })
    const ada = await addUser(
      database,
      { name: 'Ada', email: 'ada@example.it', role: 'caporedattore' },
      { clock, newId: randomUUID, passwordHash: 'x' },
    )
    const planned = [
      { revision: 1, from: at(1), until: at(20) },
      { revision: 2, from: at(20), until: at(22) },
    ]
    await write(database, ada.id, 'cambia', [{}, {}], planned)
    await write(database, ada.id, 'nominata', [{ unpublishAt: at(21) }], [{ revision: 1, from: at(1), until: at(21) }])
    await write(database, ada.id, 'aperta', [{}], [{ revision: 1, from: at(1), until: null }])
    await migrate(database, options)

    const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId: randomUUID })
    const find = async (id: string) => unwrap(await newsroom.find(ada, 'page', id))
    expect(statusOf(await find('cambia'), NOW)).toMatchObject({ state: 'published', plannedAt: at(20), endsAt: at(22) })
    // The plan is cancelled, and what was shown stays until the withdrawal that was agreed on.
    const cancelled = unwrap(await newsroom.cancelPlan(ada, 'page', 'cambia'))
    expect([cancelled.withdrawalAt, cancelled.publications.map(({ until }) => until)]).toEqual([at(22), [at(22)]])
    expect(await find('nominata')).toMatchObject({ withdrawalAt: null, publications: [{ endsAt: at(21), until: at(21) }] })
    expect(await find('aperta')).toMatchObject({ withdrawalAt: null, publications: [{ endsAt: null, until: null }] })
  })
})

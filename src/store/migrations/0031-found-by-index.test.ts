import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { createDatabase, dropDatabase } from '../../../tests/support/postgresDatabases.ts'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { openDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'

describe.runIf(inject('postgresUrl'))('titles on PostgreSQL are indexed by three letters', () => {
  it('where its owner asks', async () => {
    expect(await trigramIndexes(async () => undefined)).toEqual([
      'document_summary_files_trigrams',
      'document_summary_texts_trigrams',
      'publication_trigrams',
    ])
  })

  it('not where the server does not let us have the extension, and the magazine is there all the same', async () => {
    expect(
      await trigramIndexes(async (db, name) => {
        await sql`create role ${sql.id(name)} login`.execute(db)
        await sql`grant create on schema public to ${sql.id(name)}`.execute(db)
        return name
      }),
    ).toEqual([])
  })
})

type Admin = ReturnType<typeof openDatabase>['db']

/** Migrates an empty database as its owner, or as whoever `prepare` names; which indexes there are then. */
async function trigramIndexes(prepare: (db: Admin, name: string) => Promise<string | undefined>): Promise<string[]> {
  const name = `trigrams_${randomUUID().replaceAll('-', '')}`
  const url = await createDatabase(inject('postgresUrl'), name)
  const admin = openDatabase({ engine: 'postgres', url })
  const role = await prepare(admin.db, name)
  const owner = new URL(url)
  if (role) owner.username = role
  const database = openDatabase({ engine: 'postgres', url: owner.href })
  try {
    await migrate(database, { clock: () => new Date(), backupFolder: await temporaryFolder() })
    const { rows } = await sql<{ indexname: string }>`select indexname from pg_indexes
      where indexname like '%trigrams' order by indexname`.execute(database.db)
    return rows.map(({ indexname }) => indexname)
  } finally {
    await database.close()
    await admin.close()
    await dropDatabase(inject('postgresUrl'), name)
    if (role) await dropRole(role)
  }
}

async function dropRole(name: string): Promise<void> {
  const admin = openDatabase({ engine: 'postgres', url: inject('postgresUrl') })
  await sql`drop role ${sql.id(name)}`.execute(admin.db)
  await admin.close()
}

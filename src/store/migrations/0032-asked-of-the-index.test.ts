import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { openNewsroom } from '../../../tests/support/newsroom.ts'
import { generateArticles } from '../../demo/generateArticles.ts'
import type { Database } from '../database.ts'
import { importDocuments } from '../documents/importDocuments.ts'
import { placeTokens } from '../search/searchTokens.ts'

const TEXTS = 200

describe.runIf(inject('postgresUrl'))('words on PostgreSQL are asked of their index', () => {
  it('where reading the texts through seems quicker, too', async () => {
    const { database, ada, now, article, section } = await openNewsroom('postgres')
    const act = { at: now(), by: ada.id }
    const [texts = []] = generateArticles(TEXTS, TEXTS)
    const documents = texts.map(({ title, body }) => ({
      id: randomUUID(),
      kind: 'article' as const,
      revisions: [{ ...act, content: article(title, { body }) }] as const,
      published: act,
    }))
    expect(await importDocuments(database, documents, now())).toEqual({ ok: true })
    await sql`vacuum analyze search_index`.execute(database.db) // nothing waits to be put into the index
    // Those of one section are all there are. Each takes a handful of blocks, in a table that has two or three.
    const ofSection = sql.lit(placeTokens({ section: section.id }).join())
    expect(await blocksRead(database, sql`select search_index_matching(${ofSection}, null)`)).toBeLessThan(TEXTS / 4)
    expect(await blocksRead(database, sql`select publication_id from search_index where tokens @@ ${ofSection}`)).toBeGreaterThan(TEXTS)
  })
})

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number } }]
}

/** Asked for the second time: the first reads what the tables are like. */
async function blocksRead({ db }: Database, query: ReturnType<typeof sql>): Promise<number> {
  const ask = () => sql<Explained>`explain (analyze, buffers, format json) ${query}`.execute(db)
  await ask()
  const { rows } = await ask()
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  return plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : Infinity
}

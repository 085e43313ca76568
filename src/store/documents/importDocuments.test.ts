import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines } from '../../../tests/support/stores.ts'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import type { Database, Engine } from '../database.ts'
import { importDocuments } from './importDocuments.ts'
import type { ImportedDocument } from './importedDocument.ts'

const TABLES = [
  'document',
  'revision',
  'documentSummary',
  'reference',
  'mediaFile',
  'publicationAuthor',
  'publicationTag',
  'publicationCount',
  'searchWord',
] as const

/** All that is kept of documents, in one order; publications count from one in each store. */
async function rowsOf({ db, engine }: Database): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const table of TABLES) rows[table] = await db.selectFrom(table).selectAll().execute()
  rows['publication'] = await db.selectFrom('publication').selectAll().execute()
  rows['redirect'] = await db.selectFrom('redirect').select(['fromPath', 'documentId', 'toAddress']).execute()
  for (const index of ['search_index', 'draft_index']) rows[index] = await indexRows(db, engine, index)
  return Object.fromEntries(Object.entries(rows).map(([table, some]) => [table, some.map((row) => JSON.stringify(row)).toSorted()]))
}

async function indexRows(db: Database['db'], engine: Engine, index: string): Promise<unknown[]> {
  if (engine === 'postgres') return (await sql`select * from ${sql.table(index)}`.execute(db)).rows
  await sql`create virtual table ${sql.id('temp', `${index}_terms`)} using fts5vocab(main, ${sql.id(index)}, instance)`.execute(db)
  // Rows are numbered by what was there before.
  return (await sql`select term, col, "offset" from ${sql.id('temp', `${index}_terms`)}`.execute(db)).rows
}

const HASH = 'ab'.repeat(32)
const PICTURE = { width: 1600, height: 900, widths: [320, 640], formats: ['webp'], thumbhash: 'abcd' }

describe.each(engines)('importing documents into %s', (engine) => {
  it('leaves what the newsroom leaves, row by row', async () => {
    const room = await openNewsroom(engine)
    const { newsroom, ada, bruno, article, database } = room
    const tag = unwrap(await newsroom.create(ada, 'tag', { name: 'Voto' }))
    const made: ImportedDocument[] = [
      { id: tag.id, kind: 'tag', revisions: [{ at: room.now(), by: ada.id, content: { name: 'Voto' } }], published: null },
    ]
    const file = { fileName: 'a.jpg', hash: HASH, type: 'image/jpeg', bytes: 10, picture: PICTURE, alt: 'Un voto' }
    const medium = unwrap(await newsroom.create(ada, 'media', file))
    made.push({ id: medium.id, kind: 'media', revisions: [{ at: room.now(), by: ada.id, content: file }], published: null })
    const texts = [
      article('Si vota'),
      article('Si vota domani', { tags: [tag.id], hero: medium.id, kicker: 'Elezioni' }),
      article('Si vota domani', { tags: [tag.id], hero: medium.id, kicker: 'Elezioni', publishAt: '2020-01-02T03:04:05.000Z' }),
    ]
    const begun = { at: room.now(), by: ada.id, content: texts[0] }
    const { id } = unwrap(await newsroom.create(ada, 'article', texts[0]))
    room.pass(30)
    const saved = { at: room.now(), by: bruno.id, content: texts[1] }
    unwrap(await newsroom.assign(ada, 'article', id, [bruno.id]))
    unwrap(await newsroom.save(bruno, 'article', id, 1, texts[1]))
    unwrap(await newsroom.assign(ada, 'article', id, []))
    room.pass(30)
    const last = { at: room.now(), by: ada.id, content: texts[2] }
    unwrap(await newsroom.save(ada, 'article', id, 2, texts[2]))
    room.pass(30)
    unwrap(await newsroom.publish(ada, 'article', id, 3))
    made.push({ id, kind: 'article', revisions: [begun, saved, last], published: { at: room.now(), by: ada.id } })
    const draft = unwrap(await newsroom.create(ada, 'article', { title: 'Solo un titolo' }))
    made.push({
      id: draft.id,
      kind: 'article',
      revisions: [{ at: room.now(), by: ada.id, content: { title: 'Solo un titolo' } }],
      published: null,
    })

    const other = await openNewsroom(engine)
    const swap = new Map([
      [other.ada.id, ada.id],
      [other.bruno.id, bruno.id],
      [other.section.id, room.section.id],
      [other.author.id, room.author.id],
    ])
    const forOther = (value: unknown): never => {
      let text = JSON.stringify(value)
      for (const [theirs, ours] of swap) text = text.replaceAll(ours, theirs)
      return JSON.parse(text) as never // the same, with the other store's identifiers
    }
    expect(await importDocuments(other.database, forOther(made), room.now())).toEqual({ ok: true })

    // What was saved is indexed when somebody searches.
    for (const { newsroom, ada } of [room, other]) unwrap(await newsroom.findByWords(ada, 'voto'))
    const expected = await rowsOf(database)
    const letters = (text: string) => text.replaceAll('-', '')
    const asOurs = (row: string) =>
      [...swap].reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours).replaceAll(letters(theirs), letters(ours)), row)
    for (const [table, rows] of Object.entries(await rowsOf(other.database))) {
      const ours = (rows as string[]).map(asOurs).toSorted()
      expect(ours, table).toEqual(expected[table])
    }
    expect(await other.publicContent.articles({ tag: tag.id }, { limit: 5 }, room.now())).toHaveLength(1)
  })

  it('takes all of them, or none and says why of each', async () => {
    const { database, newsroom, ada, article, now } = await openNewsroom(engine)
    const taken = unwrap(await newsroom.create(ada, 'article', article('Presa', { slug: 'presa' })))
    const act = { at: now(), by: ada.id }
    const one = (id: string, content: unknown, more: Partial<ImportedDocument> = {}): ImportedDocument => ({
      id,
      kind: 'article',
      revisions: [{ ...act, content }],
      published: act,
      ...more,
    })
    const outcome = await importDocuments(
      database,
      [
        one('good', article('Buona'), { redirects: ['/vecchia/buona.html'] }),
        one(taken.id, article('Un altro')),
        one('slug', article('Presa', { slug: 'presa' })),
        one('schema', { ...article('Lunga'), kicker: 'x'.repeat(81) }),
        one('bare', { title: 'Senza niente' }),
        one('tag', article('Con un tag', { tags: ['nessuno'] })),
        one('path', article('Con un indirizzo'), { redirects: ['/vecchia/buona.html', 'altrove'] }),
        one('person', article('Di chi?'), { published: { ...act, by: 'nessuno' } }),
        one('good', article('Due volte')),
      ],
      now(),
    )
    expect(outcome.ok ? [] : outcome.refused.map(({ id, refusal }) => [id, refusal.reason, ...problemsIn(refusal)])).toEqual([
      [taken.id, 'id-taken'],
      ['slug', 'slug-taken'],
      ['schema', 'invalid', 'revisions.0.kicker'],
      ['bare', 'invalid', 'section', 'authors', 'body'],
      ['tag', 'invalid', 'tags'],
      ['path', 'invalid', 'redirects.0', 'redirects.1'],
      ['person', 'invalid', 'published.by'],
      ['good', 'id-taken'],
    ])
    expect(await database.db.selectFrom('document').select('id').where('kind', '=', 'article').execute()).toEqual([{ id: taken.id }])
  })

  it('lets a slug that nobody chose give way, to the store and to its own batch', async () => {
    const { database, newsroom, ada, article, now, publicContent } = await openNewsroom(engine)
    unwrap(await newsroom.create(ada, 'article', article('Presa')))
    const act = { at: now(), by: ada.id }
    const batch = ['a', 'b'].map((id) => ({
      id,
      kind: 'article' as const,
      revisions: [{ ...act, content: article('Presa') }] as const,
      published: act,
      redirects: [`/vecchia/${id}.html`],
    }))
    expect(await importDocuments(database, batch, now())).toEqual({ ok: true })
    expect((await publicContent.articles({}, { limit: 5 }, now())).map(({ slug }) => slug)).toEqual(['presa-3', 'presa-2'])
    expect(await publicContent.redirectFrom('/vecchia/b.html', now())).toBe('/articoli/presa-3')
    expect((await publicContent.search({ typed: 'elezioni ' }, { limit: 5 }, now())).total).toBe(2)
  })
})

const problemsIn = (refusal: object): string[] =>
  'problems' in refusal ? (refusal.problems as { path: readonly PropertyKey[] }[]).map(({ path }) => path.join('.')) : []

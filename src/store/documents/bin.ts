import { sql, type Kysely, type Transaction } from 'kysely'
import { BIN_DAYS, type BinEntry, type BinQuery } from '../../content/newsroom/binEntry.ts'
import type { DocumentWriter, DocumentReader } from '../../content/newsroom/documentStore.ts'
import { DAY_MS, toInstant, type Instant } from '../../content/time.ts'
import { readHeads } from './heads.ts'
import { withWords } from './listConditions.ts'
import { listReferences, unlistReferences } from './references.ts'
import { bumpVersion, NO_PAGE } from '../publications/contentChanges.ts'
import type { createPublisher } from '../publications/publisher.ts'
import { draftIndexFor } from '../search/draftIndex.ts'
import type { Engine } from '../database.ts'
import type { Tables } from '../tables.ts'
import { lockGroups } from '../writerLocks.ts'

type BinReader = Pick<DocumentReader, 'bin' | 'trashed' | 'trashedWithHash' | 'trashedBefore'>

/** Reads what is in the bin. All other reading leaves it out. */
export function binReader(db: Kysely<Tables>): BinReader {
  return {
    async bin(query) {
      const [{ total }, rows] = await Promise.all([
        binRows(db, query)
          .select((eb) => eb.fn.countAll().as('total'))
          .executeTakeFirstOrThrow(),
        binRows(db, query)
          .leftJoin('user', 'user.id', 'document.trashedBy')
          .select(['document.id', 'kind', 'title', 'trashedAt', 'trashedBy', 'user.name'])
          .orderBy('trashedAt', 'desc')
          .orderBy('document.id')
          .limit(query.limit)
          .offset(query.offset)
          .execute(),
      ])
      return { total: Number(total), entries: rows.flatMap(toEntry) }
    },

    async trashed(id) {
      const row = await db.selectFrom('document').selectAll().where('id', '=', id).where('trashedAt', 'is not', null).executeTakeFirst()
      const [head] = row ? await readHeads(db, [row]) : []
      return head && row?.trashedAt ? { ...head, trashedAt: row.trashedAt, trashedBy: row.trashedBy ?? '' } : undefined
    },

    async trashedWithHash(hash) {
      const rows = await db
        .selectFrom('documentSummary')
        .innerJoin('document', 'document.id', 'documentSummary.documentId')
        .select('document.id')
        .where('mediaHash', '=', hash)
        .where('trashedAt', 'is not', null)
        .orderBy('trashedAt', 'desc')
        .orderBy('document.id')
        .execute()
      return rows.map(({ id }) => id)
    },

    async trashedBefore(moment) {
      const rows = await db.selectFrom('document').select('id').where('trashedAt', '<=', moment).orderBy('trashedAt').execute()
      return rows.map(({ id }) => id)
    },
  }
}

/** Moves documents into the bin and out of it. */
export function binWriter(
  engine: Engine,
  db: Transaction<Tables>,
  publisher: Pick<ReturnType<typeof createPublisher>, 'forget'>,
): Pick<DocumentWriter, 'trash' | 'recover' | 'purge'> {
  return {
    async trash({ id, kind, firstPublishedAt }, { by, at, gone }) {
      await publisher.forget(id)
      await unlistReferences(db, id)
      await db
        .updateTable('document')
        .set({ trashedAt: at, trashedBy: by, slug: null })
        // A date that has not come yet was a plan.
        .$if(firstPublishedAt !== null && firstPublishedAt > at, (query) => query.set({ firstPublishedAt: null }))
        .where('id', '=', id)
        .execute()
      for (const path of gone)
        await db
          .insertInto('goneAddress')
          .values({ path, documentId: id })
          .onConflict((conflict) => conflict.column('path').doUpdateSet({ documentId: id }))
          .execute()
      // A draft that nobody knew goes unnoticed.
      if (gone.length > 0 || kind === 'media') await bumpVersion(db, NO_PAGE)
    },

    async recover({ id, slug }) {
      await db.updateTable('document').set({ trashedAt: null, trashedBy: null, slug }).where('id', '=', id).execute()
      await listReferences(db, id)
      await db.deleteFrom('goneAddress').where('documentId', '=', id).execute()
      await bumpVersion(db, NO_PAGE)
    },

    async purge(id) {
      await lockGroups(engine, db)
      await publisher.forget(id)
      await draftIndexFor(engine).remove(db, [id])
      await db.deleteFrom('document').where('id', '=', id).execute()
      // What came of an announcement hangs by no foreign key: readers may answer one while it is deleted.
      for (const table of ['popupSubmit', 'popupCount', 'webhookDelivery'] as const)
        await db.deleteFrom(table).where('documentId', '=', id).execute()
      await bumpVersion(db, NO_PAGE)
    },
  }
}

/** Did a document stand at this path, or lead a redirect to one from it, that is in the bin now? */
export async function isGoneAddress(db: Kysely<Tables>, path: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from gone_address where path = ${path}
    union all
    select 1 from redirect join document on document.id = redirect.document_id where from_path = ${path} and trashed_at is not null
    limit 1`.execute(db)
  return rows.length > 0
}

/** All of them. */
export async function findGoneAddresses(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from gone_address
    union
    select from_path as path from redirect join document on document.id = redirect.document_id where trashed_at is not null`.execute(db)
  return rows.map(({ path }) => path)
}

/** The files that only media in the bin have. */
export async function findGoneFiles(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hash: string }>`
    select distinct hash from document join media_file on media_file.document_id = document.id
    where trashed_at is not null and not exists (
      select 1 from media_file other join document owner on owner.id = other.document_id
      where other.hash = media_file.hash and owner.trashed_at is null
    )`.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

function binRows(db: Kysely<Tables>, { kind, words, by }: Omit<BinQuery, 'limit' | 'offset'>) {
  return db
    .selectFrom('document')
    .innerJoin('documentSummary', 'documentSummary.documentId', 'document.id')
    .where('trashedAt', 'is not', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'article'))
    .$if(by !== undefined, (query) => query.where('trashedBy', '=', by ?? ''))
    .where((eb) => eb.and(withWords(words)))
}

interface BinRow extends Pick<BinEntry, 'id' | 'kind' | 'title'> {
  readonly trashedAt: Instant | null
  readonly trashedBy: string | null
  readonly name: string | null
}

function toEntry({ id, kind, title, trashedAt, trashedBy, name }: BinRow): BinEntry[] {
  if (trashedAt === null || trashedBy === null) return []
  const until = toInstant(new Date(Date.parse(trashedAt) + BIN_DAYS * DAY_MS))
  return [{ id, kind, title, trashedAt, trashedBy: { id: trashedBy, name: name ?? '' }, until }]
}

import type { Kysely } from 'kysely'
import type { Contents, Kind } from '../../content/kinds.ts'
import { settleAll } from '../../content/settleAll.ts'
import { siteSettingsSchema } from '../../content/kinds/settings.ts'
import type { DocumentReader } from '../../content/newsroom/documentStore.ts'
import { statusOf, type Document, type DocumentHead } from '../../content/newsroom/document.ts'
import { binReader } from './bin.ts'
import { createFind } from './findDocuments.ts'
import { readHead, readHeads, readListed } from './heads.ts'
import { listDocuments } from './listing.ts'
import { findSuccessors } from './mergedTags.ts'
import { createOverview } from './overview.ts'
import { findPresent } from './presence.ts'
import { previewLinkReader } from './previewLinks.ts'
import { readContent } from './storedContent.ts'
import { publishedRow } from '../publications/published.ts'
import type { Engine } from '../database.ts'
import type { Tables } from '../tables.ts'
import { allRedirects, findRedirect, listRedirects, writtenRedirects } from './redirectRows.ts'
import { countUses, findUses } from './uses.ts'

const HEADS_AT_ONCE = 1_000

/** Answers what the newsroom asks of documents and their revisions. It changes nothing. */
export function documentReader(engine: Engine, db: Kysely<Tables>): DocumentReader {
  const content = async (id: string, revision: number): Promise<Contents[Kind] | undefined> => {
    const row = await db
      .selectFrom('revision')
      .innerJoin('document', 'document.id', 'revision.documentId')
      .select(['document.kind', 'content', 'schemaVersion'])
      .where('documentId', '=', id)
      .where('number', '=', revision)
      .executeTakeFirst()
    return row && readContent(row.kind, row)
  }

  // The newest revision of a document always exists: they are written together.
  const newestContent = async (id: string): Promise<Contents[Kind] | undefined> => {
    const row = await db
      .selectFrom('document')
      .innerJoin('revision', (join) => join.onRef('revision.documentId', '=', 'document.id').onRef('number', '=', 'document.revision'))
      .select(['kind', 'content', 'schemaVersion'])
      .where('document.id', '=', id)
      .executeTakeFirst()
    return row && readContent(row.kind, row)
  }

  return {
    head: (id) => readHead(db, id),
    content,
    find: createFind(engine, db),
    ...createOverview(db),
    ...binReader(db),
    ...previewLinkReader(db),

    async document<K extends Kind>(kind: K, id: string) {
      const [found, newest] = await settleAll([readHead(db, id), newestContent(id)])
      return found?.kind === kind && newest ? ({ ...found, content: newest } as Document<K>) : undefined
    },

    async list(query, now) {
      const { total, rows } = await listDocuments(engine, db, query, now)
      return { total, documents: await readListed(db, rows, now) }
    },

    async foldable(id, number, by, since) {
      const row = await db
        .selectFrom('revision')
        .select('changed')
        .where('documentId', '=', id)
        .where('number', '=', number)
        .where('isAutomatic', '=', 1)
        .where('createdBy', '=', by)
        .where('createdAt', '>=', since)
        .where('number', 'not in', (eb) =>
          eb.selectFrom('publication').select('publication.revision').where('publication.documentId', '=', id),
        )
        .executeTakeFirst()
      return row ? (JSON.parse(row.changed) as string[]) : null // written by addRevision
    },

    async revisions(id) {
      const rows = await db
        .selectFrom('revision')
        .innerJoin('user', 'user.id', 'revision.createdBy')
        .select(['revision.number', 'revision.createdAt', 'revision.createdBy', 'revision.changed', 'user.name'])
        .where('documentId', '=', id)
        .orderBy('number', 'desc')
        .execute()
      return rows.map(({ number, createdAt, createdBy, changed, name }) => ({
        number,
        at: createdAt,
        by: { id: createdBy, name },
        changed: JSON.parse(changed) as string[], // written by addRevision
      }))
    },

    redirects: (now) => allRedirects(db, now),
    listRedirects: (query, now) => listRedirects(db, query, now),
    findRedirect: (path, now) => findRedirect(db, path, now),
    writtenRedirects: () => writtenRedirects(db),

    async userName(id) {
      const row = await db.selectFrom('user').select('name').where('id', '=', id).executeTakeFirst()
      return row?.name ?? id
    },

    async absentUsers(ids) {
      if (ids.length === 0) return []
      const known = await db.selectFrom('user').select(['id', 'suspendedAt']).where('id', 'in', ids).execute()
      const isKnown = (id: string) => known.some((user) => user.id === id)
      const isThere = (id: string) => known.some((user) => user.id === id && user.suspendedAt === null)
      return ids.filter((id) => !isThere(id)).map((id) => ({ id, because: isKnown(id) ? 'suspended' : 'unknown' }))
    },

    async usesOf(id, now, most) {
      const uses = (await findUses(db, [id], now, most)).get(id)
      const ids = [...(uses?.documents ?? [])]
      const redirects = [...(uses?.redirects ?? [])].sort()
      const all = most === undefined ? ids.length : ((await countUses(db, [id], now)).get(id) ?? 0) - redirects.length
      const heads: DocumentHead[] = []
      // What a whole magazine names is named by more than fit into one question.
      for (let start = 0; start < ids.length; start += HEADS_AT_ONCE) {
        const rows = await db
          .selectFrom('document')
          .selectAll()
          .where('id', 'in', ids.slice(start, start + HEADS_AT_ONCE))
          .execute()
        heads.push(...(await readHeads(db, rows)))
      }
      heads.sort((a, b) => a.title.localeCompare(b.title, 'it') || (a.id < b.id ? -1 : 1))
      return {
        documents: heads.map((head) => ({ ...head, status: statusOf(head, now) })),
        redirects,
        more: all - ids.length,
      }
    },

    successors: (ids) => findSuccessors(db, ids),

    async mediaWithHash(hash) {
      const row = await db
        .selectFrom('documentSummary')
        .innerJoin('document', 'document.id', 'documentSummary.documentId')
        .select('documentId')
        .where('mediaHash', '=', hash)
        // Of a change that was handed in readers do not have the file yet.
        .where('document.inReview', '=', 0)
        .where('document.trashedAt', 'is', null)
        .orderBy('documentId')
        .executeTakeFirst()
      return row?.documentId
    },

    async hashesOf(id) {
      const rows = await db.selectFrom('mediaFile').select('hash').where('documentId', '=', id).execute()
      return rows.map(({ hash }) => hash)
    },

    async isHashKept(hash) {
      const row = await db.selectFrom('mediaFile').select('documentId').where('hash', '=', hash).executeTakeFirst()
      return row !== undefined
    },

    async redirectAt(fromPath) {
      const row = await db
        .selectFrom('redirect')
        .leftJoin('document', 'document.id', 'redirect.documentId')
        .select('fromPath')
        .where('fromPath', '=', fromPath)
        .where('document.trashedAt', 'is', null)
        .executeTakeFirst()
      return row !== undefined
    },

    isShown: async (kind, slug, now) => (await publishedRow(db, kind, slug, now)) !== undefined,

    async writtenAs(kind, slug) {
      const row = await db
        .selectFrom('document')
        .selectAll()
        .where('kind', '=', kind)
        .where('trashedAt', 'is', null)
        .where((eb) =>
          eb.or([
            eb('slug', '=', slug),
            eb('id', 'in', eb.selectFrom('publication').select('documentId').where('kind', '=', kind).where('slug', '=', slug)),
          ]),
        )
        // Whose name it is now comes before whoever was once seen under it.
        .orderBy((eb) => eb.case().when('slug', '=', slug).then(0).else(1).end())
        .orderBy('id')
        .executeTakeFirst()
      return row && (await readHeads(db, [row]))[0]
    },

    present: (id, exceptTab) => findPresent(db, id, exceptTab),

    async siteSettings() {
      const row = await db
        .selectFrom('document')
        .innerJoin('revision', (join) => join.onRef('revision.documentId', '=', 'document.id').onRef('number', '=', 'document.revision'))
        .select(['content', 'schemaVersion'])
        .where('kind', '=', 'siteSettings')
        .where('trashedAt', 'is', null)
        .executeTakeFirst()
      return row ? readContent('siteSettings', row) : siteSettingsSchema.parse({})
    },

    async takenSlugs(kind, slugs, except, now) {
      const shown = db
        .selectFrom('publication')
        .select('slug')
        .where('kind', '=', kind)
        .where('slug', 'in', slugs)
        .where((eb) => eb.or([eb('visibleUntil', 'is', null), eb('visibleUntil', '>', now)]))
        .$if(except !== null, (query) => query.where('documentId', '!=', except))
      const rows = await db
        .selectFrom('document')
        .select('slug')
        .where('kind', '=', kind)
        .where('slug', 'in', slugs)
        .$if(except !== null, (query) => query.where('id', '!=', except))
        .union(shown)
        .execute()
      return new Set(rows.flatMap(({ slug }) => slug ?? []))
    },
  }
}

import type { Kysely } from 'kysely'
import { redirectSchema } from '../../content/addresses/redirect.ts'
import { normalPath } from '../../content/addresses/normalPath.ts'
import { documentsAt } from '../../content/addresses/pagesAt.ts'
import { parse } from '../../content/parse.ts'
import { isOwnAddress } from '../../content/addresses/siteRoot.ts'
import type { Instant } from '../../content/time.ts'
import type { Database } from '../../store/database.ts'
import { documentWriter } from '../../store/documents/documentWriter.ts'
import { publishedRow } from '../../store/publications/published.ts'
import type { Tables } from '../../store/tables.ts'
import type { MovedRedirect } from '../record.ts'

/**
 * Makes an address of the old site lead to another; where that one leads on, to where it leads. False if there is no such address here, or
 * something stands at it; one that leads somewhere already is left.
 */
export function addRedirect(database: Database, redirect: MovedRedirect, now: Instant): Promise<boolean> {
  return database.write(async (db) => {
    const parsed = parse(redirectSchema, redirect)
    if (!parsed.ok) return false
    const { from, to } = parsed.value
    if (await redirectAt(db, from)) return true
    const path = normalPath(to)
    if (path === from || (await isTaken(db, from, now))) return false
    const next = path === null || (await isTaken(db, path, now)) ? undefined : await redirectAt(db, path)
    const target = next?.documentId ? { document: next.documentId } : { address: next?.toAddress ?? to }
    await documentWriter(database.engine, db).redirect(from, target, now)
    return true
  })
}

const redirectAt = (db: Kysely<Tables>, path: string) =>
  db.selectFrom('redirect').select(['documentId', 'toAddress']).where('fromPath', '=', path).executeTakeFirst()

async function isTaken(db: Kysely<Tables>, path: string, now: Instant): Promise<boolean> {
  if (isOwnAddress(path)) return true
  for (const { kind, slug } of documentsAt(path)) if (await publishedRow(db, kind, slug, now)) return true
  return false
}

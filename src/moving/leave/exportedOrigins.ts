import type { Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import type { FormerOrigin } from '../record.ts'

/** What the documents that came from elsewhere were there: by it `/?p=12` is answered, and a newer export updates them. */
export async function originRows(db: Kysely<Tables>): Promise<FormerOrigin[]> {
  const rows = await db
    .selectFrom('origin')
    .innerJoin('document', 'document.id', 'origin.documentId')
    .where('origin.system', '!=', 'edicola')
    .where('document.trashedAt', 'is', null)
    .select(['system', 'site', 'type', 'originalId', 'documentId', 'fingerprint', 'modifiedAt'])
    .select(['origin.revision as written', 'document.revision as newest'])
    .orderBy('system')
    .orderBy('site')
    .orderBy('type')
    .orderBy('originalId')
    .execute()
  return rows.map(({ written, newest, ...row }) => ({
    ...row,
    state: written === null ? 'adopted' : written === newest ? 'as-it-came' : 'changed',
  }))
}

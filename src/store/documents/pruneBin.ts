import { purgeExpired, type BinParts } from '../../content/newsroom/bin.ts'
import { toInstant, type Clock } from '../../content/time.ts'
import { documentStoreWithin, createDocumentStore } from './documentStore.ts'
import type { AuditLog } from '../people/auditLog.ts'
import type { Database } from '../database.ts'

interface PruneParts extends Pick<BinParts, 'forgetFile'> {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'noteWithin'>
  readonly clock: Clock
}

/** Deletes for ever what has been in the bin long enough, and says how much. Each deletion and its line in the audit log are one transaction. */
export function pruneBin({ database, audit, clock, forgetFile }: PruneParts): Promise<number> {
  return purgeExpired({
    documents: createDocumentStore(database),
    now: () => toInstant(clock()),
    forgetFile,
    purging: (work) =>
      database.write(async (db) => {
        const purged = await documentStoreWithin(database.engine, db).write(work)
        if (purged) {
          const { id, kind, title } = purged.head
          await audit.noteWithin(db, { action: 'expire', by: null, kind, subject: id, title, address: null, details: {} })
        }
        return purged
      }),
  })
}

import { basename } from 'node:path'
import type { Kysely } from 'kysely'
import type { AuditEntry } from '../../content/people/audit.ts'
import { isNightDue, isNightMissing, problemOf, type BackupProblem, type BackupRun, type BackupStatus } from '../../content/backups.ts'
import { DAY_MS, toInstant, type Clock, type Instant } from '../../content/time.ts'
import type { Database } from '../database.ts'
import { diskTroubleOf, mapDatabaseErrors, StoreTooNew, StoreUnavailable } from '../faults.ts'
import type { AuditLog } from '../people/auditLog.ts'
import { S3Unavailable, type S3Trouble } from '../s3/s3Fault.ts'
import type { Tables } from '../tables.ts'
import { BackupRefused } from './backupFault.ts'
import type { MadeBackup } from './makeBackup.ts'
import { Interrupted } from './progress.ts'

/** The backups of this magazine, made and failed. */
export interface BackupRuns {
  /** Is the backup of this night still to be made, and not one that failed a moment ago? */
  isDue(timeZone: string): Promise<boolean>
  /** Takes the backup of this night upon itself; null if it is made already, or somebody else is at it. */
  beginNightly(file: string, timeZone: string): Promise<BackupInProgress | null>
  /** A backup that somebody asked for. */
  begin(file: string): Promise<BackupInProgress>
}

export interface BackupInProgress {
  finish(made: Pick<MadeBackup, 'bytes' | 'restoreMs'>): Promise<void>
  fail(error: unknown): Promise<void>
}

export interface BackupRunsParts {
  readonly database: Database
  readonly audit: AuditLog
  readonly clock: Clock
  readonly newId: () => string
  /** Who asks for those that no schedule makes. */
  readonly by: AuditEntry['by']
}

/** As long as the audit log, which tells of the same. */
const KEPT_DAYS = 400
/** A week of nights that fail every hour. */
const LOOKED_AT = 7 * 24

/** Keeps the results of backups in the store. Whoever begins one does so under the writer's lock: of several programs on one store, one makes it. */
export function createBackupRuns({ database, audit, clock, newId, by }: BackupRunsParts): BackupRuns {
  const now = () => toInstant(clock())

  async function insert(db: Kysely<Tables>, file: string, isNightly: boolean): Promise<BackupInProgress> {
    const id = newId()
    const startedAt = now()
    const oldest = toInstant(new Date(clock().getTime() - KEPT_DAYS * DAY_MS))
    await db.deleteFrom('backupRun').where('startedAt', '<', oldest).execute()
    await db
      .insertInto('backupRun')
      .values({ id, startedAt, finishedAt: null, isNightly: isNightly ? 1 : 0, file, bytes: null, restoreMs: null, problem: null })
      .execute()
    const end = (action: 'backup' | 'backup-failed', result: Pick<MadeBackup, 'bytes' | 'restoreMs'> | { problem: BackupProblem }) =>
      database.write(async (transaction) => {
        const row = { finishedAt: now(), ...result }
        await transaction.updateTable('backupRun').set(row).where('id', '=', id).execute()
        const line = { by: isNightly ? null : by, kind: null, subject: null, title: basename(file), address: null, details: result }
        await audit.noteWithin(transaction, { action, ...line })
      })
    return {
      finish: ({ bytes, restoreMs }) => end('backup', { bytes, restoreMs }),
      fail: (error) => end('backup-failed', { problem: backupProblemOf(error) }),
    }
  }

  return {
    isDue: (timeZone) => mapDatabaseErrors(async () => isNightDue(await nightly(database.db), now(), timeZone)),

    beginNightly: (file, timeZone) =>
      database.write(async (db) => {
        if (!isNightMissing(await nightly(db), now(), timeZone)) return null
        return insert(db, file, true)
      }),

    begin: (file) => database.write((db) => insert(db, file, false)),
  }
}

/** The last backup that is proven, whoever made it, what failed every night since, and for how long there was none. */
export function readBackupStatus(database: Database, now: Instant): Promise<Omit<BackupStatus, 'isScheduled'>> {
  return database.snapshot(async (db) => {
    const proven = await db
      .selectFrom('backupRun')
      .select(['startedAt as at', 'bytes', 'restoreMs'])
      .where('finishedAt', 'is not', null)
      .where('problem', 'is', null)
      .orderBy('startedAt', 'desc')
      .limit(1)
      .executeTakeFirst()
    const since = (await nightly(db)).filter(({ startedAt }) => !proven || startedAt > proven.at)
    const failures = since.flatMap((run) => {
      const problem = problemOf(run, now)
      return problem === null ? [] : [{ at: run.startedAt, problem }]
    })
    return {
      lastProven: proven ? { at: proven.at, bytes: proven.bytes ?? 0, restoreMs: proven.restoreMs ?? 0 } : null,
      contentSince: proven ? null : await contentSince(db),
      failure: failures[0] ?? null,
    }
  })
}

/** When the first document was made; what came from elsewhere may say that it is older than the store it came to. */
async function contentSince(db: Kysely<Tables>): Promise<Instant | null> {
  const { first } = await db
    .selectFrom('document')
    .select((eb) => eb.fn.min<Instant | null>('createdAt').as('first'))
    .executeTakeFirstOrThrow()
  if (first === null) return null
  const { made } = await db
    .selectFrom('migration')
    .select((eb) => eb.fn.min('appliedAt').as('made'))
    .executeTakeFirstOrThrow()
  return first > made ? first : made
}

const nightly = (db: Kysely<Tables>): Promise<BackupRun[]> =>
  db
    .selectFrom('backupRun')
    .select(['startedAt', 'finishedAt', 'problem'])
    .where('isNightly', '=', 1)
    .orderBy('startedAt', 'desc')
    .limit(LOOKED_AT)
    .execute()

const S3_PROBLEMS: Record<S3Trouble, BackupProblem> = {
  unreachable: 'unreachable',
  refused: 'forbidden',
  'no-bucket': 'missing',
  clock: 'forbidden',
  full: 'full',
  unexpected: 'unknown',
}

/** What kept a backup from being made, in one of the words that people are told about. */
function backupProblemOf(error: unknown): BackupProblem {
  // What wraps a fault names it as its cause.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : ''
    if (cause instanceof Interrupted) return 'cut-off'
    if (cause instanceof S3Unavailable) return S3_PROBLEMS[cause.s3Trouble]
    if (diskTroubleOf(cause) === 'full' || (cause instanceof StoreUnavailable && cause.trouble === 'full')) return 'full'
    if (cause instanceof BackupRefused || cause instanceof StoreTooNew) return 'unproven'
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'forbidden'
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing'
    if (cause instanceof StoreUnavailable) return 'store'
  }
  return 'unknown'
}

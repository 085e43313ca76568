import type { BackupProblem } from '../../content/backups.ts'
import type { Instant } from '../../content/time.ts'
import type { YesNo } from './columns.ts'

export interface ProgramTables {
  secret: SecretTable
  migration: MigrationTable
  backupRun: BackupRunTable
  periodicWork: PeriodicWorkTable
  signInFailure: SignInFailureTable
  requestCount: RequestCountTable
  purge: PurgeTable
}

/** What programs on this store sign with. */
export interface SecretTable {
  name: string
  value: string
}

export interface MigrationTable {
  name: string
  appliedAt: Instant
}

/** A backup that was begun; `bytes` and `restoreMs` are known once it is proven. */
export interface BackupRunTable {
  id: string
  startedAt: Instant
  finishedAt: Instant | null
  isNightly: YesNo
  file: string
  bytes: number | null
  restoreMs: number | null
  problem: BackupProblem | null
}

/** When a piece of periodic work was begun last. */
export interface PeriodicWorkTable {
  name: string
  begunAt: Instant
}

/** How often somebody failed to sign in, by a hash of who, where, or both. */
export interface SignInFailureTable {
  key: string
  count: number
  lastAt: Instant
}

/** How much somebody has asked of all processes, by a hash of who and what, until when it counts. */
export interface RequestCountTable {
  key: string
  count: number
  until: Instant
}

/** Which version of the content a CDN was told of, once and for the second time, and who is at it. */
export interface PurgeTable {
  name: string
  version: number
  settledVersion: number
  toldAt: Instant
  leaseUntil: Instant
}

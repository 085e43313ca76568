import type { BackupProblem } from '../../content/backups.ts'
import type { Instant } from '../../content/time.ts'
import type { YesNo } from './columns.ts'

export interface ProgramTables {
  secret: SecretTable
  migration: MigrationTable
  backupRun: BackupRunTable
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

import type { Instant } from '../../content/time.ts'

export interface ProgramTables {
  secret: SecretTable
  migration: MigrationTable
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

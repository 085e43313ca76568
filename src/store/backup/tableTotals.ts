import { createHash } from 'node:crypto'
import type { StoredRow } from './storedRows.ts'

/** How many rows a table has, and the hash of all of them as they stand in a backup. */
export interface TableTotal {
  readonly rows: number
  readonly sha256: string
}

export const rowsOf = (tables: readonly TableTotal[]): number => tables.reduce((sum, { rows }) => sum + rows, 0)

/** A row as a backup has it: a line of JSON. Two stores with the same rows have the same lines. */
export const lineOf = (row: StoredRow): string => `${JSON.stringify(row)}\n`

/** Adds up the rows of a table, in their order; what they come to may be asked at any row. */
export function createTableTotal(): { add(line: string): void; total(): TableTotal } {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(line) {
      hash.update(line)
      rows += 1
    },
    total: () => ({ rows, sha256: hash.copy().digest('hex') }),
  }
}

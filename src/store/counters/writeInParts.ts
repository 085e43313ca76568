import { StoreUnavailable } from '../faults.ts'

interface Parts<Row> {
  /** Rows that the store cannot keep, and why. */
  readonly refused: readonly { readonly row: Row; readonly error: unknown }[]
  /** Rows that were not written because the store could not be reached, and the fault. */
  readonly unwritten: readonly Row[]
  readonly fault: unknown
}

/**
 * Writes rows together; those that the store refuses together, in halves, until the row at fault stands alone: it costs nobody else. `write`
 * must be one transaction. A store that cannot be reached is not asked again.
 */
export async function writeInParts<Row>(rows: readonly Row[], write: (rows: readonly Row[]) => Promise<unknown>): Promise<Parts<Row>> {
  const refused: { row: Row; error: unknown }[] = []
  const waiting: (readonly Row[])[] = [rows]
  for (let part = waiting.pop(); part && part.length > 0; part = waiting.pop()) {
    try {
      await write(part)
    } catch (error) {
      if (error instanceof StoreUnavailable) return { refused, unwritten: [...part, ...waiting.reverse().flat()], fault: error }
      const [row] = part
      if (part.length === 1 && row !== undefined) refused.push({ row, error })
      else waiting.push(part.slice(Math.ceil(part.length / 2)), part.slice(0, Math.ceil(part.length / 2)))
    }
  }
  return { refused, unwritten: [], fault: null }
}

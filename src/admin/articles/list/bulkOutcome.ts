import type { BulkAct, BulkResult } from '../../../content/newsroom/bulk.ts'

/** What an act on many came to. */
export interface BulkOutcome {
  readonly done: number
  readonly unchanged: number
  readonly refused: readonly { readonly id: string; readonly message: string }[]
  /** What puts back as it was whatever can be put back, grouped by the act that does it. */
  readonly undo: readonly { readonly act: Exclude<BulkAct, 'delete'>; readonly ids: readonly string[]; readonly issue?: string | null }[]
}

/** Counts the results of an act on many, and says how to take it back. */
export function bulkOutcome(results: readonly BulkResult[]): BulkOutcome {
  const done = results.filter((result) => result.ok && result.changed)
  const undo = new Map<string, { act: Exclude<BulkAct, 'delete'>; ids: string[]; issue?: string | null }>()
  for (const result of done) {
    if (!result.ok || !result.undo) continue
    // Articles that came from different issues go back to different ones.
    const key = `${result.undo} ${result.issueBefore ?? ''}`
    const group = undo.get(key) ?? { act: result.undo, ids: [], ...(result.issueBefore !== undefined && { issue: result.issueBefore }) }
    undo.set(key, { ...group, ids: [...group.ids, result.id] })
  }
  return {
    done: done.length,
    unchanged: results.filter((result) => result.ok && !result.changed).length,
    refused: results.flatMap((result) => (result.ok ? [] : [{ id: result.id, message: result.message }])),
    undo: [...undo.values()],
  }
}

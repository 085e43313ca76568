export const BULK_ACTS = ['publish', 'unpublish', 'undo', 'tag', 'untag', 'issue', 'delete', 'recover'] as const
export type BulkAct = (typeof BULK_ACTS)[number]

/** What became of one document of many. */
export type BulkResult =
  | {
      readonly id: string
      readonly ok: true
      /** False if it was so already. */
      readonly changed: boolean
      /** What would put it back as it was; null if nothing would. */
      readonly undo: Exclude<BulkAct, 'delete'> | null
      /** The issue it belonged to before, if that is what changed. */
      readonly issueBefore?: string | null
    }
  | { readonly id: string; readonly ok: false; readonly code: string; readonly message: string }

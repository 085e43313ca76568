import type { ExplainedPage, VisitorState } from '../../../content/popups/explanation.ts'

/** What is asked: see `server/admin/popups.ts`. */
export interface ExplainRequest extends VisitorState {
  readonly address: string
  readonly at?: string
}

/** What is answered. */
export interface Explained {
  readonly page: ExplainedPage
  readonly at: string
  readonly popups: readonly {
    readonly id: string
    readonly name: string
    readonly priority: number
    readonly isSeen: boolean
    readonly opensOnClick?: boolean
    readonly isForcedByUrl?: boolean
    /** The decision and its reason, in the editor's language. */
    readonly message: string
  }[]
}

/** What is being done with the rows and files of a magazine. Each has its words in `messages/cli/progress.ts`. */
export type Phase = 'reading' | 'files' | 'checking' | 'trying' | 'restoring' | 'moving' | 'comparing' | 'indexing' | 'sending' | 'fetching'

/** How far a phase has come. */
export interface Progress {
  readonly phase: Phase
  /** Of `total`, in what the phase counts: rows, files or bytes. */
  readonly done: number
  /** Zero where nobody can say. */
  readonly total: number
  /** How much was carried so far, where rows or files are counted. */
  readonly bytes?: number
}

/** Whoever does not want the work to go on throws `Interrupted`: it then leaves behind what a failure would. */
export type OnProgress = (progress: Progress) => void

export class Interrupted extends Error {
  override readonly name = 'Interrupted'

  constructor() {
    super('Somebody ended it before it was done')
  }
}

import type { MediaFile } from '../content/newsroom/mediaFiles.ts'
import type { LeftOutReason } from './record.ts'

/** A file of the old site: the identifier that it has here, its path below the folder of uploads, and its address. */
export interface FormerFile {
  readonly originId: string
  readonly path: string | null
  readonly address: string
  /** Where the export itself may have it, below its own folder. */
  readonly besides?: string
}

export type TakenFile = { readonly ok: true; readonly file: MediaFile } | { readonly ok: false; readonly because: LeftOutReason }

/** Finds a file of the old site and takes it into the storage; once is enough. */
export type TakeFile = (file: FormerFile) => Promise<TakenFile>

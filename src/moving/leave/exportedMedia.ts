import type { MediaType } from '../../content/kinds/media.ts'

/** A file of the media library, where it stands beside the texts that show it. */
export interface ExportedMedia {
  /** As a text names it. */
  readonly path: string
  readonly type: MediaType
  readonly alt: string
}

/** The file of a medium; undefined if it is no longer there. */
export type FindExported = (id: string) => ExportedMedia | undefined

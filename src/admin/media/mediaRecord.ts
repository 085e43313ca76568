import type { MediaType } from '../../content/kinds/media.ts'
import type { Document } from '../../content/newsroom/document.ts'
import type { ListedDocument, MediaSort } from '../../content/newsroom/listing.ts'

/** A file of the library, whole: what an upload and the picker give. `content` is what it is and what was said of it. */
export type MediaRecord = Document<'media'>

/** What became of an upload. `isNew` is false if the library had the very bytes already, perhaps under another name. */
export interface UploadedMedia extends MediaRecord {
  readonly isNew: boolean
  /** It was in the bin, and was taken out of it instead of being uploaded again. */
  readonly isRestored?: boolean
}

/** A file of the library as lists tell it. */
export type ListedMedia = ListedDocument<'media'>

export function sortOfType(type: MediaType): MediaSort {
  if (type.startsWith('image/')) return 'image'
  if (type.startsWith('audio/')) return 'audio'
  return type.startsWith('video/') ? 'video' : 'pdf'
}

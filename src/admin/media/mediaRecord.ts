import type { Document } from '../../content/newsroom/document.ts'
import type { ListedDocument } from '../../content/newsroom/listing.ts'

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

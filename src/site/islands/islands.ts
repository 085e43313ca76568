import type { AudioPlayerProps } from './audioPlayerProps.ts'
import type { GalleryProps } from './galleryProps.ts'
import type { ReadingListProps } from './readingListProps.ts'
import type { SearchProps } from './searchProps.ts'

/**
 * Every island by the name of its file (`Gallery` is `Gallery.island.tsx`), with what it is given. The server knows an island by this line
 * alone, so that what it checks types with need know no DOM.
 */
export interface Islands {
  readonly AudioPlayer: AudioPlayerProps
  readonly Gallery: GalleryProps
  readonly ReadingList: ReadingListProps
  readonly Search: SearchProps
}

/** When React takes over what the server drew. A reader who touches an island before its moment wakes it all the same. */
export type Moment = 'visible' | 'idle' | 'touched'

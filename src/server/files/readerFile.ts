import type { LayoutData } from '../../site/layoutData.ts'
import type { PageRequest, ReaderPage } from '../pages/readerPage.ts'

/** A text that is no page and stands at an address: a feed, a sitemap. Like a page, it is the same for whoever asks. */
export interface ReaderFile {
  /** An address of `addressOf`, with `:slug` and the like for its parts. */
  readonly pattern: string
  readonly type: string
  /** As for a page. */
  readonly isCacheable?: ReaderPage['isCacheable'] | undefined
  /** What the address names, written; nothing if it names nothing. */
  readonly find: (request: FileRequest) => Promise<string | undefined>
}

/** A file has no announcements, so it need not say what it is. */
export type FileRequest = Omit<PageRequest, 'layout'> & { readonly layout: () => Promise<LayoutData> }

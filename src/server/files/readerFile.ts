import type { Frame } from '../../site/frame.ts'
import type { Asked, ReaderPage } from '../pages/readerPage.ts'

/** A text that is no page and stands at an address: a feed, a sitemap. Like a page, it is the same for whoever asks. */
export interface ReaderFile {
  /** An address of `addressOf`, with `:slug` and the like for its parts. */
  readonly pattern: string
  readonly type: string
  /** As for a page. */
  readonly isKept?: ReaderPage['isKept'] | undefined
  /** What the address names, written; nothing if it names nothing. */
  readonly find: (asked: AskedFile) => Promise<string | undefined>
}

/** A file has no announcements, so it need not say what it is. */
export type AskedFile = Omit<Asked, 'layout'> & { readonly frame: () => Promise<Frame> }

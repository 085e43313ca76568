import type { ReactElement } from 'react'
import type { PageKind } from '../../content/kinds/popup.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import type { Locale } from '../../messages/locale.ts'
import type { LayoutData } from '../../site/layoutData.ts'

/** A kind of page: where it stands and what it shows. The same for every visitor: it knows its address and the moment, nothing else. */
export interface ReaderPage {
  /** An address of `addressOf`, with `:slug` and the like for its parts. */
  readonly pattern: string
  /** Its later pages stand at `…/pagina/2` and so on. */
  readonly isPaged?: boolean
  /** The parameters of the query that make it another page. No other is ever read: who came from where changes nothing. */
  readonly query?: readonly string[]
  /** Is it counted how often its `:slug` is read? */
  readonly isCounted?: boolean
  /** False for one that can change without caches hearing of it (`store/publications/isOnReaderPages.ts`): it is drawn whenever somebody asks. */
  readonly isCacheable?: (request: Pick<PageRequest, 'params' | 'publicContent' | 'now'>) => Promise<boolean>
  /** What the address names, drawn; nothing if it names nothing. */
  readonly find: (request: PageRequest) => Promise<ReactElement | undefined>
}

export interface PageRequest {
  readonly params: Readonly<Record<string, string>>
  /** Those that the page declares and the address has. */
  readonly query: Readonly<Record<string, string>>
  /** Which page of a list: 1 for the first. */
  readonly page: number
  readonly publicContent: PublicContent
  readonly now: Instant
  /** What stands around the page, announcements included: which ones depends on what it is. */
  readonly layout: (place: PageSubject) => Promise<LayoutData>
}

/** What a page is, as much as announcements ask for: its kind, the sections and tags it is about, and its language if it has one of its own. */
export interface PageSubject {
  readonly kind: PageKind
  readonly sections?: readonly string[]
  readonly tags?: readonly string[]
  readonly language?: Locale
}

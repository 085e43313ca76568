import type { ExcerptPart } from '../../content/search/excerpt.ts'
import type { PictureData } from '../components/pictureData.ts'

/** The search field with its filters, and what was found, with every sentence that stands there: an island loads no messages. */
export interface SearchProps {
  readonly view: SearchView
  readonly labels: SearchLabels
}

export interface SearchLabels {
  readonly field: string
  readonly button: string
  readonly section: string
  readonly author: string
  readonly pages: string
  readonly failure: string
}

/** What a search shows: the same on the page and in what the field asks for while somebody types. */
export interface SearchView {
  readonly typed: string
  /** What was found, in a sentence; empty while nothing is looked for. */
  readonly outcome: string
  readonly suggestion: { readonly label: string; readonly typed: string; readonly address: string } | null
  /** Only where there is something to narrow. */
  readonly filters: { readonly section: Filter; readonly author: Filter } | null
  readonly results: readonly SearchResultItem[]
  readonly pages: Pages | null
  /** What to do where nothing was found. */
  readonly advice: readonly string[]
  readonly linkGroups: readonly LinkGroup[]
}

export interface Filter {
  readonly chosen: string
  readonly choices: readonly { readonly slug: string; readonly label: string }[]
}

export interface SearchResultItem {
  readonly address: string
  readonly picture: PictureData | null
  readonly kicker: string
  readonly title: readonly ExcerptPart[]
  readonly excerpt: readonly ExcerptPart[]
  readonly byline: string
  readonly date: { readonly instant: string; readonly label: string }
}

export interface Pages {
  readonly position: string
  readonly previous: Link | null
  readonly next: Link | null
}

export interface Link {
  readonly label: string
  readonly address: string
}

/** Somewhere else to go: the sections, the newest articles. */
export interface LinkGroup {
  readonly title: string
  readonly links: readonly Link[]
}

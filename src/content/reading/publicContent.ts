import type { Author } from '../kinds/author.ts'
import type { Article } from '../kinds/article.ts'
import type { Issue } from '../kinds/issue.ts'
import type { Contents, Kind } from '../kinds.ts'
import type { HomePage } from '../kinds/homePage.ts'
import type { Media } from '../kinds/media.ts'
import type { Menu } from '../kinds/menu.ts'
import type { Page } from '../kinds/page.ts'
import type { Popup } from '../kinds/popup.ts'
import type { Section } from '../kinds/section.ts'
import type { AnalyticsSettings } from '../kinds/analyticsSettings.ts'
import type { PopupSettings, SiteSettings } from '../kinds/settings.ts'
import type { SupportSettings } from '../kinds/supportSettings.ts'
import type { Tag } from '../kinds/tag.ts'
import type { ExcerptPart } from '../search/excerpt.ts'
import type { Instant } from '../time.ts'

/** A document as readers may see it, with the identifier that others refer to it by. */
export type Published<Content> = Content & { readonly id: string }

/** An article in a list: what was worked out when it was published, and nothing of its body. */
export interface ArticleCard {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly kicker: string
  readonly standfirst: string
  readonly publishedAt: Instant
  readonly readingMinutes: number
  readonly section: Published<Section> | null
  readonly authors: readonly Published<Author>[]
  readonly hero: Published<Media> | null
}

export interface ArticleToRead extends ArticleCard {
  readonly content: Article
  readonly updatedAt: Instant
  readonly tags: readonly Published<Tag>[]
  readonly issue: Published<Issue> | null
  /** Every medium that the article and its authors show, by identifier. */
  readonly media: ReadonlyMap<string, Published<Media>>
}

export interface PageToRead {
  readonly id: string
  readonly content: Page
  readonly updatedAt: Instant
  readonly media: ReadonlyMap<string, Published<Media>>
}

export interface PopupToRead {
  /** The identifier of the document: that of the content is the one in readers' cookies. */
  readonly documentId: string
  readonly content: Popup
  /** Every medium that announcements show, by identifier. */
  readonly media: ReadonlyMap<string, Published<Media>>
}

/** The front page as the editors arranged it, its empty slots already filled. No article stands in it twice. */
export interface HomeToRead {
  readonly lead: ArticleCard | null
  readonly second: readonly ArticleCard[]
  readonly dossier: IssueToRead | null
  readonly sections: readonly { readonly section: Published<Section>; readonly articles: readonly ArticleCard[] }[]
  readonly latest: readonly ArticleCard[]
}

export interface AuthorToRead {
  readonly author: Published<Author>
  readonly portrait: Published<Media> | null
}

/** An issue or dossier in a list. */
export interface IssueCard {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly number: number | null
  readonly standfirst: string
  readonly publishedAt: Instant
  readonly cover: Published<Media> | null
}

export interface IssueToRead extends IssueCard {
  readonly content: Issue
  readonly updatedAt: Instant
  readonly media: ReadonlyMap<string, Published<Media>>
  /** In the order the editors chose. */
  readonly articles: readonly ArticleCard[]
}

/** What readers will see of a document that is still being written. */
export type Draft =
  | { readonly kind: 'article'; readonly article: ArticleToRead }
  | { readonly kind: 'page'; readonly page: PageToRead }
  | { readonly kind: 'issue'; readonly issue: IssueToRead }

/** A document as somebody has it in the editor, saved or not. */
export type Unsaved = {
  readonly [K in Draft['kind']]: { readonly kind: K; readonly id: string; readonly content: Contents[K] }
}[Draft['kind']]

/** A month in which something was published: `2026-11`. */
export interface ArchiveMonth {
  readonly year: string
  readonly month: string
  readonly articles: number
}

/** An article as news sitemaps name it. */
export interface NewsEntry {
  readonly slug: string
  readonly title: string
  readonly publishedAt: Instant
  readonly language: Article['language']
}

/** A page of the site, for those who list them all. */
export interface SiteEntry {
  readonly kind: Kind
  readonly slug: string
  readonly publishedAt: Instant
  readonly updatedAt: Instant
}

/** Where something stood: where it leads to now, or null if that is in the editors' bin. */
export interface FormerAddress {
  readonly path: string
  readonly to: string | null
}

export interface ArticleFilter {
  readonly section?: string
  readonly tag?: string
  readonly author?: string
  readonly issue?: string
  /** Published at this moment or later. */
  readonly from?: Instant
  /** Published before this moment. */
  readonly until?: Instant
}

export interface Slice {
  readonly limit: number
  readonly offset?: number
}

export interface SearchQuery {
  readonly typed: string
  /** Identifiers. */
  readonly section?: string | undefined
  readonly author?: string | undefined
}

export interface SearchResult {
  readonly article: ArticleCard
  readonly title: readonly ExcerptPart[]
  readonly excerpt: readonly ExcerptPart[]
}

/** How many of the articles found stand in a section, or are by an author. */
export interface SearchFacet {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly articles: number
}

export interface SearchResults {
  /** How many can be paged through: a thousand at most. */
  readonly total: number
  /** There are more than those, and older. */
  readonly isPartial: boolean
  readonly results: readonly SearchResult[]
  /** Where else to look: each as if its own kind of filter were not set. */
  readonly sections: readonly SearchFacet[]
  readonly authors: readonly SearchFacet[]
  /** What the reader may have meant, one slip away, and would find more. */
  readonly suggestion: string | null
}

/** What readers can ask of a store: only what is published, and visible `now`. */
export interface PublicContent {
  siteSettings(): Promise<SiteSettings>
  popupSettings(): Promise<PopupSettings>
  supportSettings(): Promise<SupportSettings>
  analyticsSettings(): Promise<AnalyticsSettings>
  menu(slug: Menu['slug']): Promise<Menu['items']>
  sections(now: Instant): Promise<Published<Section>[]>
  /** As the editors arranged it, or as it would be with another arrangement. */
  home(now: Instant, arrangement?: HomePage): Promise<HomeToRead>
  section(slug: string, now: Instant): Promise<Published<Section> | undefined>
  tag(slug: string, now: Instant): Promise<Published<Tag> | undefined>
  author(slug: string, now: Instant): Promise<AuthorToRead | undefined>
  /** Those that most articles have, the most used first. */
  mostUsedTags(limit: number, now: Instant): Promise<Published<Tag>[]>
  issues(now: Instant): Promise<IssueCard[]>
  issue(slug: string, now: Instant): Promise<IssueToRead | undefined>
  articles(filter: ArticleFilter, slice: Slice, now: Instant): Promise<ArticleCard[]>
  /** The same, each with all that a reader reads of it. */
  articlesToRead(filter: ArticleFilter, slice: Slice, now: Instant): Promise<ArticleToRead[]>
  countArticles(filter: ArticleFilter, now: Instant): Promise<number>
  article(slug: string, now: Instant): Promise<ArticleToRead | undefined>
  /** What to read after it: what shares most of its tags, then the newest of its section. */
  related(article: ArticleToRead, limit: number, now: Instant): Promise<ArticleCard[]>
  /** The months of the archive, newest first, as the calendar of `timeZone` has them. */
  months(timeZone: string, now: Instant): Promise<ArchiveMonth[]>
  /** Everything but articles that has an address of its own, newest first. */
  entries(now: Instant): Promise<SiteEntry[]>
  /** The articles of a month of UTC, as in `2026-11`, newest first. */
  articleEntries(month: string, slice: Slice, now: Instant): Promise<SiteEntry[]>
  /** How many articles each month of UTC has; none for one that is empty. */
  articlesByMonth(now: Instant): Promise<ReadonlyMap<string, number>>
  /** The articles that came out since a moment, the newest first, each in its own language. */
  news(since: Instant, limit: number, now: Instant): Promise<NewsEntry[]>
  /** The newest revision of a document, published or not: only for who was given a preview. */
  draft(id: string, now: Instant): Promise<Draft | undefined>
  /** What readers would see of a document that is not saved yet. */
  unsaved(document: Unsaved, now: Instant): Promise<Draft>
  page(slug: string, now: Instant): Promise<PageToRead | undefined>
  /** Those that are published and within their dates, the most important first. */
  popups(now: Instant): Promise<PopupToRead[]>
  /** Do pages carry this version of Bootstrap, because a browser found it missing? */
  shipsBootstrap(version: string): Promise<boolean>
  search(query: SearchQuery, slice: Slice, now: Instant): Promise<SearchResults>
  /** Where an address that shows nothing any more leads to. */
  redirectFrom(path: string, now: Instant): Promise<string | undefined>
  /** Where a document stands that came from elsewhere, by what it was there and the number that it had. */
  addressOfOrigin(types: readonly string[], originalId: string, now: Instant): Promise<string | undefined>
  /** Does a document stand at this path for readers to see? Pages that the site has by itself are none. */
  isShown(path: string, now: Instant): Promise<boolean>
  /** Did something stand at this address, or a redirect that led to it, that is in the editors' bin now? */
  isGone(path: string, now: Instant): Promise<boolean>
  /** Every address that is known to show nothing any more, for whoever cannot ask of each. Something else may stand at one by now. */
  formerAddresses(now: Instant): Promise<FormerAddress[]>
  /** The hashes of files that are in the bin. */
  goneFiles(): Promise<ReadonlySet<string>>
  /**
   * Changes with everything that editors do and readers can see. What falls due by the clock does not change it: see `nextChange`. Cheap
   * enough to be asked at every request: never older than the question, and at once where the store is at hand.
   */
  version(): number | Promise<number>
  /**
   * What changed after one state of the content, up to another, by the editors and by the clock: in the names of `store/publications/sources.ts`. Null if it
   * may be anything.
   */
  changesBetween(after: ContentState, until: ContentState): Promise<ReadonlySet<string> | null>
  /** When, after `now`, something changes by the clock. */
  nextChange(now: Instant): Promise<Instant>
}

/** What readers see: what editors had done, at a moment. */
export interface ContentState {
  readonly version: number
  readonly from: Instant
}

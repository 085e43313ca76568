import type { Author } from '../kinds/author.ts'
import type { Article } from '../kinds/article.ts'
import type { Issue } from '../kinds/issue.ts'
import type { Media } from '../kinds/media.ts'
import type { Menu } from '../kinds/menu.ts'
import type { Page } from '../kinds/page.ts'
import type { Popup } from '../kinds/popup.ts'
import type { Section } from '../kinds/section.ts'
import type { PopupSettings, SiteSettings } from '../kinds/settings.ts'
import type { Tag } from '../kinds/tag.ts'
import type { ExcerptPart } from '../search/excerpt.ts'
import type { Instant } from '../time.ts'

/** A document as readers may see it, with the identifier that others refer to it by. */
export type Shown<Content> = Content & { readonly id: string }

/** An article in a list: what was worked out when it was published, and nothing of its body. */
export interface ArticleCard {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly kicker: string
  readonly standfirst: string
  readonly publishedAt: Instant
  readonly readingMinutes: number
  readonly section: Shown<Section> | null
  readonly authors: readonly Shown<Author>[]
  readonly hero: Shown<Media> | null
}

export interface ArticleToRead extends ArticleCard {
  readonly content: Article
  readonly updatedAt: Instant
  readonly tags: readonly Shown<Tag>[]
  readonly issue: Shown<Issue> | null
  /** Every medium that the article and its authors show, by identifier. */
  readonly media: ReadonlyMap<string, Shown<Media>>
}

export interface PageToRead {
  readonly id: string
  readonly content: Page
  readonly updatedAt: Instant
  readonly media: ReadonlyMap<string, Shown<Media>>
}

export interface ArticleFilter {
  readonly section?: string
  readonly tag?: string
  readonly author?: string
  readonly issue?: string
}

export interface Slice {
  readonly limit: number
  readonly offset?: number
}

export interface SearchResult {
  readonly article: ArticleCard
  readonly excerpt: readonly ExcerptPart[]
}

export interface SearchResults {
  /** How many can be paged through: a thousand at most. */
  readonly total: number
  readonly results: readonly SearchResult[]
}

/** What readers can ask of a store: only what is published, and visible `now`. */
export interface Library {
  siteSettings(): Promise<SiteSettings>
  popupSettings(): Promise<PopupSettings>
  menu(slug: Menu['slug']): Promise<Menu['items']>
  sections(now: Instant): Promise<Shown<Section>[]>
  articles(filter: ArticleFilter, slice: Slice, now: Instant): Promise<ArticleCard[]>
  countArticles(filter: ArticleFilter, now: Instant): Promise<number>
  article(slug: string, now: Instant): Promise<ArticleToRead | undefined>
  page(slug: string, now: Instant): Promise<PageToRead | undefined>
  popups(now: Instant): Promise<Popup[]>
  search(typed: string, slice: Slice, now: Instant): Promise<SearchResults>
  /** Where an address that shows nothing any more leads to. */
  redirectFrom(path: string, now: Instant): Promise<string | undefined>
  /** Grows with everything that editors do and readers can see. What falls due by the clock does not change it: see `nextChange`. */
  version(): Promise<number>
  /** When, after `now`, something begins or ceases to be visible by itself. */
  nextChange(now: Instant): Promise<Instant | null>
}

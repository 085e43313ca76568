import { addressOf } from '../../content/addresses/addresses.ts'
import { rulesOf, type Kind } from '../../content/kinds.ts'
import type { PublicContent, SiteEntry } from '../../content/reading/publicContent.ts'
import { isSitePage } from '../../content/addresses/siteRoot.ts'
import type { Instant } from '../../content/time.ts'
import { lastChange } from '../../site/seo/lastChange.ts'
import { ADDRESSES_PER_PART, sitemapParts, sitemapUrls } from '../../site/sitemaps/sitemap.ts'
import type { ReaderFile } from '../files/readerFile.ts'
import type { ReaderPage } from '../pages/readerPage.ts'

/** Something that stands at an address of its own. */
export interface SiteAddress {
  readonly path: string
  /** Later pages may stand below it. */
  readonly isPaged: boolean
  /** Of an article: when readers last saw something new there. */
  readonly changedAt?: Instant
}

/** A row of the tables that the server makes its routes of. */
type Row = Pick<ReaderPage | ReaderFile, 'pattern'> & Pick<Partial<ReaderPage>, 'isPaged'>

/** Every page and file of the site, by what it costs to have them all: the few that everybody reads first, then lists, then articles, the newest first. */
export interface SiteAddresses {
  readonly fixed: readonly SiteAddress[]
  readonly lists: readonly SiteAddress[]
  readonly articles: readonly SiteAddress[]
}

/**
 * Lists the addresses that the rows of the server's tables stand for now, from what the sitemap is made of. What it names may still not be there, such as
 * the podcast of a section that has none: whoever asks for it is told.
 */
export async function listAddresses(publicContent: PublicContent, rows: readonly Row[], now: Instant): Promise<SiteAddresses> {
  const { timeZone } = await publicContent.siteSettings()
  const [entries, months, byMonth] = await Promise.all([
    publicContent.entries(now),
    publicContent.months(timeZone, now),
    publicContent.articlesByMonth(now),
  ])
  const articles = await listArticles(publicContent, byMonth, now)
  const fixed: SiteAddress[] = []
  const lists: SiteAddress[] = []
  const slugs = slugsByKind(entries)
  for (const { pattern, isPaged = false } of rows) {
    if (pattern === addressOf.article(':slug')) continue
    if (!pattern.includes(':')) fixed.push({ path: pattern, isPaged })
    else lists.push(...fillPattern(pattern).map((path) => ({ path, isPaged })))
  }
  return { fixed, lists, articles }

  function fillPattern(pattern: string): readonly string[] {
    if (pattern === addressOf.month(':year', ':month')) return months.map(({ year, month }) => addressOf.month(year, month))
    if (pattern.startsWith(addressOf.sitemapPart(':part').replace(/\.xml$/, '')))
      return sitemapParts(sitemapUrls(entries, undefined).length, byMonth).map((part) => addressOf.sitemapPart(part))
    const kind = LISTED.find((listed) => `${pattern}/`.startsWith(`${rulesOf(listed).address?.(':slug') ?? ''}/`))
    // A new kind of page must be told from where its addresses come, or it would be missing without anybody noticing.
    if (!kind) throw new Error(`Nobody knows which addresses ${pattern} stands for`)
    return (slugs.get(kind) ?? []).map((slug) => pattern.replace(':slug', slug))
  }
}

const LISTED = ['section', 'tag', 'author', 'issue', 'page'] as const satisfies readonly Kind[]

function slugsByKind(entries: readonly SiteEntry[]): ReadonlyMap<Kind, readonly string[]> {
  // The page on cookies may be there even if nobody wrote it.
  const slugs = new Map<Kind, Set<string>>([['page', new Set([addressOf.cookies().slice(1)])]])
  for (const { kind, slug } of entries) {
    // A page from before the site took its address is not what stands there.
    if (isSitePage(rulesOf(kind).address?.(slug) ?? '')) continue
    slugs.set(kind, (slugs.get(kind) ?? new Set()).add(slug))
  }
  return new Map([...slugs].map(([kind, some]) => [kind, [...some]]))
}

async function listArticles(
  publicContent: Pick<PublicContent, 'articleEntries'>,
  byMonth: ReadonlyMap<string, number>,
  now: Instant,
): Promise<SiteAddress[]> {
  const articles: SiteAddress[] = []
  for (const [month, count] of [...byMonth].toSorted(([a], [b]) => (a < b ? 1 : -1))) {
    for (let offset = 0; offset < count; offset += ADDRESSES_PER_PART) {
      const entries = await publicContent.articleEntries(month, { limit: ADDRESSES_PER_PART, offset }, now)
      for (const entry of entries) articles.push({ path: addressOf.article(entry.slug), isPaged: false, changedAt: lastChange(entry) })
    }
  }
  return articles
}

import { addressOf, FEED_FILES } from './addresses.ts'

/** A path that a redirect may lead on from, and what stands below it there and here. */
interface FormerSpelling {
  readonly path: string
  readonly below: string
}

const FORMS = '(?:rss2?|rdf|atom)'
/**
 * A later page of a list is read as the list: as many texts stood on one there as its owner chose, and hardly as many as here. A number alone is a later page
 * of a text, which is one here.
 */
const BELOW = new RegExp(`^(/.+?)/(?:page/\\d{1,6}|(?<!/page/)\\d{1,3}|(feed)(?:/${FORMS})?|(rss)|amp|embed|trackback|comment-page-\\d+)$`)
/** The feed of all texts in another form, and that of comments, which are not here. */
const SITE_FEED = new RegExp(`^(.*?)(?:/comments/feed(?:/${FORMS})?|/feed/${FORMS}|/${FORMS})$`)
const SIZE = /-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[a-z0-9]+$)/i
/** `/content/images/size/w600/format/webp/2024/01/barca.jpg` */
const GHOST_SIZE = /^(\/content\/images)\/size\/w\d{1,5}(?:h\d{1,5})?(?:\/format\/\w{1,8})?(?=\/)/
/** `/sites/default/files/styles/large/public/2022-05/piazza.jpg.webp`: the form that it was turned into is added to its name. */
const DRUPAL_STYLE = /^(\/sites\/[^/]+\/files)\/styles\/[^/]+\/public\/(.+?\.(?:jpe?g|png|gif|webp|avif))(?:\.(?:webp|avif|jpe?g|png))?$/i
/** Of a large picture the export names one that WordPress made smaller, and all sizes are called after the other. */
const PICTURE = /(?=\.(?:jpe?g|png|webp|avif)$)/i

/**
 * What an address of WordPress, Ghost or Drupal meant that no redirect knows as it stands: a later page or the feed of a list, another form of a text,
 * a picture in one of its sizes.
 */
export function formerSpellings(path: string): FormerSpelling[] {
  const spellings: FormerSpelling[] = []
  const [, list, feed, rss] = BELOW.exec(path) ?? []
  if (list) spellings.push({ path: list, below: feed || rss ? `/${FEED_FILES[path.endsWith('/atom') ? 'atom' : 'rss']}` : '' })
  const [, base] = SITE_FEED.exec(path) ?? []
  if (base !== undefined) spellings.push({ path: `${base}/feed`, below: '' })
  if (path === '/index.php' || path === '/amp') spellings.push({ path: addressOf.home(), below: '' })
  if (/^\/page\/\d{1,6}$/.test(path)) spellings.push({ path: addressOf.archive(), below: '' })
  if (path.startsWith('/index.php/')) spellings.push({ path: path.slice('/index.php'.length), below: '' })
  const uploaded = path.replace(GHOST_SIZE, '$1').replace(DRUPAL_STYLE, '$1/$2')
  if (uploaded !== path) spellings.push({ path: uploaded, below: '' })
  const whole = path.replace(SIZE, '')
  for (const picture of [whole, whole.replace(PICTURE, '-scaled')]) if (picture !== path) spellings.push({ path: picture, below: '' })
  return spellings
}

/** Sites put a word of their own before what they make themselves, and WordPress `date` where a number of texts might be taken for a year. */
const DATE =
  /^(?:\/(?:index\.php|blog|archives?))?(?:\/date)?\/(\d{4})(?:\/(\d{2})(?:\/\d{2})?)?(?:\/(?:page\/\d{1,6}|feed(?:\/[a-z0-9]+)?))?$/

/** The year or the month whose texts WordPress listed at a path such as `/2019/05`; null for any other. */
export function formerDate(path: string): { readonly year: string; readonly month: string | undefined } | null {
  const [, year, month] = DATE.exec(path) ?? []
  return year ? { year, month } : null
}

/** What the number in a query of WordPress names. */
const NUMBERS = { p: ['post'], page_id: ['post'], attachment_id: ['post'], cat: ['category', 'category-tag'], author: ['author'] } as const

/** What the other words of one lead to: an address that is always there, or a path at which something may stand, or have stood. */
const WORDS: Readonly<Record<string, (value: string) => { readonly address: string } | { readonly path: string } | null>> = {
  s: (words) => (words.trim() ? { address: addressOf.search({ q: words }) } : null),
  tag: (slug) => (/^[a-z0-9-]+$/.test(slug) ? { path: addressOf.tag(slug) } : null),
  feed: (format) =>
    /^(?:comments-)?(?:rss2?|rdf|atom)$/.test(format) ? { address: addressOf.feed(format === 'atom' ? 'atom' : 'rss') } : null,
  m: (date) => (/^\d{6,8}$/.test(date) ? { path: `/${date.slice(0, 4)}/${date.slice(4, 6)}` } : null),
}

/** What an address such as `/?p=12` asks for: a record, by what it was there, or what its words lead to; null for any other. */
export type FormerQuery =
  | { readonly types: readonly string[]; readonly id: string }
  | { readonly address: string }
  | { readonly path: string }

export function formerQuery(url: string): FormerQuery | null {
  // Nearly every address is none, and each is asked.
  const typed = /^\/(?:index\.php)?\?([^#]*\b(?:p|page_id|attachment_id|cat|author|s|tag|feed|m)=[^#]*)/.exec(url)?.[1]
  if (typed === undefined) return null
  for (const [name, value] of new URLSearchParams(typed)) {
    if (Object.hasOwn(NUMBERS, name) && /^\d{1,15}$/.test(value)) return { types: NUMBERS[name as keyof typeof NUMBERS], id: value }
    const found = Object.hasOwn(WORDS, name) ? WORDS[name]?.(value) : null
    if (found) return found
  }
  return null
}

import { addressOf, FEED_FILES } from './addresses.ts'

/** A path that a redirect may lead on from, and what stands below it there and here. */
interface FormerSpelling {
  readonly path: string
  readonly below: string
}

const BELOW = /^(\/.+?)\/(?:page\/(\d{1,6})|feed(?:\/(rss2?|rdf|atom))?|amp|embed|trackback|comment-page-\d+)$/
/** The feed of all texts in another form, and that of comments, which are not here. */
const SITE_FEED = /^(.*?)(?:\/comments\/feed(?:\/(?:rss2?|rdf|atom))?|\/feed\/(?:rss2?|rdf|atom))$/
const SIZE = /-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[a-z0-9]+$)/i

/**
 * What an address of WordPress meant that no redirect knows as it stands: a later page or the feed of a list, another form of a text, a picture
 * in one of its sizes.
 */
export function formerSpellings(path: string): FormerSpelling[] {
  const spellings: FormerSpelling[] = []
  const [, list, page, feed] = BELOW.exec(path) ?? []
  if (list) {
    const file = FEED_FILES[feed === 'atom' ? 'atom' : 'rss']
    spellings.push({ path: list, below: page ? `/pagina/${page}` : path.includes('/feed') ? `/${file}` : '' })
  }
  const [, base] = SITE_FEED.exec(path) ?? []
  if (base !== undefined) spellings.push({ path: `${base}/feed`, below: '' })
  if (path === '/index.php') spellings.push({ path: '/', below: '' })
  const whole = path.replace(SIZE, '')
  if (whole !== path) spellings.push({ path: whole, below: '' })
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

/** What the other words of one lead to, for whoever is sent on from there. */
const WORDS = {
  s: (words: string) => (words.trim() ? addressOf.search({ q: words }) : null),
  tag: (slug: string) => (/^[a-z0-9-]+$/.test(slug) ? addressOf.tag(slug) : null),
  feed: (format: string) => (/^(?:comments-)?(?:rss2?|rdf|atom)$/.test(format) ? addressOf.feed(format === 'atom' ? 'atom' : 'rss') : null),
  m: (date: string) => (/^\d{6,8}$/.test(date) ? `/${date.slice(0, 4)}/${date.slice(4, 6)}` : null),
}

/** What an address such as `/?p=12` asks for: a record, by what it was there, or another address; null for any other. */
export type FormerQuery = { readonly types: readonly string[]; readonly id: string } | { readonly address: string }

export function formerQuery(url: string): FormerQuery | null {
  // Nearly every address is none, and each is asked.
  const typed = /^\/(?:index\.php)?\?([^#]*\b(?:p|page_id|attachment_id|cat|author|s|tag|feed|m)=[^#]*)/.exec(url)?.[1]
  if (typed === undefined) return null
  for (const [name, value] of new URLSearchParams(typed)) {
    if (Object.hasOwn(NUMBERS, name) && /^\d{1,15}$/.test(value)) return { types: NUMBERS[name as keyof typeof NUMBERS], id: value }
    const address = Object.hasOwn(WORDS, name) ? WORDS[name as keyof typeof WORDS](value) : null
    if (address !== null) return { address }
  }
  return null
}

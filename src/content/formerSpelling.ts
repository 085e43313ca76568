import { FEED_FILES } from './addresses.ts'

/** A path that a redirect may lead on from, and what stands below it there and here. */
interface FormerSpelling {
  readonly path: string
  readonly below: string
}

const BELOW = /^(\/.+?)\/(?:page\/(\d{1,6})|feed(?:\/(rss2?|rdf|atom))?|amp|embed|trackback|comment-page-\d+)$/
const SIZE = /-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[a-z0-9]+$)/i

/**
 * What an address of WordPress meant that no redirect knows as it stands: a later page or the feed of a list, another form of a text, a picture
 * in one of its sizes.
 */
export function formerSpellings(path: string): FormerSpelling[] {
  const [, list, page, feed] = BELOW.exec(path) ?? []
  if (list)
    return [
      { path: list, below: page ? `/pagina/${page}` : path.includes('/feed') ? `/${FEED_FILES[feed === 'atom' ? 'atom' : 'rss']}` : '' },
    ]
  const whole = path.replace(SIZE, '')
  return whole === path ? [] : [{ path: whole, below: '' }]
}

/** What the number in a query of WordPress names. */
const QUERIES = { p: ['post'], page_id: ['post'], attachment_id: ['post'], cat: ['category', 'category-tag'], author: ['author'] } as const

/** The record that an address such as `/?p=12` means, by what it was there; null for any other. */
export function formerNumber(url: string): { readonly types: readonly string[]; readonly id: string } | null {
  const [, name, id] = /^\/(?:index\.php)?\?(?:[^#]*&)?(p|page_id|attachment_id|cat|author)=(\d{1,15})(?:[&#]|$)/.exec(url) ?? []
  return name && id ? { types: QUERIES[name as keyof typeof QUERIES], id } : null
}

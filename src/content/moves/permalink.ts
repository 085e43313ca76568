/** What a pattern of addresses can name, as the settings of WordPress spell it: `/%year%/%monthnum%/%postname%/`. */
export const PERMALINK_WORDS = [
  'year',
  'monthnum',
  'day',
  'hour',
  'minute',
  'second',
  'post_id',
  'postname',
  'category',
  'tag',
  'author',
] as const
export type PermalinkWord = (typeof PERMALINK_WORDS)[number]

/** What a pattern is the address of: what it names that only one kind of page has. */
export type PermalinkSubject = 'text' | 'category' | 'tag' | 'author'

/** What stands at the addresses of a pattern; null for what is no pattern, or leads to nothing that comes here. */
export function permalinkSubject(pattern: string): PermalinkSubject | null {
  if (!/^\/(?:[^\s%?#,]|%[a-z_]+%)+$/.test(pattern)) return null
  const words = [...pattern.matchAll(/%([a-z_]+)%/g)].map(([, word = '']) => word)
  if (!words.every((word) => PERMALINK_WORDS.some((known) => known === word))) return null
  if (words.includes('postname') || words.includes('post_id')) return 'text'
  const named = (['tag', 'category', 'author'] as const).filter((word) => words.includes(word))
  return named.length === 1 && words.length === 1 ? (named[0] ?? null) : null
}

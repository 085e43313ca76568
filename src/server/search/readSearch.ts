/** What a reader asks of the search, as the address says it. */
export interface SearchParams {
  readonly typed: string
  /** Slugs; empty for all. */
  readonly section: string
  readonly author: string
  readonly page: number
}

export const SEARCH_QUERY = ['q', 'sezione', 'autore', 'pagina'] as const

const MAX_TYPED = 300

/** Reads an address anybody may have written: what makes no sense there counts as not said. */
export function readSearch(query: Readonly<Record<string, unknown>>): SearchParams {
  const text = (name: (typeof SEARCH_QUERY)[number]) => {
    const value = query[name]
    return typeof value === 'string' ? value : ''
  }
  const slug = (name: 'sezione' | 'autore') => (/^[a-z0-9-]{1,200}$/.test(text(name)) ? text(name) : '')
  return {
    typed: cleaned(text('q')),
    section: slug('sezione'),
    author: slug('autore'),
    page: /^[1-9]\d{0,4}$/.test(text('pagina')) ? Number(text('pagina')) : 1,
  }
}

/** Signs that nobody sees count as spaces, and half a character at the cut as nothing. */
const cleaned = (typed: string): string =>
  typed
    .slice(0, MAX_TYPED)
    .replace(/[\p{Cc}\p{Cs}\p{Z}]+/gu, ' ')
    .trimStart()

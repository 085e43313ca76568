import type { Status } from '../../../content/newsroom/document.ts'
import { DAY_MS, fromWallTime } from '../../../content/time.ts'

export const VIEWS = ['all', 'mine', 'review', 'scheduled', 'drafts'] as const
export type View = (typeof VIEWS)[number]

export const SORTS = ['updatedAt', 'publishedAt', 'title', 'createdAt'] as const
export type Sort = (typeof SORTS)[number]

/** What the list shows, as its address says it. */
export interface ArticleQuery {
  readonly view: View
  readonly words: string
  readonly state: Status['state'] | null
  readonly section: string | null
  readonly author: string | null
  readonly issue: string | null
  readonly tag: string | null
  /** Days on the wall: `2026-11-01`. */
  readonly from: string | null
  readonly until: string | null
  readonly sort: Sort
  readonly isDescending: boolean
  readonly page: number
}

/** What is filtered by besides the view: what "remove the filters" removes. */
export const NO_FILTERS = { words: '', state: null, section: null, author: null, issue: null, tag: null, from: null, until: null } as const

/** The parameters of the address, in the editors' language: an address is read by people too. */
const NAMES = {
  view: 'vista',
  words: 'q',
  state: 'stato',
  section: 'sezione',
  author: 'firma',
  issue: 'numero',
  tag: 'tema',
  from: 'dal',
  until: 'al',
  sort: 'ordine',
  page: 'pagina',
} as const

const STATES: readonly Status['state'][] = ['draft', 'review', 'scheduled', 'published', 'withdrawn']

/** Reads an address that anybody may have written: what makes no sense in it counts as not said. */
export function readArticleQuery(address: URLSearchParams): ArticleQuery {
  const said = (name: keyof typeof NAMES) => address.get(NAMES[name])
  const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null => values.find((one) => one === value) ?? null
  const id = (name: 'section' | 'author' | 'issue' | 'tag') => (/^[\w-]{1,64}$/.test(said(name) ?? '') ? said(name) : null)
  const day = (name: 'from' | 'until') => (isDay(said(name)) ? said(name) : null)
  const order = said('sort')
  const sort = oneOf(SORTS, order?.replace(/^-/, '') ?? null)
  return {
    view: oneOf(VIEWS, said('view')) ?? 'all',
    words: said('words')?.slice(0, 200) ?? '',
    state: oneOf(STATES, said('state')),
    section: id('section'),
    author: id('author'),
    issue: id('issue'),
    tag: id('tag'),
    from: day('from'),
    until: day('until'),
    sort: sort ?? 'updatedAt',
    isDescending: sort ? order?.startsWith('-') === true : true,
    page: Math.max(1, Math.floor(Number(said('page'))) || 1),
  }
}

/** The address that says this; what goes without saying is left out. */
export function writeArticleQuery(query: ArticleQuery): URLSearchParams {
  const address = new URLSearchParams()
  const say = (name: keyof typeof NAMES, value: string | null) => value && address.set(NAMES[name], value)
  say('view', query.view === 'all' ? null : query.view)
  for (const name of ['words', 'state', 'section', 'author', 'issue', 'tag', 'from', 'until'] as const) say(name, query[name])
  const order = `${query.isDescending ? '-' : ''}${query.sort}`
  say('sort', order === '-updatedAt' ? null : order)
  say('page', query.page === 1 ? null : String(query.page))
  return address
}

export function hasFilters(query: ArticleQuery): boolean {
  return Object.keys(NO_FILTERS).some((name) => Boolean(query[name as keyof typeof NO_FILTERS])) // its own keys
}

const VIEW_FILTERS: Record<View, object> = {
  all: {},
  mine: { mine: true },
  review: { inReview: true },
  scheduled: { state: 'scheduled' },
  drafts: { state: ['draft', 'withdrawn'] },
}

/** The same question in the words of the API. Days are those of the magazine's clock, the last one included. */
export function toFilter(query: ArticleQuery, timeZone: string): object {
  const naming = [query.section, query.author, query.issue, query.tag].filter((id) => id !== null)
  return {
    ...VIEW_FILTERS[query.view],
    ...(query.words && { q: query.words }),
    ...(query.state && { state: query.state }),
    ...(naming.length > 0 && { naming }),
    ...(query.from && { publishedFrom: fromWallTime(`${query.from}T00:00`, timeZone) }),
    ...(query.until && { publishedUntil: fromWallTime(`${dayAfter(query.until)}T00:00`, timeZone) }),
  }
}

function isDay(value: string | null): boolean {
  return value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

import type { PublicContent } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import type { LayoutData } from '../../site/layoutData.ts'
import type { SearchView } from '../../site/islands/searchProps.ts'
import { searchView } from '../../site/search/searchView.ts'
import { findNewSlug } from '../routes/findNewSlug.ts'
import type { SearchParams } from './readSearch.ts'

const PAGE = 10
const NEWEST = 6
const TAGS = 8

/** Searches, and shows the last page to who asks for one beyond it. */
export async function loadSearch(
  publicContent: PublicContent,
  layout: LayoutData,
  params: SearchParams,
  now: Instant,
): Promise<SearchView> {
  const { typed } = params
  const [section, written] = await Promise.all([
    params.section ? findNamed('section', params.section, (slug) => publicContent.section(slug, now)) : undefined,
    params.author ? findNamed('author', params.author, (slug) => publicContent.author(slug, now)) : undefined,
  ])
  const author = written?.author
  const look = (page: number) =>
    publicContent.search({ typed, section: section?.id, author: author?.id }, { limit: PAGE, offset: (page - 1) * PAGE }, now)
  const first = await look(params.page)
  const pages = Math.max(1, Math.ceil(first.total / PAGE))
  const page = Math.min(params.page, pages)
  const found = page === params.page ? first : await look(page)
  const [newest, tags] =
    found.total === 0
      ? await Promise.all([publicContent.articles({}, { limit: NEWEST }, now), publicContent.mostUsedTags(TAGS, now)])
      : [[], []]
  return searchView(layout, { typed, section: section ?? null, author: author ?? null, page, pages }, found, { newest, tags })

  /** By the slug that the address says, or the one that it has become. */
  async function findNamed<T>(kind: 'section' | 'author', slug: string, find: (slug: string) => Promise<T | undefined>) {
    const found = await find(slug)
    const renamed = found === undefined ? await findNewSlug(publicContent, kind, slug, now) : undefined
    return renamed === undefined ? found : find(renamed)
  }
}

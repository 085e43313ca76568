import { addressOf, type SearchAddress } from '../../content/addresses/addresses.ts'
import type { ArticleCard, SearchFacet, SearchResults } from '../../content/reading/publicContent.ts'
import { longDate } from '../../messages/dates.ts'
import { messagesIn } from '../../messages/messages.ts'
import { pictureOf } from '../components/Picture.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'
import type { Filter, SearchResultItem, Pages, SearchLabels, SearchView, LinkGroup } from '../islands/searchProps.ts'

/** What a reader asked for, as far as the magazine knows it. */
export interface ResolvedSearch {
  readonly typed: string
  readonly section: Named | null
  readonly author: Named | null
  readonly page: number
  readonly pages: number
}

interface Named {
  readonly slug: string
  readonly name: string
}

export function searchLabels(layout: LayoutData): SearchLabels {
  const { field, button, section, author, pages, failure } = messagesIn(layout.site.language).search
  return { field, button, section, author, pages, failure }
}

/** Where else to look, where nothing was found. */
interface Elsewhere {
  readonly newest: readonly ArticleCard[]
  readonly tags: readonly Named[]
}

export function searchView(layout: LayoutData, search: ResolvedSearch, found: SearchResults, elsewhere: Elsewhere): SearchView {
  const t = messagesIn(layout.site.language).search
  const { typed, section, author } = search
  const { total, isPartial, suggestion } = found
  const isBlank = typed.trim() === ''
  const isNarrowed = section !== null || author !== null
  const nothing = isNarrowed ? t.nothingHere(typed) : t.nothing(typed)
  return {
    typed,
    outcome: isBlank ? '' : total === 0 ? nothing : isPartial ? t.foundMany(total, typed) : t.found(total, typed),
    suggestion: suggestion === null ? null : { label: t.suggestion, typed: suggestion, address: address(search, { q: suggestion }) },
    filters:
      isBlank || (total === 0 && !isNarrowed)
        ? null
        : {
            section: filterOf(t.allSections, section, found.sections, t.choice),
            author: filterOf(t.allAuthors, author, found.authors, t.choice),
          },
    results: found.results.map(({ article, title, excerpt }) => ({ ...itemOf(layout, article), title, excerpt })),
    pages: pagesOf(layout, search),
    advice: isBlank || total > 0 ? [] : isNarrowed ? [t.adviceWiden, ...t.advice] : t.advice,
    linkGroups: total > 0 ? [] : linkGroups(layout, elsewhere),
  }
}

const address = ({ typed, section, author }: ResolvedSearch, change: SearchAddress): string =>
  addressOf.search({ q: typed, sezione: section?.slug, autore: author?.slug, ...change })

/** What is chosen stays in the list, even where nothing was found. */
function filterOf(
  all: string,
  chosen: Named | null,
  facets: readonly SearchFacet[],
  choice: (name: string, articles: number) => string,
): Filter {
  const isListed = chosen === null || facets.some(({ slug }) => slug === chosen.slug)
  const listed = isListed ? facets : [...facets, { ...chosen, articles: 0 }]
  return {
    chosen: chosen?.slug ?? '',
    choices: [{ slug: '', label: all }, ...listed.map(({ slug, name, articles }) => ({ slug, label: choice(name, articles) }))],
  }
}

function itemOf(
  layout: LayoutData,
  { slug, kicker, section, authors, publishedAt, hero }: ArticleCard,
): Omit<SearchResultItem, 'title' | 'excerpt'> {
  const { timeZone, language } = layout.site
  return {
    address: addressOf.article(slug),
    picture: hero && pictureOf(hero),
    kicker: kicker || section?.name || '',
    byline: bylineOf(layout, authors),
    date: { instant: publishedAt, label: longDate(publishedAt, timeZone, language) },
  }
}

function bylineOf(layout: LayoutData, authors: ArticleCard['authors']): string {
  const names = new Intl.ListFormat(layout.site.language, { type: 'conjunction' }).format(authors.map(({ name }) => name))
  return names && `${messagesOf(layout).by} ${names}`
}

function pagesOf(layout: LayoutData, search: ResolvedSearch): Pages | null {
  const { page, pages } = search
  if (pages <= 1) return null
  const t = messagesIn(layout.site.language).search
  const link = (label: string, pagina: number) =>
    pagina < 1 || pagina > pages ? null : { label, address: address(search, pagina === 1 ? {} : { pagina }) }
  return { position: t.position(page, pages), previous: link(t.previous, page - 1), next: link(t.next, page + 1) }
}

function linkGroups(layout: LayoutData, { newest, tags }: Elsewhere): LinkGroup[] {
  const t = messagesOf(layout)
  const groups = [
    { title: t.latest, links: newest.map(({ title, slug }) => ({ label: title, address: addressOf.article(slug) })) },
    { title: t.article.tags, links: tags.map(({ name, slug }) => ({ label: name, address: addressOf.tag(slug) })) },
    {
      title: t.sections,
      links: layout.sections.map(({ name, slug }) => ({ label: name, address: addressOf.section(slug) })),
    },
  ]
  return groups.filter(({ links }) => links.length > 0)
}

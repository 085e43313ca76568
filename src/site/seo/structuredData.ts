import type { BreadcrumbList, NewsArticle, Organization, Person, WebSite } from 'schema-dts'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { ArticleToRead } from '../../content/reading/publicContent.ts'
import type { LayoutData } from '../layoutData.ts'
import { plainPicture } from '../plainPicture.ts'
import { CARD_WIDTH } from '../socialCards/card.ts'
import { lastChange } from './lastChange.ts'
import { absolute, type PageAbout } from './pageAbout.ts'
import { socialImage } from './socialImage.ts'

type Thing = Organization | WebSite | NewsArticle | BreadcrumbList

/** A page as schema.org describes it: one graph, its things pointing to one another by `@id`. */
export interface StructuredData {
  readonly '@context': 'https://schema.org'
  readonly '@graph': readonly Thing[]
}

export function structuredData(about: PageAbout, path: string): StructuredData {
  const { layout, subject } = about
  const things: Thing[] = [organization(layout), webSite(layout)]
  if (subject.kind === 'article') things.push(newsArticle(about, subject.article, path))
  if (path !== addressOf.home()) things.push(breadcrumbs(about, path))
  return { '@context': 'https://schema.org', '@graph': things }
}

const organizationId = (layout: LayoutData): string => `${absolute(layout, addressOf.home())}#rivista`

function organization(layout: LayoutData): Organization {
  const { site } = layout
  return {
    '@type': 'Organization',
    '@id': organizationId(layout),
    name: site.name,
    url: absolute(layout, addressOf.home()),
    logo: { '@type': 'ImageObject', url: absolute(layout, addressOf.icon('icon-512.png')), width: '512', height: '512' },
    ...(site.description && { description: site.description }),
    ...(site.email && { email: site.email }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ address }) => absolute(layout, address)) }),
  }
}

function webSite(layout: LayoutData): WebSite {
  const home = absolute(layout, addressOf.home())
  // A template, not an address: the braces must stay as they are.
  const search = `${absolute(layout, addressOf.search())}?q={search_term_string}`
  return {
    '@type': 'WebSite',
    '@id': `${home}#sito`,
    name: layout.site.name,
    url: home,
    inLanguage: layout.site.language,
    publisher: { '@id': organizationId(layout) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      // The name of this property is Google's own, so the vocabulary's types do not know it.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  }
}

function newsArticle(about: PageAbout, article: ArticleToRead, path: string): NewsArticle {
  const { layout } = about
  const { content, section, tags, hero } = article
  const { url: image } = socialImage(about)
  const picture = hero && plainPicture(hero, CARD_WIDTH)
  return {
    '@type': 'NewsArticle',
    headline: content.title,
    ...(about.description && { description: about.description }),
    image: picture ? [image, absolute(layout, picture.address)] : [image],
    datePublished: article.publishedAt,
    dateModified: lastChange(article),
    author: article.authors.map(({ name, slug }): Person => ({ '@type': 'Person', name, url: absolute(layout, addressOf.author(slug)) })),
    publisher: { '@id': organizationId(layout) },
    mainEntityOfPage: absolute(layout, path),
    url: absolute(layout, path),
    inLanguage: content.language,
    isAccessibleForFree: true,
    ...(section && { articleSection: section.name }),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
  }
}

/** The way from the front page to here. */
function breadcrumbs({ layout, title, subject }: PageAbout, path: string): BreadcrumbList {
  const section = subject.kind === 'article' ? subject.article.section : null
  const steps = [
    { name: layout.site.name, path: addressOf.home() },
    ...(section ? [{ name: section.name, path: addressOf.section(section.slug) }] : []),
    { name: title, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(layout, step.path),
    })),
  }
}

import type { BreadcrumbList, NewsArticle, Organization, Person, WebSite } from 'schema-dts'
import { addressOf } from '../../content/addresses.ts'
import type { ArticleToRead } from '../../content/reading/publicContent.ts'
import type { Frame } from '../frame.ts'
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
  const { frame, subject } = about
  const things: Thing[] = [organization(frame), webSite(frame)]
  if (subject.kind === 'article') things.push(newsArticle(about, subject.article, path))
  if (path !== addressOf.home()) things.push(breadcrumbs(about, path))
  return { '@context': 'https://schema.org', '@graph': things }
}

const organizationId = (frame: Frame): string => `${absolute(frame, addressOf.home())}#rivista`

function organization(frame: Frame): Organization {
  const { site } = frame
  return {
    '@type': 'Organization',
    '@id': organizationId(frame),
    name: site.name,
    url: absolute(frame, addressOf.home()),
    logo: { '@type': 'ImageObject', url: absolute(frame, addressOf.icon('icon-512.png')), width: '512', height: '512' },
    ...(site.description && { description: site.description }),
    ...(site.email && { email: site.email }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ address }) => absolute(frame, address)) }),
  }
}

function webSite(frame: Frame): WebSite {
  const home = absolute(frame, addressOf.home())
  // A template, not an address: the braces must stay as they are.
  const search = `${absolute(frame, addressOf.search())}?q={search_term_string}`
  return {
    '@type': 'WebSite',
    '@id': `${home}#sito`,
    name: frame.site.name,
    url: home,
    inLanguage: frame.site.language,
    publisher: { '@id': organizationId(frame) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      // The name of this property is Google's own, so the vocabulary's types do not know it.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  }
}

function newsArticle(about: PageAbout, article: ArticleToRead, path: string): NewsArticle {
  const { frame } = about
  const { content, section, tags, hero } = article
  const { url: image } = socialImage(about)
  const picture = hero && plainPicture(hero, CARD_WIDTH)
  return {
    '@type': 'NewsArticle',
    headline: content.title,
    ...(about.description && { description: about.description }),
    image: picture ? [image, absolute(frame, picture.address)] : [image],
    datePublished: article.publishedAt,
    dateModified: lastChange(article),
    author: article.authors.map(({ name, slug }): Person => ({ '@type': 'Person', name, url: absolute(frame, addressOf.author(slug)) })),
    publisher: { '@id': organizationId(frame) },
    mainEntityOfPage: absolute(frame, path),
    url: absolute(frame, path),
    inLanguage: content.language,
    isAccessibleForFree: true,
    ...(section && { articleSection: section.name }),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
  }
}

/** The way from the front page to here. */
function breadcrumbs({ frame, title, subject }: PageAbout, path: string): BreadcrumbList {
  const section = subject.kind === 'article' ? subject.article.section : null
  const steps = [
    { name: frame.site.name, path: addressOf.home() },
    ...(section ? [{ name: section.name, path: addressOf.section(section.slug) }] : []),
    { name: title, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(frame, step.path),
    })),
  }
}

import { addressOf } from '../../content/addresses/addresses.ts'
import type { ArticleToRead } from '../../content/reading/publicContent.ts'
import type { LayoutData } from '../layoutData.ts'
import { lastChange } from './lastChange.ts'
import { absolute, type PageAbout } from './pageAbout.ts'
import { socialImage } from './socialImage.ts'

/** A `<meta>` of the Open Graph protocol: https://ogp.me */
export type Property = readonly [property: string, content: string]

const LOCALES = { it: 'it_IT', en: 'en_GB' } as const

/** What a page looks like where its address is shared. */
export function openGraph(about: PageAbout, path: string): Property[] {
  const { layout, title, description, subject } = about
  const image = socialImage(about)
  return [
    ['og:type', subject.kind === 'article' ? 'article' : 'website'],
    ['og:site_name', layout.site.name],
    ['og:title', title || layout.site.name],
    ...(description ? [['og:description', description] as const] : []),
    ['og:url', absolute(layout, path)],
    ['og:locale', LOCALES[languageOf(about)]],
    ['og:image', image.url],
    ['og:image:type', image.type],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ...(image.alt ? [['og:image:alt', image.alt] as const] : []),
    ...(subject.kind === 'article' ? articleProperties(layout, subject.article) : []),
  ]
}

function articleProperties(layout: LayoutData, article: ArticleToRead): Property[] {
  return [
    ['article:published_time', article.publishedAt],
    ['article:modified_time', lastChange(article)],
    ...article.authors.map(({ slug }): Property => ['article:author', absolute(layout, addressOf.author(slug))]),
    ...(article.section ? [['article:section', article.section.name] as const] : []),
    ...article.tags.map(({ name }): Property => ['article:tag', name]),
  ]
}

function languageOf({ layout, subject }: PageAbout): keyof typeof LOCALES {
  if (subject.kind === 'article') return subject.article.content.language
  return subject.kind === 'page' ? subject.page.content.language : layout.site.language
}

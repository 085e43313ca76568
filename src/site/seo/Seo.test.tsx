import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { articleSchema } from '../../content/kinds/article.ts'
import { siteSettingsSchema } from '../../content/kinds/settings.ts'
import { noPodcast } from '../../content/podcast.ts'
import type { ArticleToRead } from '../../content/reading/publicContent.ts'
import type { ArticleList } from '../articleList.ts'
import type { LayoutData } from '../layoutData.ts'
import type { PageAbout } from './pageAbout.ts'
import { Seo } from './Seo.tsx'

const layout: LayoutData = {
  site: siteSettingsSchema.parse({
    name: 'Mezzaluce',
    tagline: 'A mezza luce',
    description: 'Rivista',
    social: [{ label: 'M', address: 'https://social.example/@m' }],
  }),
  siteUrl: 'https://rivista.example',
  sections: [],
  header: [],
  footer: [],
  assets: { scripts: [], styles: [], fonts: [], pageScripts: {}, pageStyles: {}, popup: null, analytics: null },
}

function articleCalled(title: string): ArticleToRead {
  return {
    id: 'a',
    slug: 'uno',
    title,
    kicker: '',
    standfirst: 'In breve',
    publishedAt: '2026-11-15T08:00:00.000Z',
    updatedAt: '2026-11-14T08:00:00.000Z',
    readingMinutes: 1,
    section: { id: 's', name: 'Città', slug: 'citta', description: '', position: 0, podcast: noPodcast },
    authors: [{ id: 'e', name: 'Elsa Prima', slug: 'elsa-prima', role: '', bio: '', portrait: null, links: [] }],
    tags: [{ id: 't', name: 'acqua', slug: 'acqua', description: '' }],
    hero: null,
    issue: null,
    media: new Map(),
    content: articleSchema.parse({ title, slug: 'uno' }),
  }
}

const aboutArticle = (title: string): PageAbout => ({
  layout,
  title,
  description: 'In breve',
  path: '/articoli/uno',
  subject: { kind: 'article', article: articleCalled(title) },
})

const aboutList = (page: number, list: Partial<ArticleList> = {}): PageAbout => ({
  layout,
  title: 'Città',
  description: '',
  path: page === 1 ? '/sezioni/citta' : `/sezioni/citta/pagina/${page}`,
  subject: { kind: 'list', hasFeeds: true, list: { articles: [], address: '/sezioni/citta', total: 30, page, pages: 3, ...list } },
})

const head = (about: PageAbout): string => renderToStaticMarkup(<Seo {...about} />)

const graphSchema = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(z.looseObject({ '@type': z.string() })) })

function graphOf(about: PageAbout) {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head(about))?.[1] ?? ''
  return new Map(graphSchema.parse(JSON.parse(text))['@graph'].map((thing) => [thing['@type'], thing]))
}

describe('the head of an article', () => {
  it('says what it is where it is shared', () => {
    const html = head(aboutArticle('Uno & due'))
    for (const [property, content] of [
      ['og:type', 'article'],
      ['og:title', 'Uno &amp; due'],
      ['og:url', 'https://rivista.example/articoli/uno'],
      ['og:locale', 'it_IT'],
      ['article:published_time', '2026-11-15T08:00:00.000Z'],
      // Written the day before it was published: readers saw nothing change since.
      ['article:modified_time', '2026-11-15T08:00:00.000Z'],
      ['article:author', 'https://rivista.example/autori/elsa-prima'],
      ['article:section', 'Città'],
      ['article:tag', 'acqua'],
    ])
      expect(html).toContain(`<meta property="${property}" content="${content}"/>`)
    expect(html).toMatch(/og:image" content="https:\/\/rivista\.example\/schede\/uno-[0-9a-f]{10}\.jpeg"/)
    expect(html).toContain('<title>Uno &amp; due · Mezzaluce</title>')
    expect(html).toContain('<link rel="canonical" href="https://rivista.example/articoli/uno"/>')
  })

  it('describes it, its authors and its publisher to search engines', () => {
    const graph = graphOf(aboutArticle('Uno'))
    expect(graph.get('NewsArticle')).toMatchObject({
      headline: 'Uno',
      datePublished: '2026-11-15T08:00:00.000Z',
      dateModified: '2026-11-15T08:00:00.000Z',
      image: [expect.stringMatching(/^https:\/\/rivista\.example\/schede\/uno-/)],
      author: [{ '@type': 'Person', name: 'Elsa Prima', url: 'https://rivista.example/autori/elsa-prima' }],
      publisher: { '@id': graph.get('Organization')?.['@id'] },
    })
    expect(graph.get('Organization')).toMatchObject({
      name: 'Mezzaluce',
      logo: { '@type': 'ImageObject', url: 'https://rivista.example/icon-512.png' },
      sameAs: ['https://social.example/@m'],
    })
    expect(graph.get('WebSite')).toMatchObject({
      potentialAction: { '@type': 'SearchAction', target: { urlTemplate: 'https://rivista.example/cerca?q={search_term_string}' } },
    })
    expect(graph.get('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://rivista.example/' },
        { position: 2, name: 'Città', item: 'https://rivista.example/sezioni/citta' },
        { position: 3, name: 'Uno', item: 'https://rivista.example/articoli/uno' },
      ],
    })
  })

  it.each(['</script><script>alert(1)</script>', '<!--<script>', 'Luna 🌙 "tra" \u2028 righe'])('keeps %j within its data', (title) => {
    expect(graphOf(aboutArticle(title)).get('NewsArticle')).toMatchObject({ headline: title })
    expect(head(aboutArticle(title)).match(/<script/g)).toHaveLength(1)
  })
})

describe('the head of a list', () => {
  it.each([
    [1, [], ['https://rivista.example/sezioni/citta/pagina/2']],
    [2, ['https://rivista.example/sezioni/citta'], ['https://rivista.example/sezioni/citta/pagina/3']],
    [3, ['https://rivista.example/sezioni/citta/pagina/2'], []],
  ])('names the pages around page %i', (page, previous, next) => {
    const html = head(aboutList(page))
    const links = (rel: string) => [...html.matchAll(new RegExp(`rel="${rel}" href="([^"]+)"`, 'g'))].map((match) => match[1])
    expect(links('prev')).toEqual(previous)
    expect(links('next')).toEqual(next)
    expect(html).not.toContain('noindex')
  })

  it('numbers the later pages, and offers the feeds of the list itself', () => {
    expect(head(aboutList(1))).toContain('<title>Città · Mezzaluce</title>')
    const html = head(aboutList(2))
    expect(html).toContain('<title>Città, pagina 2 · Mezzaluce</title>')
    expect(html).toContain('<link rel="canonical" href="https://rivista.example/sezioni/citta/pagina/2"/>')
    expect(html).toContain(
      'type="application/rss+xml" title="Città · Mezzaluce (RSS)" href="https://rivista.example/sezioni/citta/feed.xml"',
    )
  })
})

describe('the head of other pages', () => {
  it('of the home page is the magazine’s', () => {
    const about: PageAbout = { layout, title: '', description: '', path: '/', subject: { kind: 'other' } }
    const html = head(about)
    expect(html).toContain('<title>Mezzaluce · A mezza luce</title>')
    expect(html).toContain('type="application/feed+json" title="Mezzaluce (JSON Feed)" href="https://rivista.example/feed.json"')
    expect([...graphOf(about).keys()]).toEqual(['Organization', 'WebSite'])
  })

  it('of what nobody should find says only that', () => {
    const html = head({ layout, title: 'Niente', description: '', path: undefined, subject: { kind: 'other' } })
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/canonical|og:|ld\+json|alternate/)
  })
})

import { addressOf, type FeedFormat } from '../../content/addresses/addresses.ts'
import { messagesOf } from '../layoutData.ts'
import { openGraph } from './openGraph.ts'
import { absolute, type PageAbout } from './pageAbout.ts'
import { structuredData, type StructuredData } from './structuredData.ts'

/** The part of the head by which a page is found and shared. */
export function Seo(given: PageAbout) {
  const about = { ...given, description: given.description || given.layout.site.description }
  const { description, path } = about
  return (
    <>
      <title>{windowTitle(about)}</title>
      {description && <meta name="description" content={description} />}
      {path === undefined ? <meta name="robots" content="noindex" /> : <Findable about={about} path={path} />}
      <link rel="icon" href={addressOf.icon('favicon.ico')} sizes="32x32" />
      <link rel="icon" href={addressOf.icon('favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={addressOf.icon('apple-touch-icon.png')} />
      <link rel="manifest" href={addressOf.manifest()} />
    </>
  )
}

function Findable({ about, path }: { readonly about: PageAbout; readonly path: string }) {
  const { layout, subject } = about
  return (
    <>
      {/* Search engines may show as much of a text and as large a picture as they like. */}
      <meta name="robots" content="max-snippet:-1, max-image-preview:large" />
      <link rel="canonical" href={absolute(layout, path)} />
      {subject.kind === 'list' && <Neighbours about={about} list={subject.list} />}
      {openGraph(about, path).map(([property, content], index) => (
        <meta key={index} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {subject.kind === 'list' && subject.hasPodcast && <PodcastLink about={about} path={addressOf.podcast(subject.list.address)} />}
      <FeedLinks about={about} />
      <JsonLd data={structuredData(about, path)} />
    </>
  )
}

function Neighbours({ about: { layout }, list }: { readonly about: PageAbout; readonly list: Pages }) {
  const { address, page, pages } = list
  return (
    <>
      {page > 1 && <link rel="prev" href={absolute(layout, addressOf.pageOf(address, page - 1))} />}
      {page < pages && <link rel="next" href={absolute(layout, addressOf.pageOf(address, page + 1))} />}
    </>
  )
}

interface Pages {
  readonly address: string
  readonly page: number
  readonly pages: number
}

const FEEDS: Record<FeedFormat, { readonly name: string; readonly type: string }> = {
  rss: { name: 'RSS', type: 'application/rss+xml' },
  atom: { name: 'Atom', type: 'application/atom+xml' },
  json: { name: 'JSON Feed', type: 'application/feed+json' },
}

/** What a reader's program can follow from here: this section or author, else the whole magazine. */
function FeedLinks({ about: { layout, subject, title } }: { readonly about: PageAbout }) {
  const own = subject.kind === 'list' && subject.hasFeeds ? subject.list.address : undefined
  const name = own === undefined ? layout.site.name : `${title} · ${layout.site.name}`
  return (Object.keys(FEEDS) as FeedFormat[]).map((format) => (
    <link
      key={format}
      rel="alternate"
      type={FEEDS[format].type}
      title={`${name} (${FEEDS[format].name})`}
      href={absolute(layout, addressOf.feed(format, own))}
    />
  ))
}

function PodcastLink({ about: { layout, title }, path }: { readonly about: PageAbout; readonly path: string }) {
  return <link rel="alternate" type={FEEDS.rss.type} title={messagesOf(layout).lists.podcastOf(title)} href={absolute(layout, path)} />
}

/** Data, not script: browsers do not run it, and our Content-Security-Policy has nothing to say about it. */
function JsonLd({ data }: { readonly data: StructuredData }) {
  // Nothing an editor wrote can end the element: a "<" is never written as itself.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

function windowTitle({ layout, title, subject }: PageAbout): string {
  const { site } = layout
  if (!title) return [site.name, site.tagline].filter(Boolean).join(' · ')
  // Later pages of a list are pages of their own, and say which.
  const own = subject.kind === 'list' && subject.list.page > 1 ? messagesOf(layout).titleOfPage(title, subject.list.page) : title
  return `${own} · ${site.name}`
}

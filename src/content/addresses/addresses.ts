import type { PictureFormat } from '../kinds/media.ts'

/** A feed in the three forms that readers' programs know. */
export const FEED_FILES = { rss: 'feed.xml', atom: 'atom.xml', json: 'feed.json' } as const
export type FeedFormat = keyof typeof FEED_FILES
export const PODCAST_FILE = 'podcast.xml'

/** Every address of the public site, written here and nowhere else. */
export const addressOf = {
  home: () => '/',
  /** A later page of a list: `/sezioni/arti/pagina/2`. The first is the list itself. */
  pageOf: (list: string, number: number | string) => (number === 1 ? list : `${list === '/' ? '' : list}/pagina/${number}`),
  article: (slug: string) => `/articoli/${slug}`,
  page: (slug: string) => `/${slug}`,
  section: (slug: string) => `/sezioni/${slug}`,
  tag: (slug: string) => `/tag/${slug}`,
  author: (slug: string) => `/autori/${slug}`,
  issue: (slug: string) => `/numeri/${slug}`,
  issues: () => '/numeri',
  archive: () => '/archivio',
  /** What the reader has begun, and saved for later. */
  readingList: () => '/da-leggere',
  /** `/archivio/2026/11` */
  month: (year: string, month: string) => `/archivio/${year}/${month}`,
  search: (query: SearchAddress = {}) => withQuery('/cerca', query),
  /** What the search field asks while somebody types. */
  searchResults: (query: SearchAddress = {}) => withQuery('/api/cerca', query),
  /** What programs ask for, below it. */
  api: () => '/api/',
  preview: (token: string) => `/anteprima/${token}`,
  /** A feed of the whole site, or of a section or an author: it stands below their address. */
  feed: (format: FeedFormat, of = '/') => `${of === '/' ? '' : of}/${FEED_FILES[format]}`,
  /** The podcast of a section: it stands below its address. */
  podcast: (of: string) => `${of}/${PODCAST_FILE}`,
  sitemap: () => '/sitemap.xml',
  /** A number for what are no articles; for articles their month, and which part of it from the second on. */
  sitemapPart: (part: number | string) => `/sitemap-${part}.xml`,
  newsSitemap: () => '/sitemap-news.xml',
  robots: () => '/robots.txt',
  manifest: () => '/manifest.webmanifest',
  icon: (file: 'favicon.ico' | 'favicon.svg' | 'apple-touch-icon.png' | 'icon-192.png' | 'icon-512.png') => `/${file}`,
  /** The picture that stands for an article where it is shared; `version` changes with what is drawn on it. */
  socialCard: (slug: string, version: string) => `/schede/${slug}-${version}.jpeg`,
  /** The picture that stands for every other page. */
  siteCard: (version: string) => `/schede/${version}.jpeg`,
  /** The cover that is drawn for a section's podcast. */
  podcastCover: (slug: string, version: string) => `/schede/podcast/${slug}-${version}.jpeg`,
  backOffice: () => '/admin',
  invitation: () => '/admin/invito',
  newPassword: () => '/admin/nuova-password',
  picture: (hash: string, width: number, format: PictureFormat) => `/media/${hash}/${width}.${format}`,
  /** What announcements ask of the server. The first two are the contract's, and stand in other people's code. */
  popupSubmit: () => '/modal/ajax/hook-modal-submit',
  enableBootstrap: () => '/modal-page/ajax/enable-bootstrap',
  popupRenewal: () => '/modal/ajax/renew',
  popupCount: () => '/modal/ajax/count',
  /** The page that lists the site's cookies, whose words are the editors'. */
  cookies: () => '/cookie',
  /** Where a browser tells what its reader answered about cookies. */
  consent: () => '/consenso',
  /** Where pages tell what readers do, for the figures of the day. */
  collector: () => '/raccolta',
  file: (hash: string, extension: string) => `/media/${hash}/file.${extension}`,
} as const

const MEDIA = /^\/media\/([0-9a-f]{64})\//

/** The hash of the file of ours that an address leads to; undefined for any other. */
export const mediaHashAt = (path: string): string | undefined => MEDIA.exec(path)?.[1]

/** The hashes of our files whose addresses stand in a text, with or without the site before them: a hash is nobody else's. */
export const mediaHashesIn = (text: string): string[] => [...text.matchAll(/\/media\/([0-9a-f]{64})\//g)].flatMap(([, hash]) => hash ?? [])

const BELOW_LIST = new RegExp(
  `^(/.+?)(/pagina/\\d+|/(?:${[...Object.values(FEED_FILES), PODCAST_FILE].join('|').replaceAll('.', '\\.')}))$`,
)

/** The list that an address belongs to, and what stands below it: a later page, or a feed. Undefined for any other address. */
export function listBelow(path: string): { readonly list: string; readonly below: string } | undefined {
  const [, list, below] = BELOW_LIST.exec(path) ?? []
  return list && below ? { list, below } : undefined
}

const MONTH = /^\/archivio\/(\d{4})\/(0[1-9]|1[0-2])$/

/** The month of the archive that stands at an address, as `2026-11`; undefined for any other. */
export function monthAt(path: string): string | undefined {
  const [, year, month] = MONTH.exec(path) ?? []
  return year && `${year}-${month}`
}

export interface SearchAddress {
  readonly q?: string | undefined
  /** The slugs of a section and of an author. */
  readonly sezione?: string | undefined
  readonly autore?: string | undefined
  readonly pagina?: number | undefined
}

function withQuery(path: string, query: SearchAddress): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) given.set(name, String(value))
  return given.size === 0 ? path : `${path}?${given.toString()}`
}

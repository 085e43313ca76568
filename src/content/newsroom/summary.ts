import { NO_TARGETING } from '../../popup/core/targeting.ts'
import { addressOf } from '../addresses/addresses.ts'
import { bodyText } from '../body/text.ts'
import { countWords } from '../splitWords.ts'
import { rulesOf, type Contents, type Kind } from '../kinds.ts'
import type { Media, MediaType } from '../kinds/media.ts'
import { fold } from '../search/words.ts'
import type { Instant } from '../time.ts'

interface Planned {
  readonly publishAt: Instant | null
  readonly unpublishAt: Instant | null
}

/** What a list shows of a document besides its head. Other documents stand in it by their identifier: see `ListedDocument.names`. */
export interface Summaries {
  article: Planned & {
    readonly section: string | null
    readonly authors: readonly string[]
    readonly tags: readonly string[]
    readonly issue: string | null
    readonly hero: string | null
    readonly words: number
  }
  page: Planned & { readonly words: number }
  issue: Planned & { readonly number: number | null; readonly cover: string | null; readonly articles: number }
  popup: Planned & {
    /** The identifier in cookies. */
    readonly popupId: string
    readonly edition: number
    readonly title: string
    readonly priority: number
    readonly media: string | null
    readonly size: Contents['popup']['size']
    readonly where: Contents['popup']['targeting']
    /** How many texts it has: 1 without a test. */
    readonly texts: number
    readonly autoOpen: boolean
    readonly hasWebhook: boolean
  }
  section: { readonly description: string; readonly position: number }
  tag: { readonly description: string }
  author: { readonly role: string; readonly portrait: string | null }
  media: {
    readonly type: MediaType
    readonly bytes: number
    readonly width: number | null
    readonly height: number | null
    /** The address of a small version; none for what is not a picture. */
    readonly thumb: string | null
    /** What stands in its place until it arrives; absent from what was kept before there was one. */
    readonly thumbhash?: string | undefined
    readonly alt: string
    readonly altMissing: boolean
    readonly credit: string
    readonly focus: Media['focus']
  }
  menu: { readonly slug: string; readonly items: number }
  siteSettings: object
  popupSettings: object
  supportSettings: object
  analyticsSettings: object
  homePage: object
}

/** What is worked out of a document's newest revision when it is saved, for lists to show and to filter by. */
export interface Summary {
  readonly summary: Summaries[Kind]
  /** What is searched for words: without accents and capitals. */
  readonly words: string
  /** When its editors mean to publish it. */
  readonly plannedAt: Instant | null
  readonly media: { readonly type: MediaType; readonly hash: string; readonly altMissing: boolean } | null
}

export function summarise(kind: Kind, content: Contents[Kind]): Summary {
  const media = mediaOf(kind, content)
  return {
    summary: (summaries[kind] as (content: Contents[Kind]) => Summaries[Kind])(content), // contents of a kind go to the function of that kind
    words: listedWords(kind, content),
    plannedAt: rulesOf(kind).schedule?.(content).publishAt ?? null,
    media: media && { type: media.type, hash: media.hash, altMissing: isAltMissing(media) },
  }
}

/** What lists look for words in. */
export function listedWords(kind: Kind, content: Contents[Kind]): string {
  const media = mediaOf(kind, content)
  const told = media ? [media.alt, media.caption, media.credit] : []
  return fold([rulesOf(kind).title(content), ...told].join('\n'))
}

const mediaOf = (kind: Kind, content: Contents[Kind]): Media | null => (kind === 'media' ? (content as Media) : null) // a document of kind media holds a Media

const planned = ({ publishAt, unpublishAt }: Planned): Planned => ({ publishAt, unpublishAt })

const summaries: { readonly [K in Kind]: (content: Contents[K]) => Summaries[K] } = {
  article: ({ section, authors, tags, issue, hero, body, ...more }) => ({
    ...planned(more),
    section,
    authors,
    tags,
    issue,
    hero,
    words: countWords(bodyText(body)),
  }),
  page: ({ body, ...more }) => ({ ...planned(more), words: countWords(bodyText(body)) }),
  issue: ({ number, cover, order, ...more }) => ({ ...planned(more), number, cover, articles: order.length }),
  popup: ({ id, edition, title, priority, media, size, targeting, variants, autoOpen, webhook, ...more }) => ({
    ...planned(more),
    popupId: id,
    edition,
    title,
    priority,
    media,
    size,
    where: targeting,
    texts: variants.length + 1,
    autoOpen,
    hasWebhook: webhook !== '',
  }),
  section: ({ description, position }) => ({ description, position }),
  tag: ({ description }) => ({ description }),
  author: ({ role, portrait }) => ({ role, portrait }),
  media: (media) => ({
    type: media.type,
    bytes: media.bytes,
    width: media.picture?.width ?? null,
    height: media.picture?.height ?? null,
    thumb: thumbOf(media),
    thumbhash: media.picture?.thumbhash,
    alt: media.alt,
    altMissing: isAltMissing(media),
    credit: media.credit,
    focus: media.focus,
  }),
  menu: ({ slug, items }) => ({ slug, items: items.length }),
  siteSettings: () => ({}),
  popupSettings: () => ({}),
  supportSettings: () => ({}),
  analyticsSettings: () => ({}),
  homePage: () => ({}),
}

const unplanned: Planned = { publishAt: null, unpublishAt: null }

/** What stands for a field that a summary has not: a document that was saved before there was one has it from its next save on. */
export const blankSummaries: Summaries = {
  article: { ...unplanned, section: null, authors: [], tags: [], issue: null, hero: null, words: 0 },
  page: { ...unplanned, words: 0 },
  issue: { ...unplanned, number: null, cover: null, articles: 0 },
  popup: {
    ...unplanned,
    popupId: '',
    edition: 1,
    title: '',
    priority: 0,
    media: null,
    size: 'medium',
    where: NO_TARGETING,
    texts: 1,
    autoOpen: true,
    hasWebhook: false,
  },
  section: { description: '', position: 0 },
  tag: { description: '' },
  author: { role: '', portrait: null },
  media: {
    type: 'image/jpeg',
    bytes: 0,
    width: null,
    height: null,
    thumb: null,
    thumbhash: undefined,
    alt: '',
    altMissing: false,
    credit: '',
    focus: { x: 0.5, y: 0.5 },
  },
  menu: { slug: '', items: 0 },
  siteSettings: {},
  popupSettings: {},
  supportSettings: {},
  analyticsSettings: {},
  homePage: {},
}

/** Only a picture needs words for who cannot see it. */
const isAltMissing = ({ picture, alt }: Media): boolean => picture !== null && alt.trim() === ''

function thumbOf({ hash, picture }: Media): string | null {
  if (!picture) return null
  const format = picture.formats.includes('webp') ? 'webp' : picture.formats[0]
  const width = Math.min(...picture.widths)
  return format === undefined ? null : addressOf.picture(hash, width, format)
}

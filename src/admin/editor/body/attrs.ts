import { CALLOUT_LOOKS, CODE_LANGUAGE, MAX_COLUMNS, type Block, type TableCell } from '../../../content/body/body.ts'
import { EMBED_PROVIDER_NAMES, isEmbedResource } from '../../../content/body/embedProviders.ts'
import { isSafeAddress } from '../../../content/body/safeAddress.ts'
import { MAX_START, VIMEO_KEY } from '../../../content/body/videoElsewhere.ts'

export type Attrs = Readonly<Record<string, unknown>>
type AttrsOf<Type extends Block['type']> = Extract<Block, { type: Type }> extends { attrs?: infer A } ? NonNullable<A> : never

/** What only the surface knows: a file on its way in. */
const LOCAL = new Set(['upload'])
const MAX = {
  caption: 600,
  credit: 200,
  attribution: 200,
  title: 300,
  label: 100,
  boxTitle: 200,
  language: 30,
  resource: 400,
  address: 2000,
  items: 60,
  size: 10_000,
}
const REFERENCE = /^[\w-]{1,64}$/

/** Reads the attributes of each kind of node as the content model has them; notes in `dropped` what has no place there. */
export function attrsReader(dropped: string[]) {
  /** Nothing goes in silence: an attribute nobody asked for, or a text cut short, is told. */
  function open(type: string, attrs: Attrs = {}, known: readonly string[]) {
    for (const [name, value] of Object.entries(attrs))
      if (value !== null && value !== undefined && !known.includes(name) && !LOCAL.has(name)) dropped.push(`${type}.${name}`)
    const text = (name: string, max: number): string => {
      const value = attrs[name]
      const typed = typeof value === 'string' ? value.trim() : ''
      if (typed.length > max) dropped.push(`${type}.${name}`)
      return typed.slice(0, max)
    }
    return {
      text,
      optional: <Name extends string>(name: Name, max: number): { [N in Name]?: string } => {
        const typed = text(name, max)
        return (typed === '' ? {} : { [name]: typed }) as { [N in Name]?: string } // a computed name widens to string
      },
      whole: <Name extends string>(name: Name, max: number): { [N in Name]?: number } => {
        const value = attrs[name]
        const isWhole = typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= max
        return (isWhole ? { [name]: value } : {}) as { [N in Name]?: number } // see above
      },
      media: readMedia(attrs['media']),
    }
  }

  return {
    heading(attrs?: Attrs): AttrsOf<'heading'> {
      open('heading', attrs, ['level'])
      const level = attrs?.['level']
      return { level: level === 3 || level === 4 ? level : 2 }
    },

    pullQuote(attrs?: Attrs): AttrsOf<'pullQuote'> | null {
      const found = open('pullQuote', attrs, ['attribution']).optional('attribution', MAX.attribution)
      return found.attribution ? found : null
    },

    orderedList(attrs?: Attrs): AttrsOf<'orderedList'> | null {
      open('orderedList', attrs, ['start', 'type'])
      const start = attrs?.['start']
      return typeof start === 'number' && Number.isInteger(start) && start >= 0 && start <= 10_000 && start !== 1 ? { start } : null
    },

    image(attrs?: Attrs): AttrsOf<'image'> | null {
      const { media, optional } = open('image', attrs, ['media', 'caption', 'credit'])
      return media === null ? null : { media, ...optional('caption', MAX.caption), ...optional('credit', MAX.credit) }
    },

    gallery(attrs?: Attrs): AttrsOf<'gallery'> | null {
      const { optional } = open('gallery', attrs, ['items', 'caption'])
      const given: readonly unknown[] = Array.isArray(attrs?.['items']) ? (attrs['items'] as readonly unknown[]) : [] // each is looked at below
      const items = given.flatMap((item) => {
        const attrs = typeof item === 'object' && item !== null ? (item as Attrs) : {} // an object: just asked
        const { media, optional } = open('gallery.item', attrs, ['media', 'caption'])
        return media === null ? [] : [{ media, ...optional('caption', MAX.caption) }]
      })
      if (items.length > MAX.items) dropped.push('gallery.items')
      return items.length === 0 ? null : { items: items.slice(0, MAX.items), ...optional('caption', MAX.caption) }
    },

    video(attrs?: Attrs): AttrsOf<'video'> | null {
      const known = ['provider', 'videoId', 'key', 'start', 'media', 'title', 'caption', 'poster', 'width', 'height']
      const { media, text, optional, whole } = open('video', attrs, known)
      const poster = readMedia(attrs?.['poster'])
      const details = {
        title: text('title', MAX.title),
        ...optional('caption', MAX.caption),
        ...(poster !== null && { poster }),
        ...whole('width', MAX.size),
        ...whole('height', MAX.size),
      }
      const videoId = text('videoId', 20)
      const key = text('key', 40)
      switch (attrs?.['provider']) {
        case 'youtube':
          return /^[\w-]{6,20}$/.test(videoId) ? { provider: 'youtube', videoId, ...whole('start', MAX_START), ...details } : null
        case 'vimeo':
          return /^\d{5,15}$/.test(videoId)
            ? { provider: 'vimeo', videoId, ...(VIMEO_KEY.test(key) && { key }), ...whole('start', MAX_START), ...details }
            : null
        default:
          return media === null ? null : { provider: 'file', media, ...details }
      }
    },

    /** A sound and a file to take away say the same of themselves. */
    titled(type: 'audio' | 'file', attrs?: Attrs): AttrsOf<'audio' | 'file'> | null {
      const { media, text, optional } = open(type, attrs, ['media', 'title', 'caption'])
      return media === null ? null : { media, title: text('title', MAX.title), ...optional('caption', MAX.caption) }
    },

    button(attrs?: Attrs): AttrsOf<'button'> | null {
      const { text } = open('button', attrs, ['label', 'href'])
      const label = text('label', MAX.label)
      const href = text('href', MAX.address)
      return label !== '' && isSafeAddress(href) ? { label, href } : null
    },

    embed(attrs?: Attrs): AttrsOf<'embed'> | null {
      const { text, optional, whole } = open('embed', attrs, ['provider', 'resource', 'title', 'caption', 'poster', 'height'])
      const provider = EMBED_PROVIDER_NAMES.find((name) => name === attrs?.['provider'])
      const resource = text('resource', MAX.resource)
      if (!provider || !isEmbedResource({ provider, resource })) {
        dropped.push('embed')
        return null
      }
      const poster = readMedia(attrs?.['poster'])
      return {
        provider,
        resource,
        title: text('title', MAX.title),
        ...optional('caption', MAX.caption),
        ...(poster !== null && { poster }),
        ...whole('height', MAX.size),
      }
    },

    callout(attrs?: Attrs): AttrsOf<'callout'> {
      const { optional } = open('callout', attrs, ['look', 'title'])
      return { look: CALLOUT_LOOKS.find((look) => look === attrs?.['look']) ?? 'note', ...optional('title', MAX.boxTitle) }
    },

    codeBlock(attrs?: Attrs): AttrsOf<'codeBlock'> | null {
      const language = open('codeBlock', attrs, ['language']).text('language', MAX.language).toLowerCase()
      if (language !== '' && !CODE_LANGUAGE.test(language)) dropped.push('codeBlock.language')
      return CODE_LANGUAGE.test(language) ? { language } : null
    },

    table(attrs?: Attrs): AttrsOf<'table'> {
      return open('table', attrs, ['caption']).optional('caption', MAX.caption)
    },

    /** Widths and alignment are the page's own. */
    cell(attrs?: Attrs): TableCell['attrs'] | null {
      const { whole } = open('cell', attrs, ['colspan', 'rowspan', 'colwidth', 'align'])
      const spans = { ...whole('colspan', MAX_COLUMNS), ...whole('rowspan', MAX_COLUMNS) }
      const wide = {
        ...((spans.colspan ?? 1) > 1 && { colspan: spans.colspan }),
        ...((spans.rowspan ?? 1) > 1 && { rowspan: spans.rowspan }),
      }
      return Object.keys(wide).length > 0 ? wide : null
    },
  }
}

const readMedia = (value: unknown): string | null => (typeof value === 'string' && REFERENCE.test(value) ? value : null)

import { z } from 'zod'
import { reference, text as plainText } from '../fields.ts'
import { problem } from '../problem.ts'
import { EMBED_PROVIDER_NAMES, EMBED_PROVIDERS, type EmbedProvider } from './embedProviders.ts'
import { isSafeAddress } from './safeAddress.ts'
import { MAX_START, VIMEO_KEY } from './videoElsewhere.ts'

/**
 * The body of an article as ProseMirror JSON, with the nodes and attributes of our editor. Every object is strict: a node, a mark or an
 * attribute we do not know is refused at the door, so a page can only ever hold what our own components render.
 */

/** The looks of a box beside the text: a note, a warning, something to know more by. */
export const CALLOUT_LOOKS = ['note', 'warning', 'insight'] as const
export type CalloutLook = (typeof CALLOUT_LOOKS)[number]
export const MAX_ROWS = 500
export const MAX_COLUMNS = 40
export const CODE_LANGUAGE = /^[a-z0-9][a-z0-9+#.-]{0,29}$/

const mediaId = reference
const caption = plainText().trim().max(600)
const linkAddress = z.string().max(2000).refine(isSafeAddress, problem('unsafe-link'))

/** Marks that say nothing but what they are. */
export const PLAIN_MARKS = ['bold', 'italic', 'code', 'strike', 'subscript', 'superscript'] as const

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(PLAIN_MARKS) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: linkAddress }),
  }),
])

const text = z.strictObject({
  type: z.literal('text'),
  text: plainText().min(1).max(100_000),
  marks: z
    .array(mark)
    .max(PLAIN_MARKS.length + 1)
    .optional(),
})
const plainPiece = text.omit({ marks: true })
const hardBreak = z.strictObject({ type: z.literal('hardBreak') })
const footnote = z.strictObject({ type: z.literal('footnote'), content: z.array(text).min(1).max(200) })
const inline = z.discriminatedUnion('type', [text, hardBreak, footnote])
const inlines = z.array(inline).max(5000)

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inlines.optional() })
const heading = z.strictObject({
  type: z.literal('heading'),
  // The page's own title is the only first-level heading.
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  content: inlines.optional(),
})
const pullQuote = z.strictObject({
  type: z.literal('pullQuote'),
  attrs: z.strictObject({ attribution: plainText().trim().max(200).optional() }).optional(),
  content: inlines.optional(),
})
const image = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({ media: mediaId, caption: caption.optional(), credit: plainText().trim().max(200).optional() }),
})
const gallery = z.strictObject({
  type: z.literal('gallery'),
  attrs: z.strictObject({
    items: z
      .array(z.strictObject({ media: mediaId, caption: caption.optional() }))
      .min(1)
      .max(60),
    caption: caption.optional(),
  }),
})
const size = z.number().int().positive().max(10_000)
const videoDetails = {
  title: plainText().trim().max(300),
  caption: caption.optional(),
  /** The picture that stands for it until it is played. */
  poster: mediaId.optional(),
  width: size.optional(),
  height: size.optional(),
}
const start = z.number().int().min(1).max(MAX_START)
const video = z.strictObject({
  type: z.literal('video'),
  attrs: z.discriminatedUnion('provider', [
    z.strictObject({
      provider: z.literal('youtube'),
      videoId: z.string().regex(/^[\w-]{6,20}$/, problem('video-id')),
      start: start.optional(),
      ...videoDetails,
    }),
    z.strictObject({
      provider: z.literal('vimeo'),
      videoId: z.string().regex(/^\d{5,15}$/, problem('video-id')),
      key: z.string().regex(VIMEO_KEY, problem('video-id')).optional(),
      start: start.optional(),
      ...videoDetails,
    }),
    z.strictObject({ provider: z.literal('file'), media: mediaId, ...videoDetails }),
  ]),
})
const audio = z.strictObject({
  type: z.literal('audio'),
  attrs: z.strictObject({ media: mediaId, title: plainText().trim().max(300), caption: caption.optional() }),
})
const file = z.strictObject({
  type: z.literal('file'),
  attrs: z.strictObject({ media: mediaId, title: plainText().trim().max(300), caption: caption.optional() }),
})
const button = z.strictObject({
  type: z.literal('button'),
  attrs: z.strictObject({ label: plainText().trim().min(1).max(100), href: linkAddress }),
})
const embedOf = (provider: EmbedProvider) =>
  z.strictObject({
    provider: z.literal(provider),
    resource: z.string().max(400).regex(EMBED_PROVIDERS[provider].resource, problem('embed-resource')),
    title: plainText().trim().max(300),
    caption: caption.optional(),
    /** The picture that stands for it until it is loaded. */
    poster: mediaId.optional(),
    /** Of its frame, in pixels. */
    height: size.optional(),
  })
const [firstProvider, ...otherProviders] = EMBED_PROVIDER_NAMES
const embed = z.strictObject({
  type: z.literal('embed'),
  attrs: z.discriminatedUnion('provider', [embedOf(firstProvider), ...otherProviders.map(embedOf)]),
})
const codeBlock = z.strictObject({
  type: z.literal('codeBlock'),
  // A language that we do not colour is kept by its name.
  attrs: z.strictObject({ language: z.string().regex(CODE_LANGUAGE) }).optional(),
  content: z.array(plainPiece).max(100).optional(),
})
const horizontalRule = z.strictObject({ type: z.literal('horizontalRule') })

export type InlineMark = z.infer<typeof mark>
export type Text = z.infer<typeof text>
export type Footnote = z.infer<typeof footnote>
export type Inline = z.infer<typeof inline>
type Leaf =
  | z.infer<typeof paragraph>
  | z.infer<typeof heading>
  | z.infer<typeof pullQuote>
  | z.infer<typeof image>
  | z.infer<typeof gallery>
  | z.infer<typeof video>
  | z.infer<typeof audio>
  | z.infer<typeof file>
  | z.infer<typeof button>
  | z.infer<typeof embed>
  | z.infer<typeof codeBlock>
  | z.infer<typeof horizontalRule>
export interface ListItem {
  type: 'listItem'
  content: Block[]
}
type BulletList = { type: 'bulletList'; content: ListItem[] }
type OrderedList = { type: 'orderedList'; attrs?: { start?: number | undefined } | undefined; content: ListItem[] }
/** What stands in a box or a cell: words in lines, no headings, pictures or further boxes. */
export type Prose = z.infer<typeof paragraph> | BulletList | OrderedList
export interface TableCell {
  type: 'tableCell' | 'tableHeader'
  attrs?: { colspan?: number | undefined; rowspan?: number | undefined } | undefined
  content: Prose[]
}
export interface TableRow {
  type: 'tableRow'
  content: TableCell[]
}
export type Block =
  | Leaf
  | BulletList
  | OrderedList
  | { type: 'blockquote'; content: Block[] }
  | { type: 'callout'; attrs: { look: CalloutLook; title?: string | undefined }; content: Prose[] }
  | { type: 'table'; attrs?: { caption?: string | undefined } | undefined; content: TableRow[] }
export interface Body {
  type: 'doc'
  content: Block[]
}

const MAX_DEPTH = 6
const span = z.number().int().min(2).max(MAX_COLUMNS)
const leaves = [paragraph, heading, pullQuote, image, gallery, video, audio, file, button, embed, codeBlock, horizontalRule] as const

interface Level {
  readonly block: z.ZodType<Block>
  readonly prose: z.ZodType<Prose>
}

/** Blocks nest (a list inside a quote), but only so deep: each level has a schema of its own, so no document can exhaust the stack. */
function levelAt(depth: number): Level {
  if (depth >= MAX_DEPTH) return { block: z.discriminatedUnion('type', leaves), prose: paragraph }
  const below = levelAt(depth + 1)
  const blocks = z.array(below.block).min(1).max(2000)
  const prose = z.array(below.prose).min(1).max(500)
  const items = z
    .array(z.strictObject({ type: z.literal('listItem'), content: blocks }))
    .min(1)
    .max(2000)
  const lists = [
    z.strictObject({ type: z.literal('bulletList'), content: items }),
    z.strictObject({
      type: z.literal('orderedList'),
      attrs: z.strictObject({ start: z.number().int().min(0).max(10_000).optional() }).optional(),
      content: items,
    }),
  ] as const
  const cell = z.strictObject({
    type: z.enum(['tableCell', 'tableHeader']),
    attrs: z.strictObject({ colspan: span.optional(), rowspan: span.optional() }).optional(),
    content: prose,
  })
  const row = z.strictObject({ type: z.literal('tableRow'), content: z.array(cell).min(1).max(MAX_COLUMNS) })
  return {
    block: z.discriminatedUnion('type', [
      ...leaves,
      ...lists,
      z.strictObject({ type: z.literal('blockquote'), content: blocks }),
      z.strictObject({
        type: z.literal('callout'),
        attrs: z.strictObject({ look: z.enum(CALLOUT_LOOKS), title: plainText().trim().max(200).optional() }),
        content: prose,
      }),
      z.strictObject({
        type: z.literal('table'),
        attrs: z.strictObject({ caption: caption.optional() }).optional(),
        content: z.array(row).min(1).max(MAX_ROWS),
      }),
    ]),
    prose: z.discriminatedUnion('type', [paragraph, ...lists]),
  }
}

export const bodySchema: z.ZodType<Body> = z.strictObject({ type: z.literal('doc'), content: z.array(levelAt(0).block).max(5000) })

export const emptyBody: Body = { type: 'doc', content: [] }

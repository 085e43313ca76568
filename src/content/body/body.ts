import { z } from 'zod'
import { reference, text as plainText } from '../fields.ts'
import { problem } from '../problem.ts'
import { isSafeAddress } from './safeAddress.ts'
import { MAX_START, VIMEO_KEY } from './videoElsewhere.ts'

/**
 * The body of an article as ProseMirror JSON, with the nodes and attributes of our editor. Every object is strict: a node, a mark or an
 * attribute we do not know is refused at the door, so a page can only ever hold what our own components render.
 */

const mediaId = reference
const caption = plainText().trim().max(600)

/** Marks that say nothing but what they are. */
export const PLAIN_MARKS = ['bold', 'italic', 'code', 'strike', 'subscript', 'superscript'] as const

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(PLAIN_MARKS) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.string().max(2000).refine(isSafeAddress, problem('unsafe-link')) }),
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
  | z.infer<typeof horizontalRule>
export interface ListItem {
  type: 'listItem'
  content: Block[]
}
export type Block =
  | Leaf
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; attrs?: { start?: number | undefined } | undefined; content: ListItem[] }
  | { type: 'blockquote'; content: Block[] }
export interface Body {
  type: 'doc'
  content: Block[]
}

const MAX_DEPTH = 6

/** Blocks nest (a list inside a quote), but only so deep: each level has a schema of its own, so no document can exhaust the stack. */
function blockAt(depth: number): z.ZodType<Block> {
  const leaves = [paragraph, heading, pullQuote, image, gallery, video, audio, horizontalRule] as const
  if (depth >= MAX_DEPTH) return z.discriminatedUnion('type', leaves)
  const children = z
    .array(blockAt(depth + 1))
    .min(1)
    .max(2000)
  const listItem = z.strictObject({ type: z.literal('listItem'), content: children })
  const items = z.array(listItem).min(1).max(2000)
  return z.discriminatedUnion('type', [
    ...leaves,
    z.strictObject({ type: z.literal('bulletList'), content: items }),
    z.strictObject({
      type: z.literal('orderedList'),
      attrs: z.strictObject({ start: z.number().int().min(0).max(10_000).optional() }).optional(),
      content: items,
    }),
    z.strictObject({ type: z.literal('blockquote'), content: children }),
  ])
}

export const bodySchema: z.ZodType<Body> = z.strictObject({ type: z.literal('doc'), content: z.array(blockAt(0)).max(5000) })

export const emptyBody: Body = { type: 'doc', content: [] }

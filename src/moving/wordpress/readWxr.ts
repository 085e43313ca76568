import { SaxesParser } from 'saxes'
import { UnreadableExport } from '../record.ts'
import { decodeXml } from './decodeXml.ts'

/** One `item`, or a term or an author of the head, as it is written: elements by their local names. */
export interface WxrEntry {
  readonly is: 'item' | 'author' | 'category' | 'tag' | 'term'
  /** The file and the line where it begins. */
  readonly place: string
  readonly fields: ReadonlyMap<string, string>
  readonly meta: ReadonlyMap<string, readonly string[]>
  readonly terms: readonly WxrTerm[]
  /** Those that somebody wrote and nobody threw away. */
  readonly comments: number
  /** Other sites that said they lead here. */
  readonly pings: number
}

/** What an item is filed under. */
export interface WxrTerm {
  readonly domain: string
  readonly slug: string
  readonly name: string
}

/** What stands in the head of the file, before its items. */
export type WxrChannel = ReadonlyMap<string, string>

export type WxrPart = { readonly is: 'channel'; readonly channel: WxrChannel } | WxrEntry

export const fieldOf = ({ fields }: WxrEntry, name: string): string => fields.get(name) ?? ''
export const metaOf = ({ meta }: WxrEntry, key: string): string => meta.get(key)?.at(-1) ?? ''

/** Deeper than this no export is nested, and longer no text of one element. */
const MOST_DEPTH = 30
const MOST_LENGTH = 64 * 1024 * 1024

const ENTRIES: ReadonlyMap<string, WxrEntry['is']> = new Map([
  ['channel/item', 'item'],
  ['channel/author', 'author'],
  ['channel/category', 'category'],
  ['channel/tag', 'tag'],
  ['channel/term', 'term'],
])

/**
 * Reads an export of WordPress as a stream, entry by entry: as much is in memory as one of them needs. Names count without their prefixes'
 * addresses, which differ from file to file. What is no whole XML is refused with the line.
 */
export async function* readWxr(bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<WxrPart> {
  const parser = new SaxesParser({ xmlns: false as const, fileName: file })
  const done: WxrPart[] = []
  const state = collectEntries(done, () => `${file}:${parser.line}`)
  const place = () => `${file}:${parser.line}`
  parser.on('error', (error) => {
    throw new UnreadableExport('syntax', place(), reasonIn(error.message), { cause: error })
  })
  parser.on('doctype', () => {
    throw new UnreadableExport('entities', place())
  })
  parser.on('opentag', ({ name, attributes }) => state.open(name, attributes))
  parser.on('closetag', () => state.close())
  parser.on('text', (text) => state.text(text))
  parser.on('cdata', (text) => state.text(text))
  for await (const text of decodeXml(bytes, file)) {
    parser.write(text)
    yield* done.splice(0)
  }
  if (!state.hasEnded()) throw new UnreadableExport('cut', place())
  parser.close()
  if (!state.isWxr()) throw new UnreadableExport('not-an-export', file)
  yield* done.splice(0)
}

/** Saxes says the place first, which we say ourselves. */
const reasonIn = (message: string): string => message.replace(/^[^:]*:\d+:\d+: /, '')

interface OpenEntry {
  readonly is: WxrEntry['is']
  readonly place: string
  readonly fields: Map<string, string>
  readonly meta: Map<string, string[]>
  readonly terms: WxrTerm[]
  comments: number
  pings: number
}

/** Puts what the parser meets together into entries. */
function collectEntries(done: WxrPart[], place: () => string) {
  const path: string[] = []
  const channel = new Map<string, string>()
  let entry: OpenEntry | null = null
  let text: string[] = []
  let length = 0
  let meta = { key: '', value: '' }
  let comment = { type: '', approved: '' }
  let term: Omit<WxrTerm, 'name'> | null = null
  let hasRoot = false
  let isChannelTold = false

  function open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (path.length >= MOST_DEPTH) throw new UnreadableExport('too-deep', place())
    hasRoot = true
    path.push(localName(name))
    text = []
    length = 0
    const is = path.length === 3 && path[0] === 'rss' ? ENTRIES.get(path.slice(1).join('/')) : undefined
    if (is) {
      tellChannel()
      entry = { is, place: place(), fields: new Map(), meta: new Map(), terms: [], comments: 0, pings: 0 }
    } else if (path.at(-1) === 'category' && path.length === 4) {
      term = { domain: attributes['domain'] ?? 'category', slug: attributes['nicename'] ?? '' }
    }
  }

  function close(): void {
    const [name = '', parent = ''] = [path.at(-1), path.at(-2)]
    const value = text.join('')
    if (entry && path.length === 3) {
      done.push({ ...entry, terms: withoutRepeated(entry.terms) })
      entry = null
    } else if (entry && path.length === 4) closeField(entry, name, value)
    else if (entry && path.length === 5 && isMeta(parent)) {
      if (name === 'meta_key') meta.key = value
      if (name === 'meta_value') meta.value = value
    } else if (entry && path.length === 5 && parent === 'comment') {
      if (name === 'comment_type') comment.type = value
      if (name === 'comment_approved') comment.approved = value
    } else if (path.length === 3 && path[1] === 'channel' && !channel.has(name)) channel.set(name, value.trim())
    path.pop()
    text = []
    length = 0
    if (path.length === 1) tellChannel()
  }

  function closeField(open: OpenEntry, name: string, value: string): void {
    if (name === 'category' && term) open.terms.push({ ...term, name: value.trim() })
    else if (isMeta(name)) {
      open.meta.set(meta.key, [...(open.meta.get(meta.key) ?? []), meta.value])
      meta = { key: '', value: '' }
    } else if (name === 'comment') {
      if (!UNWANTED.has(comment.approved)) open[PINGS.has(comment.type) ? 'pings' : 'comments'] += 1
      comment = { type: '', approved: '' }
    } else if (!open.fields.has(name)) open.fields.set(name, value)
    term = null
  }

  function tellChannel(): void {
    if (isChannelTold) return
    isChannelTold = true
    done.push({ is: 'channel', channel })
  }

  return {
    open,
    close,
    text(piece: string): void {
      length += piece.length
      if (length > MOST_LENGTH) throw new UnreadableExport('too-long', place())
      if (path.length > 2) text.push(piece)
    },
    hasEnded: () => hasRoot && path.length === 0,
    isWxr: () => isChannelTold && channel.has('wxr_version'),
  }
}

/** Version 1.0 names each term twice, first without its slug. */
const withoutRepeated = (terms: readonly WxrTerm[]): WxrTerm[] =>
  terms.filter((term) => term.slug || !terms.some(({ domain, slug, name }) => slug && domain === term.domain && name === term.name))

/** What WordPress says of comments that it deletes by itself after some days. */
const UNWANTED: ReadonlySet<string> = new Set(['spam', 'trash', 'post-trashed'])
const PINGS: ReadonlySet<string> = new Set(['pingback', 'trackback'])

const isMeta = (name: string): boolean => name === 'postmeta' || name === 'termmeta'

/** `wp:post_id` is `post_id`. Two elements are called `encoded`: the text, and its excerpt. */
function localName(name: string): string {
  const [prefix = '', local] = name.split(':')
  if (local === undefined) return prefix
  return local === 'encoded' && prefix.startsWith('excerpt') ? 'excerpt' : local
}

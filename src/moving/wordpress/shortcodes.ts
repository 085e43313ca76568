import { note, type Note } from '../note.ts'

/** A shortcode as it is written, and where: `[gallery ids="1,2"]`. */
export interface Shortcode {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** What stands between it and its end; null for one that has none. */
  readonly inner: string | null
  readonly source: string
}

export type ReadShortcode = (shortcode: Shortcode) => string | null

const TAG = /\[(\/?)([a-zA-Z][\w-]{1,40})((?:\s+[^[\]<>]*|\s*\/)?)\](?!\])/g
/** Those that our reader turns into HTML; the others stay as they are written. */
const PAIRED = new Set(['caption', 'wp_caption', 'audio', 'video', 'embed', 'playlist'])

/** Puts HTML in the place of shortcodes that are known. Others are kept as words, and noted where they are surely no words of the text. */
export function expandShortcodes(text: string, read: ReadShortcode, notes: (note: Note) => void): string {
  const parts: string[] = []
  let from = 0
  const unknown = new Set<string>()
  const isInTag = watchTags(text)
  const closingOf = findClosings(text)
  for (const tag of text.matchAll(TAG)) {
    const [source, closes = '', name = '', rest = ''] = tag
    if (tag.index < from || text[tag.index - 1] === '[' || isInTag(tag.index)) continue
    const shortcode = closes ? null : wholeShortcode(text, tag.index, source, name.toLowerCase(), rest, closingOf)
    const html = shortcode && read(shortcode)
    if (!shortcode || html === null) {
      // What ends one that was told of is told with it.
      const isSurely = closes ? !unknown.has(name) : /=|\//.test(rest) || name.includes('_') || standsAlone(text, tag.index, source.length)
      if (isSurely) notes(note('shortcode-unknown', name, source))
      if (isSurely && !closes) unknown.add(name)
      continue
    }
    notes(note('shortcode', name))
    parts.push(text.slice(from, tag.index), html)
    from = tag.index + shortcode.source.length
  }
  return parts.join('') + text.slice(from)
}

/** As far as is looked for the beginning and the end of its line. */
const MOST_BESIDE = 200

/** Nothing else is in its line, its paragraph or its block: then it is hardly a word in brackets. */
function standsAlone(text: string, start: number, length: number): boolean {
  const end = start + length
  const before = text.slice(Math.max(0, start - MOST_BESIDE), start)
  return (
    /(?:^|\n|<(?:p|div|li|td)(?: [^<>]*)?>)\s*$/.test(before) &&
    /^\s*(?:$|\n|<\/?(?:p|div|li|td|br)\b)/.test(text.slice(end, end + MOST_BESIDE))
  )
}

function wholeShortcode(
  text: string,
  start: number,
  tag: string,
  name: string,
  rest: string,
  closingOf: (name: string, start: number) => number,
): Shortcode {
  const attributes = attributesIn(rest)
  const closing = PAIRED.has(name) && !rest.trimEnd().endsWith('/') ? closingOf(name, start) : -1
  // Another of the same name before the end: this one has none.
  const isOwnEnd = closing >= 0 && !text.slice(start + tag.length, closing).includes(`[${name}`)
  if (!isOwnEnd) return { name, attributes, inner: null, source: tag }
  return { name, attributes, inner: text.slice(start + tag.length, closing), source: text.slice(start, closing + name.length + 3) }
}

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/]+))|"([^"]*)"|(\S+)/g

function attributesIn(rest: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, name, double, single, bare, quoted, word] of rest.matchAll(ATTRIBUTE)) {
    if (name) found.set(name.toLowerCase(), double ?? single ?? bare ?? '')
    else found.set(String(found.size), quoted ?? word ?? '')
  }
  return found
}

/** Where the next end of a shortcode stands, asked from places that come one after the other: each part of the text is looked through once. */
function findClosings(text: string): (name: string, start: number) => number {
  const found = new Map<string, number>()
  return (name, start) => {
    const before = found.get(name)
    if (before !== undefined && (before < 0 || before >= start)) return before
    const next = text.indexOf(`[/${name}]`, start)
    found.set(name, next)
    return next
  }
}

/** Between `<` and `>` brackets are part of an address. Asked of places that come one after the other. */
function watchTags(text: string): (at: number) => boolean {
  let seen = 0
  let open = -1
  let close = -1
  return (at) => {
    for (; seen < at; seen += 1) {
      if (text[seen] === '<') open = seen
      else if (text[seen] === '>') close = seen
    }
    return open > close && /[a-zA-Z/]/.test(text.charAt(open + 1))
  }
}

/** The text without the tags of these, and with what stands in them. */
export const withoutShortcodes = (text: string, names: readonly string[]): string =>
  text.replace(TAG, (tag, _closes, name: string) => (names.includes(name.toLowerCase()) ? ' ' : tag))

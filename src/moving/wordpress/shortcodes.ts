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
  for (const tag of text.matchAll(TAG)) {
    const [source, closes = '', name = '', rest = ''] = tag
    if (tag.index < from || text[tag.index - 1] === '[' || isInTag(text, tag.index)) continue
    const shortcode = closes ? null : wholeShortcode(text, tag.index, source, name.toLowerCase(), rest)
    const html = shortcode && read(shortcode)
    if (!shortcode || html === null) {
      if (closes || /=|\//.test(rest) || name.includes('_')) notes(note('shortcode-unknown', name, source))
      continue
    }
    notes(note('shortcode', name))
    parts.push(text.slice(from, tag.index), html)
    from = tag.index + shortcode.source.length
  }
  return parts.join('') + text.slice(from)
}

function wholeShortcode(text: string, start: number, tag: string, name: string, rest: string): Shortcode {
  const attributes = attributesIn(rest)
  const closing = PAIRED.has(name) && !rest.trimEnd().endsWith('/') ? text.indexOf(`[/${name}]`, start) : -1
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

/** Between `<` and `>` brackets are part of an address. */
function isInTag(text: string, at: number): boolean {
  const open = text.lastIndexOf('<', at)
  return open >= 0 && /^<[a-zA-Z/]/.test(text.slice(open, open + 2)) && text.lastIndexOf('>', at) < open
}

/** The text without the tags of these, and with what stands in them. */
export const withoutShortcodes = (text: string, names: readonly string[]): string =>
  text.replace(TAG, (tag, _closes, name: string) => (names.includes(name.toLowerCase()) ? ' ' : tag))

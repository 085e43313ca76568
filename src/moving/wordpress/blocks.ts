/** A block of WordPress's editor: its name, what its comment says of it, and what stands in it, in its order. */
export interface WpBlock {
  /** With its namespace: `core/image`. */
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly inner: readonly (string | WpBlock)[]
}

interface OpenBlock {
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly inner: (string | WpBlock)[]
}

export const hasBlocks = (text: string): boolean => text.includes('<!-- wp:')

/** Deeper than this a block is read as part of the one around it. */
const MOST_DEPTH = 200

/**
 * Reads the blocks of a text: comments such as `<!-- wp:image {"id":7} -->` around HTML. What stands outside of them, and comments that are
 * none of theirs, stay HTML. A block that is not closed ends where the one around it does; a closing comment without a block is dropped.
 */
export function parseBlocks(text: string): (string | WpBlock)[] {
  const root: OpenBlock = { name: '', attributes: {}, inner: [] }
  const open: OpenBlock[] = [root]
  const add = (part: string | WpBlock): void => {
    if (part !== '') open.at(-1)?.inner.push(part)
  }
  let from = 0
  for (const mark of marksIn(text)) {
    add(text.slice(from, mark.start))
    from = mark.end
    if (mark.is === 'close') closeTo(open, mark.name)
    else if (mark.is === 'empty' || open.length > MOST_DEPTH) add({ name: mark.name, attributes: mark.attributes, inner: [] })
    else {
      const block = { name: mark.name, attributes: mark.attributes, inner: [] }
      add(block)
      open.push(block)
    }
  }
  add(text.slice(from))
  return root.inner
}

/**
 * The text without the marks of its blocks, found in another way than `parseBlocks` does: whole comments that begin like one and hold no angle
 * bracket, as none that WordPress wrote does. To leave one in is no harm: it is a comment, and no word.
 */
export function withoutMarks(text: string): string {
  const parts: string[] = []
  let from = 0
  for (let start = text.indexOf('<!--'); start >= 0;) {
    const close = text.indexOf('-->', start + 4)
    if (close < 0) break
    if (/^\s+\/?wp:[^<>]*$/.test(text.slice(start + 4, close))) {
      parts.push(text.slice(from, start))
      from = close + 3
    }
    start = text.indexOf('<!--', close + 3)
  }
  return parts.join('') + text.slice(from)
}

interface Mark {
  readonly is: 'open' | 'close' | 'empty'
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly start: number
  readonly end: number
}

/** `<!-- wp:name {…} -->`, `<!-- /wp:name -->` and `<!-- wp:name {…} /-->`. A comment ends at its first `-->`: JSON there has none. */
function* marksIn(text: string): Generator<Mark> {
  for (let start = text.indexOf('<!--'); start >= 0;) {
    const close = text.indexOf('-->', start + 4)
    if (close < 0) return
    const end = close + 3
    const mark = markOf(text.slice(start + 4, close))
    if (mark) yield { ...mark, start, end }
    start = text.indexOf('<!--', end)
  }
}

const COMMENT = /^\s+(\/)?wp:([a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)?)\s+(?:(\{[\s\S]*\})\s+)?(\/)?$/

function markOf(comment: string): Pick<Mark, 'is' | 'name' | 'attributes'> | null {
  // Looked at before it is matched: a long comment of somebody else's costs nothing.
  if (!/^\s+\/?wp:/.test(comment)) return null
  const [matched, closes, name = '', json, isEmpty] = COMMENT.exec(comment) ?? []
  if (matched === undefined) return null
  const attributes = json === undefined ? {} : readAttributes(json)
  const whole = name.includes('/') ? name : `core/${name}`
  return { is: closes ? 'close' : isEmpty ? 'empty' : 'open', name: whole, attributes }
}

function readAttributes(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

function closeTo(open: OpenBlock[], name: string): void {
  const index = open.findLastIndex((block, at) => at > 0 && block.name === name)
  if (index > 0) open.splice(index)
}

import type { Block, Body, InlineMark } from '../../content/body/body.ts'
import { headingsIn } from '../../content/body/headings.ts'
import { decoded } from '../formerPath.ts'
import { note, type Note } from '../note.ts'
import { attributeOf, type Element } from './element.ts'

type LinkMark = Extract<InlineMark, { type: 'link' }>
type Heading = Extract<Block, { type: 'heading' }>

const MOST_DETAIL = 500

/**
 * Follows the links of a text to places in itself. Here only headings can be led to, by names of ours: a name in a heading, or right before it, is its heading's.
 * A link to any other place leaves its words.
 */
export function createAnchors() {
  const headings = new Map<string, Heading>()
  /** Names with no other use than to be led to, from wherever. */
  const explicit = new Set<string>()
  const links: LinkMark[] = []
  let pending: string[] = []

  /** Takes the names of an element that is entered. */
  function enter(element: Element): void {
    const names = [attributeOf(element, 'id'), element.tagName === 'a' ? attributeOf(element, 'name') : undefined].filter((name) => !!name)
    pending.push(...(names as string[])) // those that are none were filtered out
    if (element.tagName === 'a' && attributeOf(element, 'href') === undefined) for (const name of names) explicit.add(name as string)
  }

  /** A block begins what its names lead to. */
  function onBlock(block: Block): void {
    if (block.type === 'heading') for (const name of pending) if (!headings.has(name)) headings.set(name, block)
    pending = []
  }

  function link(mark: LinkMark): LinkMark {
    if (mark.attrs.href.startsWith('#')) links.push(mark)
    return mark
  }

  /** The text with links that lead to its headings, and what else they would have led to. */
  function settle(body: Body): { readonly body: Body; readonly notes: readonly Note[] } {
    if (links.length === 0 && explicit.size === 0) return { body, notes: [] }
    const anchors = headingsIn(body)
    /** A text that was ours before leads to its headings already. */
    const own = new Map([...anchors.values()].map((anchor) => [anchor.id, anchor]))
    const anchorOf = (name: string) => {
      const heading = headings.get(name)
      return heading && anchors.get(heading)
    }
    const dead = new Set<unknown>()
    const lost = new Set<string>()
    for (const mark of links) {
      const name = mark.attrs.href.slice(1)
      const anchor = anchorOf(name) ?? anchorOf(decoded(name)) ?? own.get(name)
      if (anchor) mark.attrs.href = `#${anchor.id}`
      else {
        dead.add(mark)
        lost.add(mark.attrs.href)
      }
    }
    for (const name of explicit) if (!anchorOf(name)) lost.add(`#${name}`)
    const notes = lost.size === 0 ? [] : [note('anchor', [...lost].join(', ').slice(0, MOST_DETAIL))]
    return { body: dead.size === 0 ? body : (withoutMarks(body, dead) as Body), notes } // the same but for marks, which every text can lack
  }

  return { enter, onBlock, link, settle }
}

/** Not deeper than a body can be nested. */
function withoutMarks(value: unknown, marks: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutMarks(one, marks))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
      if (name !== 'marks' || !Array.isArray(inner)) return [[name, withoutMarks(inner, marks)]]
      const kept = inner.filter((mark) => !marks.has(mark))
      return kept.length > 0 ? [[name, kept]] : []
    }),
  )
}

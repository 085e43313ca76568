import { parseFragment } from 'parse5'
import type { Body, InlineMark, PLAIN_MARKS } from '../../content/body/body.ts'
import { isSafeAddress } from '../../content/body/safeAddress.ts'
import { distinct, note, type Note } from '../note.ts'
import { createAnchors } from './anchors.ts'
import { createBodyBuilder } from './bodyBuilder.ts'
import { attributeOf, hasClass, isElement, sourceOf, STANDS_ALONE, type Element, type Fragment, type Node } from './element.ts'
import { formulaText } from './formula.ts'
import { textPieces, withMark } from './inlines.ts'
import { addButton, addCode, addFile, addFrame, addPicture, addPlayer, type FindMedia } from './media.ts'
import { cellAttributes } from './tables.ts'
import { imageMapLinks, unseenAttributes } from './unseenParts.ts'

export interface HtmlOptions {
  /** What a sound or a film is called whose source does not say. */
  readonly title?: string
  readonly findMedia?: FindMedia
  /** Where a link shall lead; the same by default. */
  readonly rewriteLink?: (href: string) => string
  /** The text of a note by its identifier, as HTML. */
  readonly footnote?: (id: string) => string | undefined
  /** Does an empty line part paragraphs, and the end of a line break it? So texts are written where nobody types elements. In an element with `data-line-breaks` it does. */
  readonly hasLineBreaks?: boolean
  readonly embedsLoneAddresses?: boolean
}

/** What became of a text that was HTML. */
export interface Converted {
  readonly body: Body
  readonly notes: readonly Note[]
}

/** What is around a node: its marks, whether its spaces count, and whether its lines do. */
interface Around {
  readonly marks: readonly InlineMark[]
  readonly isVerbatim: boolean
  readonly hasLineBreaks: boolean
}

/** A node still to be read; or what is to be done once all before it was read. */
type Step = (Around & { readonly node: Node }) | (() => void)

const MARKS: Readonly<Record<string, (typeof PLAIN_MARKS)[number]>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  cite: 'italic',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  sub: 'subscript',
  sup: 'superscript',
}
/** These have a counterpart, or need none. */
const KNOWN = new Set(
  'p div br wbr a ul ol li span tbody tr thead tfoot h1 h2 h3 h4 h5 h6 blockquote figure figcaption font time abbr picture source small ins section article main header footer aside'.split(
    ' ',
  ),
)
const SILENT = new Set('script style object noscript template embed applet link meta base title head svg canvas param'.split(' '))
/** Drawn beside words to say that they open. */
const SIGNS = ['wp-block-accordion-heading__toggle-icon']
const GALLERIES = ['wp-block-gallery', 'gallery', 'kg-gallery-card']
const CALLOUTS = ['kg-callout-card', 'wp-block-callout']
/** Lines that are no code: poems. */
const VERSES = ['wp-block-verse', 'wp-block-preformatted']
/** Spaces that HTML shows as one; a single one, as nearly all are, stays where it is. */
const SPACES = /[\t\r\n\f][ \t\r\n\f]*| [ \t\r\n\f]+/g
const HEADING = /^h[1-6]$/
const PULL_QUOTES = ['wp-block-pullquote', 'pullquote', 'kg-blockquote-alt']

/** Makes of HTML that was written elsewhere a text of ours. No word is lost; what has no place here is noted. */
export function bodyFromHtml(html: string | Fragment, options: HtmlOptions = {}): Converted {
  const { title = '', findMedia = null, rewriteLink = (href) => href, hasLineBreaks = false, embedsLoneAddresses = false } = options
  const anchors = createAnchors()
  const builder = createBodyBuilder({ title: title.slice(0, 300), embedsLoneAddresses, onBlock: anchors.onBlock })
  const media = { builder, findMedia, title: title.slice(0, 300) }

  function enter(element: Element, around: Around): Step[] {
    const { tagName: tag } = element
    if (hasClass(element, ...SIGNS)) return []
    if (SILENT.has(tag)) {
      if (tag !== 'style' && tag !== 'meta' && tag !== 'link') builder.note(note('script', tag, sourceOf(element)))
      addSpace()
      return []
    }
    if (element.attrs.length > 0) {
      // A line that nobody ended ends here: what leads to the heading does not lead to it.
      if (HEADING.test(tag)) builder.endBlock()
      for (const one of unseenAttributes(element)) builder.note(one)
      anchors.enter(element)
    }
    const { marks } = around
    const lines = { hasLineBreaks: around.hasLineBreaks || attributeOf(element, 'data-line-breaks') !== undefined }
    const childrenWithin = (inside: Partial<Around> = {}): Step[] =>
      element.childNodes.map((node) => ({ ...around, ...lines, ...inside, node }))

    if (tag === 'br') builder.add({ type: 'hardBreak' })
    else if (tag === 'hr') builder.addBlock({ type: 'horizontalRule' })
    else if (tag === 'img') addPicture(element, marks, media)
    else if (tag === 'iframe') addFrame(element, media)
    else if (tag === 'video' || tag === 'audio') addPlayer(element, media)
    else if (tag === 'math') addFormula(element)
    else if (tag === 'map') return enterImageMap(element)
    else return enterText(element, marks, childrenWithin)
    return []
  }

  /** No block of ours draws one: it is there to be read as it was typed. */
  function addFormula(math: Element): void {
    builder.note(note('element', 'math', sourceOf(math)))
    for (const piece of textPieces(formulaText(math), [{ type: 'code' }])) builder.add(piece)
  }

  /** Nothing here is pointed at in a picture: its links stand below it. */
  function enterImageMap(map: Element): Step[] {
    builder.note(note('image-map', attributeOf(map, 'name') ?? '', sourceOf(map)))
    return imageMapLinks(map).flatMap((node) => asBlock('p', [{ ...nothing, node }]))
  }

  function enterText(element: Element, marks: readonly InlineMark[], within: (around?: Partial<Around>) => Step[]): Step[] {
    const { tagName: tag } = element
    const noteId = tag === 'sup' ? attributeOf(element, 'data-fn') : undefined
    const footnote = noteId === undefined ? undefined : options.footnote?.(noteId)
    if (footnote !== undefined && addFootnote(footnote)) return []
    if (tag === 'pre' && !hasClass(element, ...VERSES) && addCode(element, builder)) return []
    if (tag === 'pre') {
      builder.note(note('preformatted', tag))
      return asBlock(tag, within({ isVerbatim: true }))
    }
    if (hasClass(element, 'wp-block-file', 'kg-file-card') && addFile(element, media)) return []
    if (tag === 'a' && hasClass(element, 'wp-block-button__link', 'kg-btn') && addButton(element, hrefOf(element), builder)) return []
    if ((tag === 'td' || tag === 'th') && builder.kind() !== 'row')
      return [...(builder.isLineBegun() ? [() => addSpace('| ')] : []), ...within(), () => addSpace()]
    if (tag === 'figcaption' || tag === 'caption' || (tag === 'cite' && builder.kind() === 'pull-quote')) {
      builder.endBlock()
      return [...within(), () => builder.endCaption()]
    }
    const container = containerOf(element)
    if (container) return container(within())
    const mark = markOf(element)
    if (!mark && !KNOWN.has(tag)) builder.note(note('element', tag))
    const children = within(mark ? { marks: withMark(marks, mark) } : {})
    // Where the file itself is not to be had its name and its button are two links, side by side.
    if (hasClass(element, 'wp-block-file__button')) return [() => addSpace(), ...children]
    return STANDS_ALONE.has(tag) ? asBlock(tag, children) : children
  }

  /** Words that stood apart stay apart: cells of a row without a table. */
  function addSpace(sign = ''): void {
    builder.add({ type: 'text', text: ` ${sign}` })
  }

  function asBlock(tag: string, children: Step[]): Step[] {
    builder.endBlock()
    return [...children, () => builder.endBlock(tag)]
  }

  /** How what stands in a list, a quote or a figure is read; null for any other element. */
  function containerOf(element: Element): ((children: Step[]) => Step[]) | null {
    const { tagName: tag } = element
    const inside = builder.kind()
    const as =
      (...given: Parameters<typeof builder.begin>) =>
      (children: Step[]) =>
        builder.begin(...given) ? [...children, () => builder.end()] : asBlock('p', children)
    if (hasClass(element, ...GALLERIES) && inside !== 'gallery' && findMedia) return as('gallery')
    if (hasClass(element, ...PULL_QUOTES) && inside !== 'pull-quote') return as('pull-quote')
    if (inside === 'gallery' && tag !== 'figure') return null
    if (tag === 'figure') return as('figure')
    if (tag === 'table') return as('table')
    if (tag === 'tr' && inside === 'table') return as('row')
    if ((tag === 'td' || tag === 'th') && inside === 'row') return as('cell', { cell: cellAttributes(element) })
    if (hasClass(element, ...CALLOUTS) && inside !== 'callout') return as('callout')
    if (tag === 'blockquote') return inside === 'pull-quote' ? null : as('quote')
    if (tag === 'ul' || tag === 'ol' || tag === 'menu') {
      const start = Number.parseInt(attributeOf(element, 'start') ?? '', 10)
      return as('list', { isOrdered: tag === 'ol', start: Number.isNaN(start) ? undefined : start })
    }
    return tag === 'li' && inside === 'list' ? as('item') : null
  }

  function hrefOf(element: Element): string {
    return rewriteLink(attributeOf(element, 'href')?.trim() ?? '')
  }

  function markOf(element: Element): InlineMark | null {
    const type = MARKS[element.tagName]
    if (type) return { type }
    const given = element.tagName === 'a' ? attributeOf(element, 'href')?.trim() : undefined
    if (!given) return null
    const href = hrefOf(element)
    if (isSafeAddress(href) && href.length <= 2000) return anchors.link({ type: 'link', attrs: { href } })
    builder.note(note('link-unsafe', given.slice(0, 300)))
    return null
  }

  /** Its words, where the sentence has it; false if it has none. */
  function addFootnote(footnote: string): boolean {
    const { body, notes } = bodyFromHtml(footnote, { rewriteLink })
    const pieces = body.content.flatMap((block, index) => {
      const line = 'content' in block && block.type === 'paragraph' ? (block.content ?? []) : []
      return [...(index > 0 ? textPieces(' ', []) : []), ...line.filter((piece) => piece.type === 'text')]
    })
    if (pieces.length === 0 || pieces.length > 200 || body.content.some(({ type }) => type !== 'paragraph')) return false
    for (const one of notes) builder.note(one)
    builder.add({ type: 'footnote', content: pieces })
    return true
  }

  function addText(value: string, { marks, isVerbatim, hasLineBreaks }: Around): void {
    if (isVerbatim || hasLineBreaks) {
      const paragraphs = isVerbatim ? [value] : value.replace(/\r\n?/g, '\n').split(/\n[ \t]*(?:\n[ \t]*)+/)
      paragraphs.forEach((paragraph, index) => {
        if (index > 0) builder.endBlock()
        addLines(paragraph.split('\n'), marks, isVerbatim)
      })
    } else for (const piece of textPieces(value.replace(SPACES, ' '), marks)) builder.add(piece)
  }

  function addLines(lines: readonly string[], marks: readonly InlineMark[], isVerbatim: boolean): void {
    lines.forEach((line, index) => {
      if (index > 0) builder.add({ type: 'hardBreak' })
      for (const piece of textPieces(isVerbatim ? line : line.replace(/[ \t\f]+/g, ' '), marks)) builder.add(piece)
    })
  }

  // Not by recursion: nonsense may be nested deeper than the stack is.
  const nothing: Around = { marks: [], isVerbatim: false, hasLineBreaks }
  const steps: Step[] = (typeof html === 'string' ? parseFragment(html) : html).childNodes.map((node) => ({ node, ...nothing })).reverse()
  for (let step = steps.pop(); step; step = steps.pop()) {
    if (typeof step === 'function') step()
    else if (isElement(step.node)) for (const next of enter(step.node, step).reverse()) steps.push(next)
    else if (step.node.nodeName === '#text' && 'value' in step.node) addText(step.node.value, step)
  }
  const { body, notes } = builder.finish()
  const settled = anchors.settle(body)
  return { body: settled.body, notes: distinct([...notes, ...settled.notes]) }
}

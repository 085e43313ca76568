import { readEmbedAddress } from '../../../content/body/readEmbedAddress.ts'
import { setCodeAside } from './pastedCode.ts'
import { cleanTables } from './pastedTables.ts'
import { findLosses, type PasteLosses } from './pasteLosses.ts'
import { wordLists } from './wordLists.ts'

export interface CleanPaste {
  readonly html: string
  /** What was turned into something else, or left out: whoever pastes is told. */
  readonly losses: PasteLosses
}

/**
 * Makes of what Word, Google Docs, Pages or a page of the web puts on the clipboard the few elements our surface knows. What it lets through is still read by the
 * editor's schema: this is for the words and their order, not for safety.
 */
export function cleanPaste(html: string): CleanPaste {
  if (/data-pm-slice/.test(html)) return { html, losses: {} } // cut on a surface of ours
  const { text: words, putBack } = setCodeAside(copiedPart(explainedClasses(html)))
  const whole = players(takeNotes(words))
  const steps = [withoutMachinery, wordLists, wordStyles, styledSpans, cleanTables, headings, links, plainSpaces, withoutEmptyLines]
  return { html: putBack(steps.reduce((text, step) => step(text), whole).trim()), losses: findLosses(whole) }
}

/** Pages, and whatever else writes as macOS does, calls a span by a class, and says in a style sheet what that means. */
function explainedClasses(html: string): string {
  const meanings = new Map([...html.matchAll(/\bspan\.([\w-]+)\s*\{([^}"]*)\}/gi)].map(([, name, style]) => [name, style]))
  return html.replace(/<span class="([\w-]+)">/gi, (span, name: string) =>
    meanings.has(name) ? `<span style="${meanings.get(name)}">` : span,
  )
}

function copiedPart(html: string): string {
  const fragment = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/i.exec(html)?.[1]
  // Word's notes stand after the fragment only when everything was copied; then they are inside it.
  return fragment ?? /<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html
}

/** What is there for the program that wrote it. */
function withoutMachinery(html: string): string {
  return html
    .replace(/<(style|script|xml|head|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<(meta|link|base)\b[^>]*>/gi, '')
    .replace(/<(\/?)(o|v|w|m|st1):[^>]*>/gi, '')
    .replace(/<!--(?!\[if)[\s\S]*?-->/g, '')
    .replace(/\r\n?|\n/g, ' ')
}

/** Word says what a paragraph is by the name of its style. */
function wordStyles(html: string): string {
  return html
    .replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!\[(?:if[^\]]*|endif)\]>/gi, '')
    .replace(/<p\b[^>]*class="?Mso(?:Title|Titolo)\b[^>]*>([\s\S]*?)<\/p>/gi, '<h2>$1</h2>')
    .replace(/<p\b[^>]*class="?Mso(?:Subtitle|Sottotitolo)\b[^>]*>([\s\S]*?)<\/p>/gi, '<h3>$1</h3>')
    .replace(/<p\b[^>]*class="?Mso(?:IntenseQuote|Quote|Citazione)\b[^>]*>([\s\S]*?)<\/p>/gi, '<blockquote><p>$1</p></blockquote>')
}

/** What a style says of words, and the element that says the same. */
const STYLED: readonly (readonly [RegExp, string])[] = [
  [/font-weight:\s*(bold|[6-9]00)/, 'strong'],
  [/font-style:\s*(italic|oblique)/, 'em'],
  [/text-decoration[\w-]*:[^;"']*line-through/, 's'],
  [/vertical-align:\s*super/, 'sup'],
  [/vertical-align:\s*sub/, 'sub'],
]

/** Google Docs writes bold as a span of weight 700, and wraps everything in a <b> that is not bold. */
function styledSpans(html: string): string {
  const stack: string[] = []
  return html
    .replace(/<b\b[^>]*(?:docs-internal-guid|font-weight:\s*normal)[^>]*>([\s\S]*)<\/b>/i, '$1')
    .replace(/<(\/?)(span|font)\b([^>]*)>/gi, (_tag, closing: string, _name, attributes: string) => {
      if (closing) return stack.pop() ?? ''
      const style = attributes.toLowerCase()
      const tags = STYLED.filter(([sign]) => sign.test(style)).map(([, tag]) => tag)
      stack.push(
        tags
          .toReversed()
          .map((tag) => `</${tag}>`)
          .join(''),
      )
      return tags.map((tag) => `<${tag}>`).join('')
    })
}

/** The page's title is the only first-level heading; below the fourth there are none. A heading is not also bold. */
function headings(html: string): string {
  return html.replace(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/gi, (_all, level: string, text: string) => {
    const own = Math.min(4, Math.max(2, Number(level)))
    return `<h${own}>${text.replace(/<\/?(?:strong|b)(?:\s[^>]*)?>/gi, '')}</h${own}>`
  })
}

/** A frame of a site that we know becomes its block; any other is lost, and told. */
function players(html: string): string {
  return html.replace(/<iframe\b[^>]*>(?:\s*<\/iframe>)?/gi, (frame) => {
    const found = readEmbedAddress(frame)
    return found ? `<div data-block="${found.type}" data-attrs="${escaped(JSON.stringify({ ...found.attrs, title: '' }))}"></div>` : frame
  })
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** Docs sends every link through a page of its own; Word marks places nobody links to. */
function links(html: string): string {
  return html
    .replace(/<a\b(?![^>]*\bhref=)[^>]*>([\s\S]*?)<\/a>/gi, '$1')
    .replace(
      /href="https:\/\/www\.google\.com\/url\?(?:[^"]*?(?:&amp;|&))?q=([^"&]+)[^"]*"/gi,
      (_all, address: string) => `href="${decoded(address)}"`,
    )
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const plainSpaces = (html: string): string => html.replace(/(?:&nbsp;|&#160;|\u00a0)/g, ' ').replace(/ {2,}/g, ' ')

/** Empty paragraphs and breaks between paragraphs are how a typewriter leaves space; the page does that by itself. */
function withoutEmptyLines(html: string): string {
  return html
    .replace(/<img\b[^>]*>/gi, '') // told of by `findLosses`: the line that held nothing else goes with it
    .replace(/<(p|h[2-4]|div)\b(?![^>]*data-block)[^>]*>(?:\s|<br\b[^>]*>|<\/?(?:strong|em|b|i|u)>)*<\/\1>/gi, '')
    .replace(/(<\/(?:p|h[2-4]|ul|ol|blockquote|div)>)\s*(?:<br\b[^>]*>\s*)+/gi, '$1')
    .replace(/<(strong|em|b|i)>(\s*)<\/\1>/gi, '$2')
}

/** Notes of Word (`_ftn1`, `_edn1`) and of Docs (`ftnt1`): their words are brought from the foot of the page to where they are called. */
function takeNotes(html: string): string {
  const notes = new Map<string, string>()
  const collect = (_all: string, id: string, content: string): string => {
    notes.set(id.toLowerCase(), asNote(content))
    return ''
  }
  const text = html
    .replace(
      /<div\b[^>]*mso-element:\s*(?:footnote|endnote)\b(?!-list)[^>]*\bid=["']?((?:ftn|edn)\d+)["']?[^>]*>([\s\S]*?)<\/div>/gi,
      collect,
    )
    .replace(/<div\b[^>]*>\s*<p\b[^>]*>\s*<a\b[^>]*\bid=["']?(ftnt\d+)["']?[^>]*>([\s\S]*?)<\/p>\s*<\/div>/gi, collect)
  if (notes.size === 0) return html
  return text
    .replace(
      /(?:<sup\b[^>]*>\s*)?<a\b[^>]*href=["']?[^"'>\s]*#_?((?:ftn|edn|ftnt)\d+)["']?[^>]*>[\s\S]*?<\/a>(?:\s*<\/sup>)?/gi,
      (all, id: string) => {
        const note = notes.get(id.toLowerCase())
        return note ? `<ins data-footnote>${note}</ins>` : all
      },
    )
    .replace(/<div\b[^>]*mso-element:\s*(?:footnote|endnote)-list[^>]*>|<br\b[^>]*>\s*<hr\b[^>]*>/gi, '')
}

/** A note is a line of text: its number is written by the page, and its paragraphs run on. */
function asNote(content: string): string {
  return content
    .replace(/<a\b[^>]*href=["']?[^"'>\s]*#_?(?:ftnref|ednref|ftnt_ref)\d+["']?[^>]*>[\s\S]*?<\/a>/gi, '')
    .replace(/<!\[if[\s\S]*?<!\[endif\]>/gi, '')
    .replace(/<\/p>\s*<p\b[^>]*>/gi, ' ')
    .replace(/<(?!\/?(?:a|i|b|em|strong|s|sub|sup)\b)[^>]*>/gi, '')
    .replace(/^(?:\s|&nbsp;|\[\d+\])+/, '')
    .trim()
}

import { countLosses, type PasteLosses } from './countLosses.ts'
import { takeNotes } from './takeNotes.ts'
import { unicodeScripts } from './unicodeScripts.ts'
import { wordLists } from './wordLists.ts'

export interface CleanPaste {
  readonly html: string
  /** What was turned into something else, or left out: whoever pastes is told. */
  readonly losses: PasteLosses
}

/**
 * Makes of what Word, Google Docs or a page puts on the clipboard the few elements our surface knows. What it lets through is still read by the
 * editor's schema: this is for the words and their order, not for safety.
 */
export function cleanPaste(html: string): CleanPaste {
  if (/data-pm-slice/.test(html)) return { html, losses: {} } // cut on a surface of ours
  const whole = unicodeScripts(takeNotes(copiedPart(html)))
  const steps = [withoutMachinery, wordLists, wordStyles, styledSpans, headings, tables, links, plainSpaces, withoutEmptyLines]
  return { html: steps.reduce((text, step) => step(text), whole).trim(), losses: countLosses(whole) }
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

/** Google Docs writes bold as a span of weight 700, and wraps everything in a <b> that is not bold. */
function styledSpans(html: string): string {
  const stack: string[] = []
  return html
    .replace(/<b\b[^>]*(?:docs-internal-guid|font-weight:\s*normal)[^>]*>([\s\S]*)<\/b>/i, '$1')
    .replace(/<(\/?)(span|font)\b([^>]*)>/gi, (_tag, closing: string, _name, attributes: string) => {
      if (closing) return stack.pop() ?? ''
      const style = attributes.toLowerCase()
      const bold = /font-weight:\s*(bold|[6-9]00)/.test(style)
      const italic = /font-style:\s*(italic|oblique)/.test(style)
      stack.push(`${italic ? '</em>' : ''}${bold ? '</strong>' : ''}`)
      return `${bold ? '<strong>' : ''}${italic ? '<em>' : ''}`
    })
}

/** The page's title is the only first-level heading; below the fourth there are none. A heading is not also bold. */
function headings(html: string): string {
  return html.replace(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/gi, (_all, level: string, text: string) => {
    const own = Math.min(4, Math.max(2, Number(level)))
    return `<h${own}>${text.replace(/<\/?(?:strong|b)(?:\s[^>]*)?>/gi, '')}</h${own}>`
  })
}

/** There are no tables in the magazine's texts: a row is a line, its cells parted by a dash. */
function tables(html: string): string {
  return html.replace(/<tr\b[^>]*>([\s\S]*?)<\/tr>/gi, (_row, cells: string) => {
    const texts = [...cells.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/gi)].map(([, text = '']) =>
      text.replace(/<\/?(?:p|div)\b[^>]*>/gi, ' ').trim(),
    )
    return `<p>${texts.filter(Boolean).join(' – ')}</p>`
  })
}

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
    .replace(/<(p|h[2-4]|div)\b[^>]*>(?:\s|<br\b[^>]*>|<\/?(?:strong|em|b|i|u)>)*<\/\1>/gi, '')
    .replace(/(<\/(?:p|h[2-4]|ul|ol|blockquote|div)>)\s*(?:<br\b[^>]*>\s*)+/gi, '$1')
    .replace(/<(strong|em|b|i)>(\s*)<\/\1>/gi, '$2')
}

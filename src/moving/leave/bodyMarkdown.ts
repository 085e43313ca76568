import type { Block, Body, Footnote, Inline, InlineMark, ListItem, Prose, TableRow, Text } from '../../content/body/body.ts'
import { codeText } from '../../content/body/text.ts'
import { EMBED_PROVIDERS } from '../../content/body/embedProviders.ts'
import { footnotesIn } from '../../content/body/footnotes.ts'
import { videoPage } from '../../content/body/videoElsewhere.ts'
import type { FindExported } from './exportedMedia.ts'

/** A body as Markdown, with the tables, notes and struck words of GitHub's. What Markdown has no sign for is HTML, which it allows. */
export function bodyMarkdown(body: Body, findMedia: FindExported): string {
  const notes = footnotesIn(body)
  const blocks = (some: readonly Block[]): string => some.map(block).filter(Boolean).join('\n\n')

  function block(one: Block): string {
    switch (one.type) {
      case 'paragraph':
        return paragraph(one.content)
      case 'heading':
        return `${'#'.repeat(one.attrs.level)} ${onOneLine(inlines(one.content))}`
      case 'pullQuote':
        return quoted([paragraph(one.content), one.attrs?.attribution && `— ${escape(one.attrs.attribution)}`])
      case 'blockquote':
        return quoted([blocks(one.content)])
      case 'bulletList':
        return items(one.content, () => '- ')
      case 'orderedList': {
        const first = one.attrs?.start ?? 1
        return items(one.content, (place) => `${first + place}. `)
      }
      case 'image':
        return captioned(picture(one.attrs.media), one.attrs.caption, one.attrs.credit)
      case 'gallery':
        return captioned(one.attrs.items.map(({ media, caption }) => captioned(picture(media), caption)).join('\n\n'), one.attrs.caption)
      case 'video': {
        const address = one.attrs.provider === 'file' ? pathOf(one.attrs.media) : videoPage(one.attrs)
        return captioned(link(address, one.attrs.title || address), one.attrs.caption)
      }
      case 'audio':
      case 'file':
        return captioned(link(pathOf(one.attrs.media), one.attrs.title), one.attrs.caption)
      case 'button':
        return link(one.attrs.href, one.attrs.label)
      case 'embed': {
        const address = EMBED_PROVIDERS[one.attrs.provider].page(one.attrs.resource)
        return captioned(link(address, one.attrs.title || address), one.attrs.caption)
      }
      case 'codeBlock':
        return fenced(codeText(one), one.attrs?.language ?? '')
      case 'callout':
        return quoted([`[!${one.attrs.look.toUpperCase()}]`, one.attrs.title && `**${escape(one.attrs.title)}**`, blocks(one.content)])
      case 'table':
        return [...(one.attrs?.caption ? [escape(one.attrs.caption)] : []), table(one.content)].join('\n\n')
      case 'horizontalRule':
        return '---'
    }
  }

  const paragraph = (content: readonly Inline[] | undefined): string => inlines(content).split('\n').map(notASign).join('\n')

  function items(some: readonly ListItem[], bullet: (place: number) => string): string {
    return some.map(({ content }, place) => bullet(place) + indented(blocks(content), bullet(place).length)).join('\n')
  }

  function table(rows: readonly TableRow[]): string {
    const width = Math.max(...rows.map(({ content }) => content.reduce((sum, { attrs }) => sum + (attrs?.colspan ?? 1), 0)))
    const lines = rows.map(({ content }) => {
      const cells = content.flatMap(({ attrs, content: prose }) => [cell(prose), ...Array<string>((attrs?.colspan ?? 1) - 1).fill('')])
      return line([...cells, ...Array<string>(width - cells.length).fill('')])
    })
    // The first row of a table is its heading: there is no other kind.
    return [lines[0], line(Array<string>(width).fill('---')), ...lines.slice(1)].join('\n')
  }

  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const cell = (prose: readonly Prose[]): string =>
    blocks(prose)
      .replaceAll('|', String.raw`\|`)
      .replace(/\n+/g, '<br>')

  function inlines(content: readonly Inline[] = []): string {
    return content
      .map((piece) => (piece.type === 'text' ? marked(piece) : piece.type === 'hardBreak' ? '\\\n' : mention(piece)))
      .join('')
      .trim()
  }

  const mention = (piece: Footnote): string => `[^${notes.indexOf(piece) + 1}]`

  function picture(id: string): string {
    const found = findMedia(id)
    return found ? `!${link(found.path, found.alt)}` : ''
  }

  const pathOf = (id: string): string => findMedia(id)?.path ?? ''

  const listed = notes.map(({ content }, index) => `[^${index + 1}]: ${onOneLine(content.map(marked).join(''))}`)
  return `${[blocks(body.content), ...listed].filter(Boolean).join('\n\n')}\n`
}

const SIGNS: Record<Exclude<InlineMark['type'], 'link' | 'code'>, readonly [string, string]> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  strike: ['~~', '~~'],
  subscript: ['<sub>', '</sub>'],
  superscript: ['<sup>', '</sup>'],
}

/** A sign holds only beside a word: the spaces around it stay outside. */
function marked({ text, marks = [] }: Text): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  if (words === '') return text
  const plain = marks.some(({ type }) => type === 'code') ? verbatim(words) : escape(words)
  const signed = marks.reduceRight((inner, mark) => {
    if (mark.type === 'link') return linked(mark.attrs.href, inner)
    if (mark.type === 'code') return inner
    const [open, close] = SIGNS[mark.type]
    return open + inner + close
  }, plain)
  return before + signed + after
}

const linked = (address: string, inner: string): string => `[${inner}](<${address.replace(/[<>\s]/g, encodeURIComponent)}>)`
const link = (address: string, words: string): string => linked(address, escape(onOneLine(words)))

/** As many ticks as it takes to hold what is said. */
function verbatim(words: string): string {
  const ticks = '`'.repeat(longestRun(words) + 1)
  return /^`|`$/.test(words) ? `${ticks} ${words} ${ticks}` : ticks + words + ticks
}

function fenced(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1))
  return `${fence}${language}\n${code}\n${fence}`
}

const longestRun = (text: string): number => Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))

const captioned = (what: string, ...caption: readonly (string | undefined)[]): string =>
  [
    what,
    caption
      .filter(Boolean)
      .map((words) => escape(words ?? ''))
      .join(' · '),
  ]
    .filter(Boolean)
    .join('\n\n')

const quoted = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter(Boolean)
    .join('\n\n')
    .split('\n')
    .map((text) => (text ? `> ${text}` : '>'))
    .join('\n')

const indented = (text: string, by: number): string => text.replace(/\n(?!\n)/g, `\n${' '.repeat(by)}`)
const onOneLine = (text: string): string => text.replace(/\\?\s*\n\s*/g, ' ')

/** Signs of Markdown that are meant as they stand. */
const escape = (text: string): string => text.replace(/[\\`*_[\]<>~!]/g, String.raw`\$&`)

/** At the beginning of a line more are signs. */
const notASign = (text: string): string =>
  text.replace(/^(\s*)([#+-]|\d+(?=[.)]))/, (_all, space: string, sign: string) =>
    /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
  )

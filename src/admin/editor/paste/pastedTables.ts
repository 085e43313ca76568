/**
 * Tables as our surface knows them: rows of cells with their spans, and words in them. A table within another is told in lines, and one of a single
 * cell, which programs lay pages out by, is what it holds.
 */
export function cleanTables(html: string): string {
  return inDepth(html).replace(/<table\b[^>]*>([\s\S]*?)<\/table>/gi, (_all, inner: string) => {
    const rows = [...inner.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/gi)].map(([, row = '']) => cellsOf(row)).filter((row) => row.length > 0)
    const [first = []] = rows
    if (rows.length === 0) return ''
    if (rows.length === 1 && first.length === 1) return first[0]?.content ?? ''
    // Word and spreadsheets have no header cells: a first row all in bold is one.
    const isHeaded = rows.length > 1 && first.every(({ content }) => isBold(content))
    const lines = rows.map((row, index) => `<tr>${row.map((cell) => drawn(cell, isHeaded && index === 0)).join('')}</tr>`)
    return `<table${captionOf(inner)}><tbody>${lines.join('')}</tbody></table>`
  })
}

interface PastedCell {
  readonly isHeader: boolean
  readonly spans: string
  readonly content: string
}

function cellsOf(row: string): PastedCell[] {
  return [...row.matchAll(/<t([dh])\b([^>]*)>([\s\S]*?)(?=<\/t[dh]>|<t[dh]\b|$)/gi)].map(
    ([, kind = '', attributes = '', content = '']) => ({
      isHeader: kind.toLowerCase() === 'h',
      spans: ['colspan', 'rowspan'].map((name) => spanOf(name, attributes)).join(''),
      content: content.replace(/<(\/?)(?:h[1-6]|blockquote|div)\b[^>]*>/gi, '<$1p>').trim(),
    }),
  )
}

function spanOf(name: string, attributes: string): string {
  const span = Number(new RegExp(`${name}\\s*=\\s*["']?(\\d{1,3})`, 'i').exec(attributes)?.[1] ?? 1)
  return span > 1 ? ` ${name}="${span}"` : ''
}

function drawn({ isHeader, spans, content }: PastedCell, heads: boolean): string {
  const tag = isHeader || heads ? 'th' : 'td'
  // A header is not also bold.
  return `<${tag}${spans}>${heads ? content.replace(/<\/?(?:strong|b)(?:\s[^>]*)?>/gi, '') : content}</${tag}>`
}

/** Are all of its words bold? An empty cell says neither. */
const isBold = (content: string): boolean =>
  /<(strong|b)\b/i.test(content) && withoutTags(content.replace(/<(strong|b)\b[^>]*>[\s\S]*?<\/\1>/gi, '')) === ''

const withoutTags = (html: string): string => html.replace(/<[^>]*>|&nbsp;/g, '').trim()

function captionOf(table: string): string {
  const caption = withoutTags(/<caption\b[^>]*>([\s\S]*?)<\/caption>/i.exec(table)?.[1] ?? '')
  return caption ? ` data-attrs="${JSON.stringify({ caption }).replace(/"/g, '&quot;')}"` : ''
}

/** Tells the rows of a table that stands in another one in lines: its cells parted by a dash. */
function inDepth(html: string): string {
  let depth = 0
  return html
    .split(/(<\/?table\b[^>]*>)/i)
    .map((part) => {
      const isEnd = /^<\/table/i.test(part)
      if (!isEnd && !/^<table/i.test(part)) return depth > 1 ? rowsInLines(part) : part
      depth = Math.max(0, depth + (isEnd ? -1 : 1))
      return depth > (isEnd ? 0 : 1) ? '' : part
    })
    .join('')
}

const rowsInLines = (html: string): string =>
  html.replace(/<tr\b[^>]*>([\s\S]*?)<\/tr>/gi, (_row, cells: string) => {
    const texts = cellsOf(cells).map(({ content }) => content.replace(/<\/?p>/gi, ' ').trim())
    return `<p>${texts.filter(Boolean).join(' – ')}</p>`
  })

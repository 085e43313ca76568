import type { Block, Body, Footnote, Inline, InlineMark, ListItem, TableCell, TableRow, Text } from '../../content/body/body.ts'
import { codeText } from '../../content/body/text.ts'
import { EMBED_PROVIDERS } from '../../content/body/embedProviders.ts'
import { footnotesIn } from '../../content/body/footnotes.ts'
import { videoPage } from '../../content/body/videoElsewhere.ts'
import type { FindExported } from './exportedMedia.ts'

/** A body as HTML that any other program reads: plain elements, files by their paths, notes at the end. */
export function bodyHtml(body: Body, findMedia: FindExported): string {
  const notes = footnotesIn(body)
  const blocks = (some: readonly Block[]): string => some.map(block).join('\n')

  function block(one: Block): string {
    switch (one.type) {
      case 'paragraph':
        return `<p>${inlines(one.content)}</p>`
      case 'heading':
        return `<h${one.attrs.level}>${inlines(one.content)}</h${one.attrs.level}>`
      case 'pullQuote': {
        const by = one.attrs?.attribution
        return `<blockquote class="pull-quote"><p>${inlines(one.content)}</p>${by ? `<p><cite>${escapeHtml(by)}</cite></p>` : ''}</blockquote>`
      }
      case 'blockquote':
        return `<blockquote>\n${blocks(one.content)}\n</blockquote>`
      case 'bulletList':
        return `<ul>\n${items(one.content)}\n</ul>`
      case 'orderedList':
        return `<ol${one.attrs?.start === undefined ? '' : ` start="${one.attrs.start}"`}>\n${items(one.content)}\n</ol>`
      case 'image':
        return figure(picture(one.attrs.media), one.attrs.caption, one.attrs.credit)
      case 'gallery': {
        const pictures = one.attrs.items.map(({ media, caption }) => figure(picture(media), caption))
        return `<figure class="gallery">\n${pictures.join('\n')}${captionOf(one.attrs.caption)}\n</figure>`
      }
      case 'video': {
        const { title, caption } = one.attrs
        if (one.attrs.provider !== 'file') return figure(anchor(videoPage(one.attrs), title || videoPage(one.attrs)), caption)
        return figure(player('video', one.attrs.media, title), caption)
      }
      case 'audio':
        return figure(player('audio', one.attrs.media, one.attrs.title), one.attrs.caption)
      case 'file':
        return figure(anchor(findMedia(one.attrs.media)?.path ?? '', one.attrs.title, ' download'), one.attrs.caption)
      case 'button':
        return `<p>${anchor(one.attrs.href, one.attrs.label, ' class="button"')}</p>`
      case 'embed': {
        const page = EMBED_PROVIDERS[one.attrs.provider].page(one.attrs.resource)
        return figure(anchor(page, one.attrs.title || page), one.attrs.caption)
      }
      case 'codeBlock': {
        const language = one.attrs ? ` class="language-${escapeHtml(one.attrs.language)}"` : ''
        return `<pre><code${language}>${escapeHtml(codeText(one))}</code></pre>`
      }
      case 'callout': {
        const title = one.attrs.title ? `<p><strong>${escapeHtml(one.attrs.title)}</strong></p>\n` : ''
        return `<aside class="callout ${one.attrs.look}">\n${title}${blocks(one.content)}\n</aside>`
      }
      case 'table': {
        const caption = one.attrs?.caption ? `<caption>${escapeHtml(one.attrs.caption)}</caption>\n` : ''
        return `<table>\n${caption}<tbody>\n${one.content.map(row).join('\n')}\n</tbody>\n</table>`
      }
      case 'horizontalRule':
        return '<hr>'
    }
  }

  const items = (some: readonly ListItem[]): string => some.map(({ content }) => `<li>${blocks(content)}</li>`).join('\n')

  const row = ({ content }: TableRow): string => `<tr>${content.map(cell).join('')}</tr>`

  function cell({ type, attrs, content }: TableCell): string {
    const tag = type === 'tableHeader' ? 'th' : 'td'
    const spans = Object.entries(attrs ?? {}).map(([name, span]) => (span === undefined ? '' : ` ${name}="${span}"`))
    return `<${tag}${spans.join('')}>${blocks(content)}</${tag}>`
  }

  function picture(id: string): string {
    const found = findMedia(id)
    return found ? `<img src="${escapeHtml(found.path)}" alt="${escapeHtml(found.alt)}">` : ''
  }

  function player(tag: 'audio' | 'video', id: string, title: string): string {
    const found = findMedia(id)
    return found
      ? `<${tag} controls src="${escapeHtml(found.path)}" title="${escapeHtml(title)}"></${tag}> ${escapeHtml(title)}`
      : escapeHtml(title)
  }

  const inlines = (content?: readonly Inline[]): string => inlinesHtml(content, mention)

  function mention(piece: Footnote): string {
    const number = notes.indexOf(piece) + 1
    return `<sup><a id="richiamo-${number}" href="#nota-${number}">${number}</a></sup>`
  }

  const listed = notes.map(({ content }, index) => `<li id="nota-${index + 1}"><p>${content.map(marked).join('')}</p></li>`)
  return [blocks(body.content), ...(listed.length > 0 ? [`<ol class="footnotes">\n${listed.join('\n')}\n</ol>`] : [])].join('\n')
}

const TAGS: Record<Exclude<InlineMark['type'], 'link'>, string> = {
  bold: 'strong',
  italic: 'em',
  code: 'code',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
}

/** Words with their marks, and notes as `mention` writes them. */
export function inlinesHtml(content: readonly Inline[] = [], mention: (piece: Footnote) => string): string {
  return content.map((piece) => (piece.type === 'text' ? marked(piece) : piece.type === 'hardBreak' ? '<br>' : mention(piece))).join('')
}

export function marked({ text, marks = [] }: Text): string {
  return marks.reduceRight(
    (inner, mark) =>
      mark.type === 'link' ? `<a href="${escapeHtml(mark.attrs.href)}">${inner}</a>` : `<${TAGS[mark.type]}>${inner}</${TAGS[mark.type]}>`,
    escapeHtml(text),
  )
}

const anchor = (href: string, words: string, more = ''): string => `<a href="${escapeHtml(href)}"${more}>${escapeHtml(words)}</a>`

const captionOf = (...words: readonly (string | undefined)[]): string => {
  const caption = words.filter(Boolean).join(' · ')
  return caption ? `\n<figcaption>${escapeHtml(caption)}</figcaption>` : ''
}

const figure = (inner: string, ...caption: readonly (string | undefined)[]): string => `<figure>${inner}${captionOf(...caption)}</figure>`

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

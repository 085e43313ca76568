import type { Block, Body, Inline, InlineMark, ListItem, Prose, Text } from '../../../content/body/body.ts'
import { EMBED_PROVIDERS } from '../../../content/body/embedProviders.ts'
import { footnotesIn } from '../../../content/body/footnotes.ts'
import { codeText } from '../../../content/body/text.ts'
import { videoPage, videoPlayer } from '../../../content/body/videoElsewhere.ts'
import type { MediaType } from '../../../content/kinds/media.ts'
import { bodyHtml, escapeHtml, inlinesHtml } from '../bodyHtml.ts'

/** A file as cards of Ghost name it. */
export interface GhostFile {
  readonly address: string
  readonly name: string
  readonly type: MediaType
  readonly bytes: number
  readonly alt: string
  readonly width: number | undefined
  readonly height: number | undefined
}

interface LexicalParts {
  readonly findFile: (id: string) => GhostFile | undefined
  /** Where a link shall lead. */
  readonly rewriteLink: (href: string) => string
}

type Node = Readonly<Record<string, unknown>>

/** The marks of a text, by their bits. */
const FORMATS: Record<Exclude<InlineMark['type'], 'link'>, number> = {
  bold: 1,
  italic: 2,
  strike: 4,
  code: 16,
  subscript: 32,
  superscript: 64,
}
/** A gallery there has no more. */
const MOST_PICTURES = 9

/** A body as the editor of Ghost keeps it since version 5.40. Notes stand at the end: there are none there. */
export function bodyLexical(body: Body, { findFile, rewriteLink }: LexicalParts): string {
  const notes = footnotesIn(body)
  const children = [...body.content.flatMap(block), ...notesAtEnd()]
  return JSON.stringify({ root: { ...ELEMENT, children, type: 'root' } })

  function block(one: Block): Node[] {
    switch (one.type) {
      case 'paragraph':
        return [element('paragraph', inlines(one.content))]
      case 'heading':
        return [{ ...element('extended-heading', inlines(one.content)), tag: `h${one.attrs.level}` }]
      case 'pullQuote': {
        const by = one.attrs?.attribution
        return [element('aside', [...inlines(one.content), ...(by ? [BREAK, text(`— ${by}`)] : [])])]
      }
      case 'blockquote': {
        const { lines, others } = flattened(one.content)
        return [...(lines.length > 0 ? [element('extended-quote', withBreaks(lines))] : []), ...others]
      }
      case 'bulletList':
      case 'orderedList':
        return list(one)
      case 'image':
        return [image(one.attrs.media, [one.attrs.caption, one.attrs.credit].filter(Boolean).join(' · '))].flat()
      case 'gallery':
        return gallery(one)
      case 'video': {
        const under = joined(one.attrs.title, one.attrs.caption)
        return one.attrs.provider === 'file'
          ? fileCard('video', one.attrs.media, under, {})
          : [frame(videoPage(one.attrs), videoPlayer(one.attrs).replace(/[?&]autoplay=1/, ''), one.attrs.title, under)]
      }
      case 'audio':
        return [...fileCard('audio', one.attrs.media, one.attrs.title, { title: one.attrs.title }), ...line(one.attrs.caption)]
      case 'file': {
        const { title, caption } = one.attrs
        return fileCard('file', one.attrs.media, joined(title, caption), {
          fileTitle: title,
          fileCaption: caption ?? '',
        })
      }
      case 'embed': {
        const { provider, resource, title, caption } = one.attrs
        const { page, frame: frameOf } = EMBED_PROVIDERS[provider]
        const src = frameOf(resource)
        const under = joined(title, caption)
        if (src !== null) return [frame(page(resource), src, title, under)]
        return [
          element('paragraph', [
            word({ type: 'text', text: under || page(resource), marks: [{ type: 'link', attrs: { href: page(resource) } }] }),
          ]),
        ]
      }
      case 'button':
        return [{ type: 'button', version: 1, buttonText: one.attrs.label, buttonUrl: rewriteLink(one.attrs.href), alignment: 'center' }]
      case 'codeBlock':
        return [{ type: 'codeblock', version: 1, code: codeText(one), language: one.attrs?.language ?? '', caption: '' }]
      case 'callout': {
        const title = one.attrs.title ? [`<b><strong>${escapeHtml(one.attrs.title)}</strong></b>`] : []
        const html = [...title, ...one.content.map(proseHtml)].join('<br>')
        return [{ type: 'callout', version: 1, calloutText: html, calloutEmoji: '', backgroundColor: 'blue' }]
      }
      case 'table':
        return [htmlCard(one)]
      case 'horizontalRule':
        return [{ type: 'horizontalrule', version: 1 }]
    }
  }

  function inlines(content: readonly Inline[] = []): Node[] {
    return content.map((piece) => {
      if (piece.type === 'hardBreak') return BREAK
      return piece.type === 'text' ? word(piece) : text(`[${notes.indexOf(piece) + 1}]`, FORMATS.superscript)
    })
  }

  function word({ text: words, marks = [] }: Text): Node {
    const format = marks.reduce((bits, mark) => (mark.type === 'link' ? bits : bits | FORMATS[mark.type]), 0)
    const link = marks.find((mark) => mark.type === 'link')
    const own = text(words, format)
    return link ? { ...element('link', [own]), url: rewriteLink(link.attrs.href), rel: null, target: null, title: null } : own
  }

  function list(one: Extract<Block, { type: 'bulletList' | 'orderedList' }>): Node[] {
    const isOrdered = one.type === 'orderedList'
    const others: Node[] = []
    const items = one.content.flatMap(({ content }) => item(content, others))
    const start = isOrdered ? (one.attrs?.start ?? 1) : 1
    const about = { listType: isOrdered ? 'number' : 'bullet', start, tag: isOrdered ? 'ol' : 'ul' }
    return [
      {
        ...element(
          'list',
          items.map((node, index) => ({ ...node, value: start + index })),
        ),
        ...about,
      },
      ...others,
    ]
  }

  /** A point is words; a list below it is in a point of its own; what else stands in it comes after the list. */
  function item(content: ListItem['content'], others: Node[]): Node[] {
    const lists = content.filter((one) => one.type === 'bulletList' || one.type === 'orderedList')
    const { lines, others: rest } = flattened(content.filter((one) => !lists.includes(one as (typeof lists)[number]))) // asked of any block
    others.push(...rest)
    return [element('listitem', withBreaks(lines)), ...lists.map((below) => element('listitem', list(below)))]
  }

  /** Words as lines, whatever they stood in; and what is no words. */
  function flattened(content: readonly Block[]): { readonly lines: Node[][]; readonly others: Node[] } {
    const lines: Node[][] = []
    const others: Node[] = []
    for (const one of content) {
      if (one.type === 'paragraph' || one.type === 'heading') lines.push(inlines(one.content))
      else others.push(...block(one))
    }
    return { lines, others }
  }

  function image(media: string, caption: string): Node[] {
    const found = findFile(media)
    if (!found) return line(caption)
    const { address: src, alt, width, height } = found
    return [{ type: 'image', version: 1, src, width, height, title: '', alt, caption: escapeHtml(caption), cardWidth: 'regular', href: '' }]
  }

  /** Words under each of its pictures are shown there only where each is alone. */
  function gallery({ attrs: { items, caption } }: Extract<Block, { type: 'gallery' }>): Node[] {
    if (items.some((one) => one.caption)) return [...items.flatMap((one) => image(one.media, one.caption ?? '')), ...line(caption)]
    const images = items
      .flatMap(({ media }) => findFile(media) ?? [])
      .map(({ address: src, name: fileName, alt, width, height }, index) => ({
        row: Math.floor((index % MOST_PICTURES) / 3),
        fileName,
        src,
        alt,
        width,
        height,
      }))
    const parts = Array.from({ length: Math.ceil(images.length / MOST_PICTURES) }, (_, part) =>
      images.slice(part * MOST_PICTURES, (part + 1) * MOST_PICTURES),
    )
    if (parts.length === 0) return line(caption)
    return parts.map((some, index) => ({
      type: 'gallery',
      version: 1,
      images: some,
      caption: index === parts.length - 1 ? escapeHtml(caption ?? '') : '',
    }))
  }

  function fileCard(type: 'video' | 'audio' | 'file', media: string, words: string, more: Node): Node[] {
    const found = findFile(media)
    if (!found) return line(words)
    const { address: src, name: fileName, type: mimeType, bytes: fileSize, width, height } = found
    const caption = type === 'video' ? { caption: escapeHtml(words), width, height } : {}
    return [{ type, version: 1, src, fileName, mimeType, fileSize, duration: 0, ...caption, ...more }]
  }

  function proseHtml(one: Prose): string {
    const mention = (piece: Parameters<Parameters<typeof inlinesHtml>[1]>[0]) => `<sup>[${notes.indexOf(piece) + 1}]</sup>`
    if (one.type === 'paragraph') return inlinesHtml(one.content, mention)
    return one.content.map(({ content }) => `– ${(content as Prose[]).map(proseHtml).join('<br>')}`).join('<br>') // below prose there is nothing but prose
  }

  function htmlCard(one: Block): Node {
    const findMedia = (id: string) => {
      const found = findFile(id)
      return found && { path: found.address, type: found.type, alt: found.alt }
    }
    return { type: 'html', version: 1, html: bodyHtml({ type: 'doc', content: [one] }, findMedia) }
  }

  function notesAtEnd(): Node[] {
    if (notes.length === 0) return []
    const items = notes.map(({ content }, index) => ({ ...element('listitem', content.map(word)), value: index + 1 }))
    return [
      { type: 'horizontalrule', version: 1 },
      { ...element('list', items), listType: 'number', start: 1, tag: 'ol' },
    ]
  }
}

const ELEMENT = { direction: 'ltr', format: '', indent: 0, version: 1 } as const
const BREAK: Node = { type: 'linebreak', version: 1 }

const element = (type: string, children: readonly Node[]): Node => ({ children, ...ELEMENT, type })
const text = (words: string, format = 0): Node => ({
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text: words,
  type: 'extended-text',
  version: 1,
})
const line = (words: string | undefined): Node[] => (words ? [element('paragraph', [text(words)])] : [])
const withBreaks = (lines: readonly (readonly Node[])[]): Node[] => lines.flatMap((some, index) => (index === 0 ? some : [BREAK, ...some]))

const joined = (...words: readonly (string | undefined)[]): string => words.filter(Boolean).join(' · ')

function frame(url: string, src: string, title: string, caption: string): Node {
  const html = `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" allowfullscreen></iframe>`
  return { type: 'embed', version: 1, url, embedType: 'video', html, metadata: { title }, caption: escapeHtml(caption) }
}

import { hostOf } from '../formerPath.ts'
import { escaped } from '../html/element.ts'
import { note, type Note } from '../note.ts'
import { hasBlocks, parseBlocks, type WpBlock } from './blocks.ts'
import { expandShortcodes, type Shortcode } from './shortcodes.ts'
import type { Attachment, Attachments } from './attachments.ts'
import type { WxrIndex } from './wxrIndex.ts'

export interface TextSource {
  readonly text: string
  /** The text itself, whose pictures a gallery without numbers shows. */
  readonly id: string
}

/** Shortcodes that are read; no others disappear from a text. */
export const KNOWN_SHORTCODES = ['caption', 'wp_caption', 'gallery', 'audio', 'video', 'playlist', 'embed', 'youtube', 'vimeo']

/** Where a text is cut for lists, and where its next page begins. */
export const PAGE_MARK = /<!--\s*(nextpage|more(?:\s[^>]*?)?|noteaser)\s*-->/g

/** Reusable blocks may stand in one another so deep. */
const MOST_REUSED = 5

/** These say nothing that is not in the text, or stand for what pages have here anyway. */
const EMPTY = new Set(['core/spacer', 'core/more', 'core/footnotes'])

/** Makes plain HTML of a text of WordPress: blocks, shortcodes, or lines without elements. */
export function textToHtml(
  { text, id }: TextSource,
  index: Pick<WxrIndex, 'reusable'> & { readonly attachments: Pick<Attachments, 'get' | 'uploadedFor'> },
  notes: (note: Note) => void,
): string {
  const html = hasBlocks(text) ? blocksToHtml(parseBlocks(text), 0) : asLines(text)
  return expandShortcodes(html, readShortcode, notes)

  function blocksToHtml(parts: readonly (string | WpBlock)[], reused: number): string {
    return parts.map((part) => (typeof part === 'string' ? part : blockToHtml(part, reused))).join('')
  }

  function blockToHtml({ name, attributes, inner }: WpBlock, reused: number): string {
    if (EMPTY.has(name)) {
      if (name === 'core/more') noteLabel(`more ${typeof attributes['customText'] === 'string' ? attributes['customText'] : ''}`)
      return ''
    }
    if (name === 'core/block') return reusedHtml(attributes['ref'], reused)
    if (name === 'core/nextpage') return pageBreak()
    if (name === 'core/social-link') return iconLink(attributes)
    const html = blocksToHtml(inner, reused)
    if (name === 'core/freeform') return asLines(html)
    if (name === 'core/gallery' && !html.includes('<img')) return galleryHtml(listOf(attributes['ids']))
    if (name === 'core/cover' && !/<(img|video)/.test(html) && attributes['url'])
      return pictureHtml(attributes['id'], attributes['url']) + html
    if (name.startsWith('core-embed/') || name === 'core/embed') return html.trim() ? html : `<p>${escaped(attributes['url'])}</p>`
    if (!html.trim()) notes(note('block-dynamic', name, JSON.stringify(attributes)))
    else if (!name.startsWith('core/')) notes(note('block-unknown', name, html))
    return html
  }

  function reusedHtml(ref: unknown, reused: number): string {
    const content = index.reusable.get(String(ref))
    if (content === undefined || reused >= MOST_REUSED) {
      notes(note('block-dynamic', `core/block ${String(ref)}`))
      return ''
    }
    notes(note('reusable', String(ref)))
    return hasBlocks(content) ? blocksToHtml(parseBlocks(content), reused + 1) : asLines(content)
  }

  /** One that leads nowhere was not shown there either. */
  function iconLink({ url, label }: WpBlock['attributes']): string {
    if (typeof url !== 'string' || !url) return ''
    notes(note('icon-link', url))
    return `<li><a href="${escaped(url)}">${escaped(label || hostOf(url) || url)}</a></li>`
  }

  /** Lines are paragraphs there: `bodyFromHtml` reads them so. */
  function asLines(classic: string): string {
    const parts = classic.split(PAGE_MARK)
    const lines = parts.map((part, index) => {
      if (index % 2 === 0) return linesHtml(part)
      if (part === 'nextpage') return pageBreak()
      noteLabel(part)
      return ''
    })
    return lines.join('')
  }

  /** Lists lead to a text by its title and its standfirst here: nothing says «go on». */
  function noteLabel(mark: string): void {
    const label = mark.replace(/^(more|noteaser)\s*/, '').trim()
    if (label) notes(note('more-label', label))
  }

  function pageBreak(): string {
    notes(note('page-break', 'nextpage'))
    return '<hr>'
  }

  function readShortcode({ name, attributes, inner }: Shortcode): string | null {
    const first = attributes.get('0') ?? ''
    switch (name) {
      case 'caption':
      case 'wp_caption':
        return `<figure><figcaption>${inner ?? ''} ${escaped(attributes.get('caption'))}</figcaption></figure>`
      case 'gallery':
        return galleryHtml(
          attributes.has('ids') || attributes.has('include')
            ? listOf(attributes.get('ids') ?? attributes.get('include'))
            : index.attachments.uploadedFor(id),
        )
      case 'audio':
      case 'video':
        return `<${name} src="${escaped(playedBy(attributes) ?? inner?.trim() ?? first)}"></${name}>`
      case 'playlist':
        return listOf(attributes.get('ids')).map(soundHtml).join('')
      case 'embed':
        return `<p>${escaped(inner?.trim() || attributes.get('src') || first)}</p>`
      case 'youtube':
      case 'vimeo':
        return /^https?:/.test(first) ? `<p>${escaped(first)}</p>` : null
      default:
        return null
    }
  }

  function galleryHtml(ids: readonly string[]): string {
    return `<figure class="wp-block-gallery">${ids.map((one) => figureHtml(one, index.attachments.get(one))).join('')}</figure>`
  }

  function soundHtml(one: string): string {
    return `<audio data-id="${escaped(one)}" src="${escaped(index.attachments.get(one)?.address)}"></audio>`
  }
}

const FILES = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'mp4', 'm4v', 'webm', 'ogv', 'mov']

const playedBy = (attributes: ReadonlyMap<string, string>): string | undefined => FILES.map((name) => attributes.get(name)).find(Boolean)

const figureHtml = (id: string, attachment: Attachment | undefined): string =>
  `<figure>${pictureHtml(id, attachment?.address)}<figcaption>${escaped(attachment?.caption)}</figcaption></figure>`

/** The opening picture of a page, which has no place for one here: it stands first in the text. */
export const featuredHtml = (id: string, { attachments }: Pick<WxrIndex, 'attachments'>): string =>
  id ? figureHtml(id, attachments.get(id)) : ''

const pictureHtml = (id: unknown, address: unknown): string =>
  `<img class="wp-image-${escaped(typeof id === 'number' ? String(id) : id)}" src="${escaped(address)}">`

/** A part whose lines count, as `bodyFromHtml` knows it. */
const linesHtml = (text: string): string => (text.trim() ? `<div data-line-breaks>${text}</div>` : '')

const listOf = (ids: unknown): string[] =>
  (Array.isArray(ids) ? ids.map(String) : typeof ids === 'string' ? ids.split(',') : []).map((id) => id.trim()).filter(Boolean)

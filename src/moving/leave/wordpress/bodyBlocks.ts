import type { Block, Body, Footnote, Inline, ListItem, Prose, TableCell } from '../../../content/body/body.ts'
import { EMBED_PROVIDERS } from '../../../content/body/embedProviders.ts'
import { footnotesIn } from '../../../content/body/footnotes.ts'
import { codeText } from '../../../content/body/text.ts'
import { videoPage } from '../../../content/body/videoElsewhere.ts'
import type { MediaType } from '../../../content/kinds/media.ts'
import { bodyHtml, escapeHtml, inlinesHtml, marked } from '../bodyHtml.ts'

/** An attachment of WordPress. */
export interface WpFile {
  readonly number: number
  readonly address: string
  readonly type: MediaType
  readonly alt: string
}

export type FindWpFile = (id: string) => WpFile | undefined

export interface WpText {
  readonly content: string
  /** Its notes as WordPress keeps them, beside the text. */
  readonly footnotes: readonly { readonly id: string; readonly content: string }[]
}

/** A body as the blocks of WordPress's editor. `name` begins the identifiers of its notes. */
export function bodyBlocks(body: Body, findFile: FindWpFile, name: string): WpText {
  const notes = footnotesIn(body)
  const noteId = (index: number) => `${name}-${index + 1}`
  const inlines = (content?: readonly Inline[]): string => inlinesHtml(content, mention)
  const blocks = (some: readonly Block[]): string => some.map(block).join('\n\n')

  function mention(piece: Footnote): string {
    const index = notes.indexOf(piece)
    return `<sup data-fn="${noteId(index)}" class="fn"><a href="#${noteId(index)}" id="${noteId(index)}-link">${index + 1}</a></sup>`
  }

  function block(one: Block): string {
    switch (one.type) {
      case 'paragraph':
        return wrapped('paragraph', `<p>${inlines(one.content)}</p>`)
      case 'heading': {
        const { level } = one.attrs
        const html = `<h${level} class="wp-block-heading">${inlines(one.content)}</h${level}>`
        return wrapped('heading', html, level === 2 ? undefined : { level })
      }
      case 'pullQuote': {
        const by = one.attrs?.attribution ? `<cite>${escapeHtml(one.attrs.attribution)}</cite>` : ''
        return wrapped(
          'pullquote',
          `<figure class="wp-block-pullquote"><blockquote><p>${inlines(one.content)}</p>${by}</blockquote></figure>`,
        )
      }
      case 'blockquote':
        return wrapped('quote', `<blockquote class="wp-block-quote">${blocks(one.content)}</blockquote>`)
      case 'bulletList':
      case 'orderedList':
        return isPlainList(one.content) ? list(one) : asHtml(one)
      case 'image':
        return image(one.attrs.media, joined(one.attrs.caption, one.attrs.credit))
      case 'gallery': {
        const pictures = one.attrs.items.map(({ media, caption }) => image(media, caption ?? ''))
        const under = figcaption(one.attrs.caption ?? '', 'blocks-gallery-caption wp-element-caption')
        const html = `<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${pictures.join('\n\n')}${under}</figure>`
        return wrapped('gallery', html, { linkTo: 'none' })
      }
      case 'video': {
        const { attrs } = one
        const caption = joined(attrs.title, attrs.caption)
        return attrs.provider === 'file' ? player('video', attrs.media, caption) : embedded(videoPage(attrs), attrs.provider, caption)
      }
      case 'audio':
        return player('audio', one.attrs.media, joined(one.attrs.title, one.attrs.caption))
      case 'embed': {
        const { provider, resource, title, caption } = one.attrs
        return embedded(EMBED_PROVIDERS[provider].page(resource), provider, joined(title, caption))
      }
      case 'file':
        return fileLink(one.attrs.media, one.attrs.title, one.attrs.caption ?? '')
      case 'button': {
        const link = `<a class="wp-block-button__link wp-element-button" href="${escapeHtml(one.attrs.href)}">${escapeHtml(one.attrs.label)}</a>`
        return wrapped('buttons', `<div class="wp-block-buttons">${wrapped('button', `<div class="wp-block-button">${link}</div>`)}</div>`)
      }
      case 'codeBlock': {
        const className = one.attrs ? `language-${one.attrs.language}` : ''
        const html = `<pre class="wp-block-code${className && ` ${escapeHtml(className)}`}"><code>${escapeHtml(codeText(one))}</code></pre>`
        return wrapped('code', html, className ? { className } : undefined)
      }
      case 'callout': {
        const title = one.attrs.title ? `${wrapped('paragraph', `<p><strong>${escapeHtml(one.attrs.title)}</strong></p>`)}\n\n` : ''
        return wrapped('group', `<div class="wp-block-group wp-block-callout">${title}${blocks(one.content)}</div>`, {
          className: 'wp-block-callout',
        })
      }
      case 'table': {
        const rows = one.content.map(({ content }) => `<tr>${content.map(cell).join('')}</tr>`)
        const under = figcaption(one.attrs?.caption ?? '')
        return wrapped('table', `<figure class="wp-block-table"><table><tbody>${rows.join('')}</tbody></table>${under}</figure>`)
      }
      case 'horizontalRule':
        return wrapped('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>')
    }
  }

  function list(one: Extract<Block, { type: 'bulletList' | 'orderedList' }>): string {
    const isOrdered = one.type === 'orderedList'
    const start = isOrdered ? one.attrs?.start : undefined
    const tag = isOrdered ? 'ol' : 'ul'
    const items = one.content.map(({ content: [first, ...others] }) =>
      wrapped('list-item', `<li>${first?.type === 'paragraph' ? inlines(first.content) : ''}${others.map(block).join('')}</li>`),
    )
    const html = `<${tag}${start === undefined ? '' : ` start="${start}"`} class="wp-block-list">${items.join('\n\n')}</${tag}>`
    return wrapped('list', html, isOrdered ? { ordered: true, ...(start !== undefined && { start }) } : undefined)
  }

  /** What the editor of there cannot hold in one of its blocks. */
  function asHtml(one: Block): string {
    const findMedia = (id: string) => {
      const found = findFile(id)
      return found && { path: found.address, type: found.type, alt: found.alt }
    }
    return wrapped('html', bodyHtml({ type: 'doc', content: [one] }, findMedia))
  }

  function image(media: string, caption: string): string {
    const found = findFile(media)
    if (!found) return caption ? wrapped('paragraph', `<p>${escapeHtml(caption)}</p>`) : ''
    const html = `<img src="${escapeHtml(found.address)}" alt="${escapeHtml(found.alt)}" class="wp-image-${found.number}"/>`
    const attributes = { id: found.number, sizeSlug: 'full', linkDestination: 'none' }
    return wrapped('image', `<figure class="wp-block-image size-full">${html}${figcaption(caption)}</figure>`, attributes)
  }

  function player(tag: 'audio' | 'video', media: string, caption: string): string {
    const found = findFile(media)
    if (!found) return caption ? wrapped('paragraph', `<p>${escapeHtml(caption)}</p>`) : ''
    const html = `<${tag} controls src="${escapeHtml(found.address)}"></${tag}>`
    return wrapped(tag, `<figure class="wp-block-${tag}">${html}${figcaption(caption)}</figure>`, { id: found.number })
  }

  function fileLink(media: string, title: string, caption: string): string {
    const found = findFile(media)
    const under = caption ? `\n\n${wrapped('paragraph', `<p>${escapeHtml(caption)}</p>`)}` : ''
    if (!found) return wrapped('paragraph', `<p>${escapeHtml(title)}</p>`) + under
    const link = `<a href="${escapeHtml(found.address)}">${escapeHtml(title)}</a>`
    return (
      wrapped('file', `<div class="wp-block-file">${link}</div>`, { id: found.number, href: found.address, showDownloadButton: false }) +
      under
    )
  }

  function cell({ type, attrs, content }: TableCell): string {
    const tag = type === 'tableHeader' ? 'th' : 'td'
    const spans = Object.entries(attrs ?? {}).map(([spanName, span]) => (span === undefined ? '' : ` ${spanName}="${span}"`))
    return `<${tag}${spans.join('')}>${content.map(prose).join('<br>')}</${tag}>`
  }

  /** A cell there holds words and breaks. */
  const prose = (one: Prose): string =>
    one.type === 'paragraph'
      ? inlines(one.content)
      : one.content.map(({ content }) => `– ${(content as Prose[]).map(prose).join('<br>')}`).join('<br>') // below prose there is nothing but prose

  const footnotes = notes.map(({ content }, index) => ({ id: noteId(index), content: content.map(marked).join('') }))
  return { content: [blocks(body.content), ...(footnotes.length > 0 ? ['<!-- wp:footnotes /-->'] : [])].join('\n\n'), footnotes }
}

/** A point of a list there is a line of words, and lists below it. */
const isPlainList = (items: readonly ListItem[]): boolean =>
  items.every(
    ({ content: [first, ...others] }) =>
      first?.type === 'paragraph' &&
      others.every((one) => (one.type === 'bulletList' || one.type === 'orderedList') && isPlainList(one.content)),
  )

/** JSON in a comment must not end it. */
const inComment = (attributes: object): string =>
  JSON.stringify(attributes)
    .replace(/--/g, '\\u002d\\u002d')
    .replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)

const wrapped = (name: string, html: string, attributes?: object): string =>
  `<!-- wp:${name} ${attributes ? `${inComment(attributes)} ` : ''}-->\n${html}\n<!-- /wp:${name} -->`

const figcaption = (caption: string, classes = 'wp-element-caption'): string =>
  caption ? `<figcaption class="${classes}">${escapeHtml(caption)}</figcaption>` : ''

const joined = (...words: readonly (string | undefined)[]): string => words.filter(Boolean).join(' · ')

function embedded(address: string, provider: string, caption: string): string {
  const attributes = { url: address, providerNameSlug: provider }
  const html = `<figure class="wp-block-embed is-provider-${provider} wp-block-embed-${provider}"><div class="wp-block-embed__wrapper">\n${escapeHtml(address)}\n</div>${figcaption(caption)}</figure>`
  return wrapped('embed', html, attributes)
}

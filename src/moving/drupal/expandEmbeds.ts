import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { attributeOf, escaped, isElement, sourceOf, type Element, type Node } from '../html/element.ts'
import { note, type Note } from '../note.ts'
import type { DrupalIndex } from './drupalIndex.ts'

interface EmbedParts {
  readonly index: Pick<DrupalIndex, 'files' | 'texts'>
  readonly note: (note: Note) => void
}

/** What a text shows of others, as plain HTML: `<drupal-media>`, pictures with a caption of their own, links to an entity. */
export function expandEmbeds(html: string, parts: EmbedParts): string {
  if (!/<drupal-|data-entity-uuid|data-caption/i.test(html)) return html
  const root = parseFragment(html)
  const waiting: (DefaultTreeAdapterTypes.DocumentFragment | Element)[] = [root]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    next.childNodes = next.childNodes.flatMap((child) => (isElement(child) ? expand(child, parts) : [child]))
    for (const child of next.childNodes) if (isElement(child)) waiting.push(child)
  }
  try {
    return serialize(root)
  } catch (error) {
    // Nested deeper than can be written: read as it is.
    if (error instanceof RangeError) return html
    throw error
  }
}

function expand(element: Element, { index, note: add }: EmbedParts): Node[] {
  const { tagName: tag } = element
  const uuid = attributeOf(element, 'data-entity-uuid') ?? ''
  const caption = attributeOf(element, 'data-caption') ?? ''
  if (tag === 'a') {
    const target = index.texts.get(uuid)
    return [target ? withAttribute(element, 'href', target.link) : element]
  }
  if (tag === 'img' && (uuid || caption))
    return nodesIn(`<figure>${pictureHtml(uuid, attributeOf(element, 'src'))}<figcaption>${caption}</figcaption></figure>`)
  if (tag === 'drupal-url') return nodesIn(`<p>${escaped(attributeOf(element, 'data-embed-url'))}</p>`)
  if (!tag.startsWith('drupal-')) return [element]
  const shown = mediaHtml(uuid, index)
  const text = index.texts.get(uuid)
  if (shown !== null) return nodesIn(`<figure>${shown}<figcaption>${caption}</figcaption></figure>`)
  if (text) return nodesIn(`<p><a href="${escaped(text.link)}">${escaped(text.title)}</a></p>`)
  add(note('block-unknown', `${tag} ${uuid}`.trim(), sourceOf(element)))
  return [...element.childNodes, ...nodesIn(caption && `<p>${caption}</p>`)]
}

/** A medium as HTML that shows or plays it; null for one that did not come. */
export function mediaHtml(uuid: string, { files }: Pick<DrupalIndex, 'files'>): string | null {
  const media = files.mediaOf(uuid)
  const found = files.fileOf(uuid)
  if (media?.remote) return `<p>${escaped(media.remote)}</p>`
  if (!found) return null
  const address = addressOfFile(found.path ?? '')
  if (found.file?.type.startsWith('audio/')) return `<audio data-id="${escaped(found.uuid)}" src="${escaped(address)}"></audio>`
  if (found.file?.type.startsWith('video/')) return `<video data-id="${escaped(found.uuid)}" src="${escaped(address)}"></video>`
  if (found.file && !found.file.picture)
    return `<div class="wp-block-file"><a href="${escaped(address)}">${escaped(media?.name || found.name)}</a></div>`
  return pictureHtml(found.uuid, address)
}

const pictureHtml = (uuid: string, address: string | undefined): string =>
  `<img ${uuid && `data-id="${escaped(uuid)}"`} src="${escaped(address ?? '')}">`

/** Where a public file stands, as texts write it. */
export const addressOfFile = (path: string): string => `/sites/default/files/${path}`

const nodesIn = (html: string): Node[] => parseFragment(html).childNodes

function withAttribute(element: Element, name: string, value: string): Element {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }]
  return element
}

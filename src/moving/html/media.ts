import type { Block, InlineMark } from '../../content/body/body.ts'
import { knownLanguage } from '../../content/body/codeLanguages.ts'
import { isSafeAddress } from '../../content/body/safeAddress.ts'
import type { MediaType } from '../../content/kinds/media.ts'
import { note, type Note } from '../note.ts'
import { embedOf, type BodyBuilder } from './bodyBuilder.ts'
import { linkLine } from './containers.ts'
import { attributeOf, hasClass, isElement, sourceOf, textIn, type Element } from './element.ts'
import { linkOf, textPieces } from './inlines.ts'

/** How a text says which file it means: by its number where it came from, or by addresses, the best first. */
export interface MediaHint {
  readonly number?: string | undefined
  readonly addresses: readonly string[]
}

export interface FoundMedia {
  readonly id: string
  readonly sort: 'picture' | 'sound' | 'film' | 'document'
  /** Where it can be opened here. */
  readonly address?: string
  /** What stands for it, wherever it is shown. */
  readonly alt?: string
}

export function sortOf(type: MediaType): FoundMedia['sort'] {
  if (type.startsWith('image/')) return 'picture'
  if (type.startsWith('audio/')) return 'sound'
  return type.startsWith('video/') ? 'film' : 'document'
}

/** Finds the medium of ours that a text means; null where a text can have none, undefined where this one is not there. */
export type FindMedia = ((hint: MediaHint) => FoundMedia | undefined) | null

interface MediaParts {
  readonly builder: BodyBuilder
  readonly findMedia: FindMedia
  readonly title: string
}

export function addPicture(element: Element, marks: readonly InlineMark[], { builder, findMedia }: MediaParts): void {
  // A face made of signs, which a script turned into a picture.
  const words = hasClass(element, 'wp-smiley', 'emoji') ? textPieces(attributeOf(element, 'alt') ?? '', marks) : []
  for (const piece of words) builder.add(piece)
  if (words.length > 0) return
  builder.endBlock()
  const hint = pictureHint(element)
  const found = findMedia?.(hint)
  if (!findMedia) builder.note(note('element', 'img'))
  else if (found?.sort !== 'picture') builder.note(missing(hint, element))
  else {
    const href = linkOf(marks)
    if (href !== undefined && href !== found.address && findMedia({ addresses: [href] })?.id !== found.id)
      builder.note(note('picture-link', href))
    const alt = attributeOf(element, 'alt')?.trim()
    if (alt && found.alt !== undefined && alt !== found.alt) builder.note(note('alternative-text', alt, sourceOf(element)))
    builder.addBlock({ type: 'image', attrs: { media: found.id } })
  }
}

/** Pictures that come late have their address elsewhere, and a placeholder in its place. */
function pictureHint(element: Element): MediaHint {
  const [, inClass] = /(?:^|\s)wp-image-(\d+)(?:\s|$)/.exec(attributeOf(element, 'class') ?? '') ?? []
  const addresses = ['data-orig-file', 'data-full-url', 'data-src', 'data-lazy-src', 'src'].flatMap(
    (name) => attributeOf(element, name) ?? [],
  )
  return {
    number: inClass ?? attributeOf(element, 'data-id'),
    addresses: addresses.filter((address) => address && !address.startsWith('data:')),
  }
}

/** With its alternative text and whatever else was said of it, for whoever looks for it. */
const missing = ({ number, addresses: [address] }: MediaHint, element: Element): Note =>
  note('picture-missing', address ?? (number ? `#${number}` : element.tagName), sourceOf(element))

/** A sound or a film that is played where it stands. */
export function addPlayer(element: Element, { builder, findMedia, title }: MediaParts): void {
  builder.endBlock()
  const inside = element.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'source')
  const addresses = [element, ...inside].flatMap((one) => attributeOf(one, 'src') ?? [])
  const [address = ''] = addresses
  const elsewhere = embedOf(address, title)
  const found = findMedia?.({ number: attributeOf(element, 'data-id'), addresses })
  const block = elsewhere ?? (found ? playerOf(found, title) : null)
  if (block) builder.addBlock(block)
  else builder.note(note('file-missing', address || element.tagName, sourceOf(element)))
}

function playerOf({ id, sort }: FoundMedia, title: string): Block | null {
  if (sort === 'sound') return { type: 'audio', attrs: { media: id, title } }
  return sort === 'film' ? { type: 'video', attrs: { provider: 'file', media: id, title } } : null
}

/** A frame shows another site: a film that we know, or an address to follow. */
export function addFrame(element: Element, { builder, title }: MediaParts): void {
  builder.endBlock()
  const address = (attributeOf(element, 'src') ?? attributeOf(element, 'data-src') ?? '').replace(/^\/\//, 'https://')
  const named = attributeOf(element, 'title')?.trim().slice(0, 300)
  const height = attributeOf(element, 'height') ?? ''
  const block = embedOf(`<iframe src="${address.replaceAll('"', '%22')}" height="${/^\d+$/.test(height) ? height : ''}">`, named || title)
  if (block) builder.addBlock(block)
  else {
    builder.note(note('frame', address || element.tagName, sourceOf(element)))
    if (isSafeAddress(address) && /^https?:/i.test(address) && address.length <= 2000) builder.addBlock(linkLine(address, named || address))
  }
}

/** A document to download. False if it is none of ours. */
export function addFile(element: Element, { builder, findMedia, title }: MediaParts): boolean {
  const link = element.childNodes.filter(isElement).find(({ tagName }) => tagName === 'a')
  const href = link && attributeOf(link, 'href')
  const found = href === undefined ? undefined : findMedia?.({ addresses: [href] })
  if (!link || !found || textIn(link) === null) return false
  builder.addBlock({ type: 'file', attrs: { media: found.id, title: wordsIn(link).slice(0, 300) || title } })
  return true
}

/** A link that is drawn as a button. False if it has no words, too many, or leads nowhere. */
export function addButton(element: Element, href: string, builder: BodyBuilder): boolean {
  const label = wordsIn(element)
  if (!label || label.length > 100 || !isSafeAddress(href) || href.length > 2000) return false
  builder.addBlock({ type: 'button', attrs: { label, href } })
  return true
}

/** Code as it is written, spaces and all. False if it is too long for a block, or more than code. */
export function addCode(element: Element, builder: BodyBuilder): boolean {
  const inner = element.childNodes.filter(isElement).find(({ tagName }) => tagName === 'code')
  const classes = [element, ...(inner ? [inner] : [])].map((one) => attributeOf(one, 'class') ?? '').join(' ')
  const language = knownLanguage(/(?:^|\s)lang(?:uage)?-([\w+#-]+)/.exec(classes)?.[1])
  const text = textIn(element)
  if (text === null) return false
  const content = textPieces(text.replace(/^\n|\n$/g, ''), []).map((piece) => ({ type: 'text' as const, text: piece.text }))
  if (content.length > 100) return false
  builder.endBlock()
  if (content.length > 0) builder.addBlock({ type: 'codeBlock', ...(language && { attrs: { language } }), content })
  return true
}

const wordsIn = (element: Element): string => (textIn(element) ?? '').replace(/\s+/g, ' ').trim()

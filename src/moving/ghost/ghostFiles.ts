import { fileAddress } from '../../content/addresses/mediaAddress.ts'
import type { MediaFile } from '../../content/newsroom/mediaFiles.ts'
import type { FoundMedia, MediaHint } from '../html/media.ts'
import { sortOf } from '../html/media.ts'
import { decoded } from '../formerPath.ts'
import type { OriginIds } from '../originIds.ts'
import { textOf, type Row } from './ghostData.ts'
import { parsed } from './lexicalToHtml.ts'

export interface GhostFile {
  /** Below `content`: `images/2021/01/ponte.jpg`. */
  readonly path: string
  readonly address: string
  readonly alt: string
}

/** Ghost writes its own address so, wherever it stood. */
export const GHOST_URL = '__GHOST_URL__'

const ADDRESS = /(?:__GHOST_URL__|https?:\/\/[^/"'\\\s<>]+)?\/content\/(?:images|media|files)\/[^"'\\\s<>)?]+/g

/** The path of a file below `content`, whatever size of it an address names; null for any other address. */
export function ghostPath(address: string): string | null {
  const [, path] = /\/content\/((?:images|media|files)\/[^?#]+)/.exec(address) ?? []
  return path === undefined ? null : decoded(path.replace(/^images\/size\/w\d+(?:h\d+)?\/(?:format\/\w+\/)?/, 'images/'))
}

/** Every file that texts name, and these others: an export has no list of them. */
export function createGhostFiles(posts: readonly Row[], meta: readonly Row[], others: readonly string[], idOf: OriginIds) {
  const files = new Map<string, GhostFile>()
  const kept = new Map<string, MediaFile>()
  const alts = new Map(meta.map((row) => [textOf(row, 'post_id'), textOf(row, 'feature_image_alt')]))
  for (const post of posts) {
    const own = textOf(post, 'feature_image')
    add(own, alts.get(textOf(post, 'id')) ?? '')
    for (const text of ['lexical', 'mobiledoc', 'html'].map((field) => textOf(post, field)))
      for (const [address] of text.matchAll(ADDRESS)) add(address, '')
    for (const text of ['lexical', 'mobiledoc'].map((field) => textOf(post, field))) addAlternatives(parsed(text))
  }
  // Before version 3 a text had these itself.
  for (const row of [...meta, ...posts]) for (const field of ['og_image', 'twitter_image']) add(textOf(row, field), '')
  for (const address of others) add(address, '')

  function add(address: string, alt: string): void {
    const path = ghostPath(address)
    if (path && (!files.has(path) || alt)) files.set(path, { path, address, alt })
  }

  /** Cards say what stands for their pictures: a picture has what the first of them says. However deep they are, nothing is stacked up. */
  function addAlternatives(text: unknown): void {
    const pending = [text]
    for (const value of pending) {
      if (typeof value !== 'object' || value === null) continue
      const card = value as Record<string, unknown> // its fields are looked at one by one
      const path = typeof card['src'] === 'string' ? ghostPath(card['src']) : null
      const known = path === null ? undefined : files.get(path)
      if (known?.alt === '' && typeof card['alt'] === 'string') files.set(known.path, { ...known, alt: card['alt'].trim() })
      for (const inside of Object.values(card)) pending.push(inside)
    }
  }

  return {
    all: (): readonly GhostFile[] => [...files.values()],
    keep: (path: string, file: MediaFile): void => void kept.set(path, file),
    /** The medium that an address means, if its file was taken in. */
    find({ addresses }: MediaHint): FoundMedia | undefined {
      for (const address of addresses) {
        const path = ghostPath(address)
        const file = path === null ? undefined : kept.get(path)
        if (path !== null && file)
          return { id: idOf('file', path), sort: sortOf(file.type), address: fileAddress(file), alt: files.get(path)?.alt ?? '' }
      }
      return undefined
    },
  }
}

export type GhostFiles = ReturnType<typeof createGhostFiles>

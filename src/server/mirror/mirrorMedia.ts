import { createWriteStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { mediaHashesIn } from '../../content/addresses/addresses.ts'
import { takeTogether } from '../../content/takeTogether.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { mediaType } from '../routes/media.ts'
import { TOGETHER, type MirrorFiles } from './mirrorFiles.ts'

interface MirrorMediaParts {
  readonly files: MirrorFiles
  readonly storage: Pick<MediaStorage, 'keysOf' | 'read'>
  readonly app: Pick<FastifyInstance, 'inject'>
  /** Counted up with every file that is added. */
  readonly figures: { media: number; cards: number }
}

/** The pictures, sounds and films that the pages of one round name, and their social cards. */
export interface MirrorMedia {
  /** Copies what is named and not there yet; cards are only noted, because each may have to be drawn. */
  keepNamed(names: readonly string[]): Promise<void>
  /** Draws and copies the cards that were named. `go` says after each whether to go on. */
  keepCards(go: () => Promise<boolean>): Promise<void>
  /** Is this a file that some page of the round named? By its address, or that of its folder. */
  isNamed(name: string): boolean
}

const CARD = /\/schede\/(?:podcast\/)?[a-z0-9-]+\.jpeg/g

/** The media that a text names, by their hashes, and the cards, by their addresses: copies, because a piece of a text that is kept keeps the whole of it. */
export const namesIn = (text: string): readonly string[] =>
  [...new Set([...mediaHashesIn(text), ...(text.match(CARD) ?? [])])].map((name) => Buffer.from(name).toString())

/** `gone` are the files that are in the bin, which nobody is shown. */
export function createMirrorMedia({ files, storage, app, figures }: MirrorMediaParts, gone: ReadonlySet<string>): MirrorMedia {
  const hashes = new Map<string, Promise<void>>()
  const cards = new Set<string>()

  /** What stands under a hash never changes: a folder that is there is whole. */
  async function keepMedia(hash: string): Promise<void> {
    const folder = `/media/${hash}`
    if (await files.has(folder)) return
    const keys = (await storage.keysOf(hash)).filter((key) => mediaType(basename(key)) !== undefined)
    if (keys.length === 0) return
    await files.keepFolder(folder, async (draft) => {
      for (const key of keys) await pipeline(storage.read(key), createWriteStream(join(draft, basename(key))))
    })
    figures.media += keys.length
  }

  async function keepCard(address: string): Promise<void> {
    if (await files.has(address)) return
    const { statusCode, headers, rawPayload } = await app.inject(address)
    // One that is not whole is drawn anew when its picture is back; one that has changed since has another address, which its page names.
    if (statusCode !== 200 || headers['cache-control'] === 'no-cache') return
    await files.keep(address, rawPayload, async () => ({ identity: rawPayload }))
    figures.cards += 1
  }

  return {
    isNamed: (name) => cards.has(name) || hashes.has(/^\/media\/([0-9a-f]{64})$/.exec(name)?.[1] ?? ''),

    async keepNamed(names) {
      for (const name of names) {
        if (name.startsWith('/')) cards.add(name)
        else if (!gone.has(name)) {
          if (!hashes.has(name)) hashes.set(name, keepMedia(name))
          await hashes.get(name)
        }
      }
    },

    async keepCards(go) {
      await takeTogether([...cards], TOGETHER, async (card) => {
        if (!(await go())) return false
        await keepCard(card)
        return true
      })
    },
  }
}

import type { FastifyInstance } from 'fastify'
import { addressOf } from '../../content/addresses/addresses.ts'
import { encodePage } from '../pageCache/encodePage.ts'
import type { DrawnPage, DrawnPages } from './drawnPages.ts'
import type { SiteAddress } from './listAddresses.ts'
import { fileAt, type Forms, type MirrorFiles } from './mirrorFiles.ts'
import { namesIn, type MirrorMedia } from './mirrorMedia.ts'

interface MirrorPagesParts {
  readonly files: MirrorFiles
  readonly drawn: DrawnPages
  readonly media: MirrorMedia
  readonly app: Pick<FastifyInstance, 'inject'>
  /** Counted up with every page that is drawn, written or removed. */
  readonly figures: { drawn: number; written: number; removed: number }
}

/** A page that could not be drawn because something failed, not because there is none. */
export class MirrorFault extends Error {}

/** Keeps pages as files, each with the media it names. */
export function createMirrorPages({ files, drawn, media, app, figures }: MirrorPagesParts) {
  return {
    /** A page, and if it is a list its later pages; their files are removed where nothing stands any more. */
    async keep({ path, isPaged }: SiteAddress): Promise<void> {
      // Whatever gives a list another page touches its first one, too.
      const most = (await findStanding(path))?.pages ?? Infinity
      const isThere = await keepOne(path)
      if (!isPaged) return
      let pages = isThere ? 1 : 0
      while (pages > 0 && pages < most && (await keepOne(addressOf.pageOf(path, pages + 1)))) pages += 1
      const first = drawn.find(path)
      if (first) drawn.note(path, { ...first, pages })
      for (const folder of await files.below(`${path}/pagina`))
        if (Number(folder.split('/').at(-2)) > pages) await remove(fileAt(folder.slice(0, -1)))
    },

    /** What is shown at an address where nothing is. */
    async keepNotice(name: string, address: string): Promise<void> {
      const { body, rawPayload } = await app.inject({ url: address, headers: { accept: 'text/html' } })
      await files.keep(name, rawPayload, () => compress(body))
    },
  }

  async function remove(name: string): Promise<void> {
    if (await files.remove(name)) figures.removed += 1
  }

  /** A page that is known to be right, if its file is the one that was left. */
  async function findStanding(path: string): Promise<DrawnPage | undefined> {
    const known = drawn.find(path)
    return known && (await files.changedAt(fileAt(path))) === known.fileTime ? known : undefined
  }

  /** False, and no file, if nothing stands there. */
  async function keepOne(path: string): Promise<boolean> {
    const standing = await findStanding(path)
    if (standing) {
      await media.keepNamed(standing.names)
      return true
    }
    drawn.forget(path)
    figures.drawn += 1
    const { statusCode, rawPayload: bytes } = await app.inject({ url: path, headers: { accept: 'text/html' } })
    if (statusCode >= 500) throw new MirrorFault(`${path} was answered with ${statusCode}`)
    if (statusCode !== 200) {
      await remove(fileAt(path))
      return false
    }
    const text = bytes.toString()
    const names = namesIn(text)
    await media.keepNamed(names)
    if (await files.keep(fileAt(path), bytes, () => compress(text))) figures.written += 1
    drawn.note(path, { names, fileTime: (await files.changedAt(fileAt(path))) ?? 0 })
    return true
  }
}

async function compress(text: string): Promise<Forms> {
  const { identity, gzip, br } = await encodePage(text, { type: '', headers: [], isKept: true })
  return { identity: identity.bytes, gzip: gzip?.bytes, br: br?.bytes }
}

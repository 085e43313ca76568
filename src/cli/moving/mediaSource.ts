import { mkdtemp, realpath, rm, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { openZip } from './openZip.ts'

/** Where the files of the old site are. */
export interface MediaSource {
  /** The file at a path below the uploads, on this disk; null if it is not there, an `UnusableFile` if it is of no use. */
  find(path: string): Promise<string | null>
  /** Whoever found a file is done with it: what an archive unpacked for them goes. */
  release(path: string): Promise<void>
  close(): Promise<void>
}

/** A folder of uploads, or a zip of one, whose files are unpacked below `scratch`. */
export async function openMediaSource(path: string, scratch: string): Promise<MediaSource> {
  return (await stat(path)).isDirectory() ? folderSource(await realpath(path)) : zipSource(path, scratch)
}

const BELOW = ['', 'uploads', join('wp-content', 'uploads'), 'content', join('sites', 'default', 'files')]

function folderSource(folder: string): MediaSource {
  return {
    async find(path) {
      for (const below of BELOW) {
        const found = await realpath(join(folder, below, path)).catch(() => null)
        // Neither a path nor a link leads out of the folder that was named.
        if (found?.startsWith(folder + sep) && (await stat(found)).isFile()) return found
      }
      return null
    },
    release: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

/** An archive may have names that are longer than a disk takes. */
const LONGEST_NAME = 60

async function zipSource(path: string, scratch: string): Promise<MediaSource> {
  const zip = await openZip(path)
  const folder = await mkdtemp(join(scratch, 'unpacked-'))
  let count = 0
  return {
    async find(wanted) {
      count += 1
      const file = join(folder, `${count}-${basename(wanted).slice(-LONGEST_NAME)}`)
      return (await zip.unpack(wanted, file)) ? file : null
    },
    release: (file) => rm(file, { force: true }),
    async close() {
      zip.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

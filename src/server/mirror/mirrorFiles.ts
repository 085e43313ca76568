import { chmod, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Clock } from '../../content/time.ts'

/** A text as it is, and in the encodings that pay. */
export interface Forms {
  readonly identity: Buffer
  readonly gzip?: Buffer | undefined
  readonly br?: Buffer | undefined
}

/** The files that a web server shows instead of us. A name begins with a slash, like an address. */
export interface MirrorFiles {
  /** Puts a text in its place, with its compressed forms beside it. False if it stands there already: then nothing is touched, its time included. */
  keep(name: string, text: Buffer, forms: () => Promise<Forms>): Promise<boolean>
  /** Puts a folder in its place, whole; `fill` writes into the one that it is given. */
  keepFolder(name: string, fill: (folder: string) => Promise<void>): Promise<void>
  has(name: string): Promise<boolean>
  /** When it was last changed, in milliseconds; undefined if it is not there. */
  changedAt(name: string): Promise<number | undefined>
  /** The names that stand directly below one, with a slash at the end of those of folders. */
  below(name: string): Promise<string[]>
  /** Removes a text with its compressed forms, or a folder with all that is in it. False if neither was there. */
  remove(name: string): Promise<boolean>
}

/** How many are made at a time: while one is compressed and written to the disk, others are drawn. */
export const TOGETHER = 4

const COMPRESSED = { gzip: '.gz', br: '.br' } as const

/** Where the text of an address stands: a page is the index of a folder of its own, which every web server understands. */
export function fileAt(address: string): string {
  if (address === '/') return '/index.html'
  return address.slice(address.lastIndexOf('/')).includes('.') ? address : `${address}/index.html`
}

/** The name of a text, given that of one of its forms. */
export const plainName = (name: string): string => name.replace(/\.(gz|br)$/, '')

/**
 * Files appear under their names whole, by being renamed from `unfinished`, which must be on the same disk and is shown to nobody. All the forms of a
 * text have the time of the text itself, which is put in its place last: forms of different times were left by somebody who was interrupted.
 */
export function createMirrorFiles(root: string, unfinished: string, clock: Clock): MirrorFiles {
  const pathOf = (name: string): string => join(root, name)
  let drafts = 0
  /** Nobody else writes there. */
  const newDraft = (): string => join(unfinished, String((drafts += 1)))

  async function keep(name: string, text: Buffer, forms: () => Promise<Forms>): Promise<boolean> {
    const path = pathOf(name)
    const before = await timeOf(path)
    if (before !== undefined && (await isWhole(path, before)) && text.equals(await readFile(path))) return false
    // Web servers make their tags of whole seconds and the length: what is changed twice in a second must not look the same.
    const seconds = Math.max(Math.floor(clock().getTime() / 1000), before === undefined ? 0 : Math.floor(before / 1000) + 1)
    const { identity, ...compressed } = await forms()
    await makeFolder(dirname(path))
    for (const [encoding, ending] of Object.entries(COMPRESSED)) {
      const bytes = compressed[encoding as keyof typeof COMPRESSED] // its own keys
      if (bytes) await put(path + ending, bytes, seconds)
      else await rm(path + ending, { force: true })
    }
    await put(path, identity, seconds)
    return true
  }

  /** A form that is not there was not worth it; one of another time belongs to another text. */
  async function isWhole(path: string, time: number): Promise<boolean> {
    const times = await Promise.all(Object.values(COMPRESSED).map((ending) => timeOf(path + ending)))
    return times.every((other) => other === time) || times.every((other) => other === undefined)
  }

  async function put(path: string, bytes: Buffer, seconds: number): Promise<void> {
    const draft = newDraft()
    try {
      const file = await open(draft, 'wx')
      try {
        await file.writeFile(bytes)
        // Whoever serves it is another user, whatever mask this program was started with.
        await file.chmod(0o644)
        await file.utimes(seconds, seconds)
        // After a power cut an empty file would stand there under the time of a whole one.
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async function makeFolder(path: string): Promise<void> {
    const first = await mkdir(path, { recursive: true })
    if (first === undefined) return
    for (let folder = path; folder.length >= first.length; folder = dirname(folder)) await chmod(folder, 0o755)
  }

  async function removeEmpty(folder: string): Promise<void> {
    // It fails where something is left, which is what ends it.
    if (folder.length > root.length && (await isDone(rmdir(folder)))) await removeEmpty(dirname(folder))
  }

  return {
    keep,
    has: async (name) => (await timeOf(pathOf(name))) !== undefined,
    changedAt: (name) => timeOf(pathOf(name)),

    async keepFolder(name, fill) {
      const draft = newDraft()
      try {
        await makeFolder(draft)
        await fill(draft)
        for (const file of await readdir(draft)) await finishCopy(join(draft, file))
        await makeFolder(dirname(pathOf(name)))
        await rename(draft, pathOf(name))
      } catch (error) {
        await rm(draft, { recursive: true, force: true })
        throw error
      }
    },

    async below(name) {
      const entries = await readdir(pathOf(name), { withFileTypes: true }).catch(() => [])
      return entries.map((entry) => `${name === '/' ? '' : name}/${entry.name}${entry.isDirectory() ? '/' : ''}`)
    },

    async remove(name) {
      const path = pathOf(name)
      const wasThere = (await timeOf(path)) !== undefined
      // The text first: a web server looks for its other forms only while it is there.
      for (const ending of ['', ...Object.values(COMPRESSED)]) await rm(path + ending, { recursive: true, force: true })
      await removeEmpty(dirname(path))
      return wasThere
    },
  }
}

async function finishCopy(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.chmod(0o644)
    await file.sync()
  } finally {
    await file.close()
  }
}

const timeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )

const isDone = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

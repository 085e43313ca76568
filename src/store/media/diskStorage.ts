import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '../syncFolder.ts'
import { checkedKey, isMediaKey, type MediaStorage } from './storage.ts'

/** Keeps media in a folder, spread over 256 subfolders by the first two letters of the hash. */
export function createDiskStorage(root: string): MediaStorage {
  const pathOf = (key: string): string => join(root, key.slice(0, 2), checkedKey(key))
  const size = (key: string) =>
    stat(pathOf(key)).then(
      (found) => found.size,
      () => undefined,
    )

  return {
    size,
    has: async (key) => (await size(key)) !== undefined,
    read: (key, range) => createReadStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
    // A folder that is not there is made with the first file.
    check: () => access(root, constants.R_OK | constants.W_OK).catch(unlessMissing),
    removeAll: (hash) => rm(dirname(pathOf(`${hash}/a.b`)), { recursive: true, force: true }),

    async open(key, range) {
      const file = await open(pathOf(key)).catch(unlessMissing)
      return file?.createReadStream(range)
    },

    async *keys() {
      for await (const key of filesIn(root)) if (isMediaKey(key)) yield key
    },

    async removeUnfinished(before) {
      for await (const name of filesIn(root)) {
        if (isMediaKey(name)) continue
        const path = join(root, name.slice(0, 2), name)
        const { mtime } = await stat(path).catch(() => ({ mtime: before }))
        if (mtime < before) await rm(path, { force: true })
      }
    },

    async keysOf(hash) {
      const names = await readdir(dirname(pathOf(`${hash}/a.b`))).catch(() => [])
      return names.map((name) => `${hash}/${name}`).filter(isMediaKey)
    },

    async write(key, data) {
      const target = pathOf(key)
      await mkdir(dirname(target), { recursive: true })
      const unfinished = `${target}.${randomUUID()}`
      try {
        const file = await open(unfinished, 'wx')
        try {
          await writeFile(file, data)
          await file.sync()
        } finally {
          await file.close()
        }
        // A name appears only once its bytes are on disk: nobody ever reads half a picture.
        await rename(unfinished, target)
        await syncFolder(dirname(target))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
  }
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

/** Every file, as `hash/name`. */
async function* filesIn(root: string): AsyncGenerator<string> {
  for (const spread of await foldersIn(root)) {
    for (const hash of await foldersIn(join(root, spread))) {
      for (const name of await readdir(join(root, spread, hash)).catch(() => [])) yield `${hash}/${name}`
    }
  }
}

/** Folders come and go while they are listed: one that is not there has nothing in it. */
async function foldersIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

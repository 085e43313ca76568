import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '../syncFolder.ts'
import type { MediaStorage } from './storage.ts'

const KEY = /^[0-9a-f]{64}\/[a-z0-9]+\.[a-z0-9]+$/

/** Keeps media in a folder, spread over 256 subfolders by the first two letters of the hash. */
export function createDiskStorage(root: string): MediaStorage {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`Not a media key: ${key}`)
    return join(root, key.slice(0, 2), key)
  }
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
    removeAll: (hash) => rm(dirname(pathOf(`${hash}/a.b`)), { recursive: true, force: true }),

    async *keys() {
      for (const spread of await foldersIn(root)) {
        for (const hash of await foldersIn(join(root, spread))) {
          for (const name of await readdir(join(root, spread, hash)).catch(() => [])) {
            if (KEY.test(`${hash}/${name}`)) yield `${hash}/${name}`
          }
        }
      }
    },

    async keysOf(hash) {
      const names = await readdir(dirname(pathOf(`${hash}/a.b`))).catch(() => [])
      return names.map((name) => `${hash}/${name}`).filter((key) => KEY.test(key))
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

/** Folders come and go while they are listed: one that is not there has nothing in it. */
async function foldersIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

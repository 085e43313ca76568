import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { openMagazine } from './magazine.ts'
import { temporaryFolder } from './stores.ts'
import { createMirrorFiles } from '../../src/server/mirror/mirrorFiles.ts'
import { openMirrorFolder } from '../../src/server/mirror/mirrorFolder.ts'
import { mirrorSite, type MirrorOptions } from '../../src/server/mirror/mirrorSite.ts'
import { createGenerations } from '../../src/server/pageCache/generations.ts'

type Magazine = Pick<Awaited<ReturnType<typeof openMagazine>>, 'publicContent' | 'storage' | 'now'> & Pick<MirrorOptions, 'app'>

/** A folder of the test's own that a magazine is mirrored into. */
export async function mirrorOf({ app, publicContent, storage, now }: Magazine) {
  const folder = join(await temporaryFolder(), 'statico')
  const clock = () => new Date(now())
  const root = join(folder, 'public')

  return {
    folder,
    root,
    update: async (change: Partial<MirrorOptions> = {}) => {
      const opened = await openMirrorFolder(folder)
      if (typeof opened === 'string') throw new Error(opened)
      try {
        const files = createMirrorFiles(opened.public, opened.unfinished, clock)
        const generations = createGenerations(publicContent, clock)
        const { keepRules } = opened
        const mirrored = await mirrorSite({ app, publicContent, storage, clock, generations, files, built: [], keepRules, ...change })
        await opened.finish(mirrored.generation)
        return mirrored.figures
      } finally {
        opened.close()
      }
    },
    /** Every file below the folder that is shown, and when it was changed. */
    files: async () => {
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      const timed = await Promise.all(paths.map(async (path) => [`/${relative(root, path)}`, (await stat(path)).mtimeMs] as const))
      return new Map(timed.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    },
  }
}

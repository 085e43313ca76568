import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { openMagazine } from './magazine.ts'
import { temporaryFolder } from './stores.ts'
import { createMirrorFiles } from '../../src/server/mirror/mirrorFiles.ts'
import { openMirrorFolder } from '../../src/server/mirror/mirrorFolder.ts'
import { mirrorSite } from '../../src/server/mirror/mirrorSite.ts'
import { encodePlainly } from '../../src/server/pageCache/encodePage.ts'
import { createGenerations } from '../../src/server/pageCache/generations.ts'

type Magazine = Pick<Awaited<ReturnType<typeof openMagazine>>, 'publicContent' | 'storage' | 'now' | 'another'>
type App = Pick<FastifyInstance, 'inject'>

interface Update {
  readonly which?: 'changed' | 'every'
  /** What stands between the mirror and the server that it asks. */
  readonly through?: (app: App) => App
  readonly program?: string
}

/** A folder of the test's own that a magazine is mirrored into, each time as by a process of its own. */
export async function mirrorOf({ publicContent, storage, now, another }: Magazine, usual: Update = {}) {
  const folder = join(await temporaryFolder(), 'statico')
  const clock = () => new Date(now())
  const root = join(folder, 'public')

  const paths = async () => {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).toSorted()
  }
  const named = <T>(look: (path: string) => Promise<T>) =>
    paths().then(
      async (all) => new Map(await Promise.all(all.map(async (path) => [`/${relative(root, path)}`, await look(path)] as const))),
    )

  return {
    folder,
    root,
    update: async (change: Update = {}) => {
      const { which = 'every', through = (app: App) => app, program = 'a program' } = { ...usual, ...change }
      const opened = await openMirrorFolder(folder)
      if (typeof opened === 'string') throw new Error(opened)
      try {
        const { keepRules } = opened
        const drawn = await opened.readPages(program, which)
        const app = through(await another({ encodePage: encodePlainly, onKept: drawn.noteSources }))
        const files = createMirrorFiles(opened.public, opened.unfinished, clock)
        const generations = createGenerations(publicContent, clock)
        const mirrored = await mirrorSite({ app, drawn, publicContent, storage, clock, generations, files, built: [], keepRules })
        await opened.finish(mirrored.generation, drawn)
        return mirrored.figures
      } finally {
        opened.close()
      }
    },
    /** Every file below the folder that is shown, and when it was changed. */
    files: () => named(async (path) => (await stat(path)).mtimeMs),
    /** And what stands in it. */
    texts: () => named((path) => readFile(path, 'latin1')),
  }
}

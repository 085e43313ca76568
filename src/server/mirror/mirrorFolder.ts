import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { LOCK_FILE, lockFolder } from '../../store/folderLock.ts'
import type { Generation } from '../pageCache/generations.ts'
import { createDrawnPages, readDrawnPages, type DrawnPages } from './drawnPages.ts'
import type { ServerRules } from './serverRules.ts'

/** What a folder with a mirror holds: what a web server shows, what it includes, what is being written, what was done last, of which pages, and who is at it. */
const PARTS = {
  public: 'public',
  rules: 'rules',
  unfinished: 'unfinished',
  state: 'mirror.json',
  pages: 'pages.jsonl',
  lock: LOCK_FILE,
} as const

/** Which generation the files of a mirror are of. */
export type MirroredGeneration = Pick<Generation, 'version' | 'until'>

const stateSchema = z.object({ version: z.number().nullable(), until: z.number() })

/** As far as it was noted; null if nobody finished. */
export async function readMirrored(folder: string): Promise<MirroredGeneration | null> {
  const text = await readFile(join(folder, PARTS.state), 'utf8').catch(() => '{}')
  const { version, until } = stateSchema.safeParse(JSON.parse(text)).data ?? { version: null, until: 0 }
  return version === null ? null : { version, until }
}

/** Is some process writing the folder now? */
export async function isMirrorBusy(folder: string): Promise<boolean> {
  // One that is not there, or holds something else, is for whoever opens it to say.
  if (!(await readdir(folder).catch((): string[] => [])).includes(PARTS.lock)) return false
  const unlock = lockFolder(folder)
  unlock?.()
  return unlock === null
}

export interface MirrorFolder {
  readonly public: string
  readonly unfinished: string
  readonly keepRules: (rules: ServerRules) => Promise<void>
  /** What is known of its pages; nothing, where each of them is to be looked at. */
  readonly readPages: (program: string, which: 'changed' | 'every') => Promise<DrawnPages>
  /** Notes that the files are those of a generation, and which pages they are. */
  readonly finish: (generation: MirroredGeneration, pages: DrawnPages) => Promise<void>
  readonly close: () => void
}

/** `not-ours`: it holds something else, which a mirror would remove. `busy`: another process is writing it. */
export type OpenedFolder = MirrorFolder | 'not-ours' | 'busy'

/** Makes the folder if it is not there, and takes it for this process. */
export async function openMirrorFolder(folder: string): Promise<OpenedFolder> {
  await mkdir(folder, { recursive: true })
  const held = await readdir(folder)
  if (held.length > 0 && !held.includes(PARTS.state)) return 'not-ours'
  const state = join(folder, PARTS.state)
  if (held.length === 0) await writeFile(state, JSON.stringify({ version: null, until: 0 }))
  const unlock = lockFolder(folder)
  if (!unlock) return 'busy'
  const parts = { public: join(folder, PARTS.public), rules: join(folder, PARTS.rules), unfinished: join(folder, PARTS.unfinished) }
  try {
    // What somebody who was killed left there.
    await rm(parts.unfinished, { recursive: true, force: true })
    for (const part of Object.values(parts)) await mkdir(part, { recursive: true })
    // Whoever serves them is another user, whatever mask this program was started with.
    for (const part of [folder, parts.public, parts.rules]) await chmod(part, 0o755)
  } catch (error) {
    unlock()
    throw error
  }

  /** What is as it was is not touched: who includes it need not read it again. */
  async function replace(path: string, text: string): Promise<void> {
    if ((await readFile(path, 'utf8').catch(() => null)) === text) return
    const draft = join(parts.unfinished, 'rules')
    await writeFile(draft, text)
    await chmod(draft, 0o644)
    await rename(draft, path)
  }

  return {
    public: parts.public,
    unfinished: parts.unfinished,
    close: unlock,
    readPages: async (program, which) =>
      which === 'changed' ? readDrawnPages(join(folder, PARTS.pages), program) : createDrawnPages(program),
    async finish({ version, until }, pages) {
      const draft = join(parts.unfinished, 'pages')
      await writeFile(draft, pages.lines())
      await rename(draft, join(folder, PARTS.pages))
      await replace(state, JSON.stringify({ version, until }))
    },
    async keepRules(rules) {
      for (const [name, text] of rules) await replace(join(parts.rules, name), text)
    },
  }
}

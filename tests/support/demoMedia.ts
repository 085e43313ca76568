import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint, root } from '../../scripts/prepare.js'
import { drawDemoMedia } from '../../src/cli/demo/seedDemo.ts'
import type { MediaFiles } from '../../src/demo/fillMagazine.ts'
import { messagesIn } from '../../src/messages/messages.ts'
import { createDiskStorage } from '../../src/store/media/diskStorage.ts'

type MediaEntries = MediaFiles extends ReadonlyMap<infer Name, infer File> ? [Name, File][] : never

/** Large enough for every place of the pages, and drawn in a sixth of the time. */
const PICTURE_WIDTH = 640
const cache = join(root, 'node_modules/.cache/edicola-demo')

/** Draws them where they are not kept yet, before several programs ask for them together. */
export async function main(): Promise<void> {
  await keptMedia()
}

/** Puts the demo's pictures and sounds where a program keeps its media. They are drawn once, and kept until what draws or stores them changes. */
export async function copyDemoMedia(mediaFolder: string): Promise<MediaFiles> {
  const kept = await keptMedia()
  await cp(join(kept, 'media'), mediaFolder, { recursive: true })
  return new Map(JSON.parse(await readFile(join(kept, 'files.json'), 'utf8')) as MediaEntries)
}

async function keptMedia(): Promise<string> {
  const kept = join(cache, fingerprint(['package-lock.json', 'src/demo', 'src/store/media']))
  if (!existsSync(kept)) await draw(kept)
  return kept
}

async function draw(kept: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(join(cache, 'unfinished-'))
  const storage = createDiskStorage(join(unfinished, 'media'))
  const files = await drawDemoMedia({ storage, messages: messagesIn('it').cli, say: () => undefined }, PICTURE_WIDTH)
  await writeFile(join(unfinished, 'files.json'), JSON.stringify([...files]))
  await rename(unfinished, kept).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true })
    // Another run has drawn the same meanwhile.
    if (!existsSync(kept)) throw error
  })
}

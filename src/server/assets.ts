import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Assets } from '../site/frame.ts'

const ENTRY = 'src/site/client/main.ts'

/** The faces that every page begins with; the others are fetched when the style meets them. */
const FIRST_FACES = /\/newsreader-(display|text)-[\w-]{8}\.woff2$/

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), assets: z.array(z.string()).default([]) }),
)

/** Reads from Vite's manifest what the built files are called today. */
export async function readAssets(clientFolder: string): Promise<Assets> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')))
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The client build has no entry ${ENTRY}`)
  const rooted = (file: string): string => `/${file}`
  return {
    scripts: [rooted(entry.file)],
    styles: entry.css.map(rooted),
    fonts: entry.assets.filter((file) => FIRST_FACES.test(file)).map(rooted),
  }
}

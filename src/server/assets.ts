import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Assets } from '../site/frame.ts'

const MAIN = 'src/site/client/main.ts'
const ISLANDS = 'src/site/client/islands.ts'

/** The faces that every page begins with; the others are fetched when the style meets them. */
const FIRST_FACES = /\/newsreader-(display|text)-[\w-]{8}\.woff2$/

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), assets: z.array(z.string()).default([]) }),
)

/** Reads from Vite's manifest what the built files are called today. */
export async function readAssets(clientFolder: string): Promise<Assets> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')))
  const entry = (name: string) => {
    const found = manifest[name]
    if (!found) throw new Error(`The client build has no entry ${name}`)
    return found
  }
  const rooted = (file: string): string => `/${file}`
  const main = entry(MAIN)
  return {
    scripts: [rooted(main.file)],
    styles: main.css.map(rooted),
    fonts: main.assets.filter((file) => FIRST_FACES.test(file)).map(rooted),
    islands: rooted(entry(ISLANDS).file),
  }
}

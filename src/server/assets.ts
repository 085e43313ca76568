import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Assets } from '../site/frame.ts'

const ENTRY = 'src/site/client/main.ts'

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).default([]) }))

/** Reads from Vite's manifest what the built files are called today. */
export async function readAssets(clientFolder: string): Promise<Assets> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')))
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The client build has no entry ${ENTRY}`)
  return { scripts: [`/${entry.file}`], styles: entry.css.map((file) => `/${file}`) }
}

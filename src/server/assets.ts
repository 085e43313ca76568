import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Assets, PopupAssets } from '../site/frame.ts'

const MAIN = 'src/site/client/main.ts'
const ISLANDS = 'src/site/client/islands.ts'

/** The faces that every page begins with; the others are fetched when the style meets them. */
const FIRST_FACES = /\/newsreader-(display|text)-[\w-]{8}\.woff2$/

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), assets: z.array(z.string()).default([]) }),
)

/** Where the popup's files are served. They lie beside each other under their own names, because one finds the other by it. */
export const POPUP_FILES = '/assets/popup/'
const BOOTSTRAPS = {
  '3x': { scripts: ['jquery.js', 'bootstrap3.js'], styles: ['bootstrap-modal.css'] },
  other: { scripts: ['bootstrap5.js'], styles: ['bootstrap-modal.css'] },
}

/** What the popup's files are called: with a mark of what they hold, so that browsers may keep them for ever. Null where they were not built. */
export async function readPopupAssets(folder: string): Promise<PopupAssets | null> {
  const names = await readdir(folder).catch((): string[] => [])
  if (!names.includes('edicola-popup.js')) return null
  const hash = createHash('sha256')
  for (const name of names.filter((name) => /\.(js|css)$/.test(name)).sort()) hash.update(name).update(await readFile(join(folder, name)))
  const mark = hash.digest('base64url').slice(0, 8)
  const address = (name: string) => `${POPUP_FILES}${name}?v=${mark}`
  return {
    script: address('edicola-popup.js'),
    audience: address('edicola-popup-audience.js'),
    bootstrap(version) {
      const { scripts, styles } = BOOTSTRAPS[version === '3x' ? '3x' : 'other']
      return { scripts: scripts.map(address), styles: styles.map(address) }
    },
  }
}

/** Reads from Vite's manifest what the built files are called today. */
export async function readAssets(clientFolder: string, popupFolder: string): Promise<Assets> {
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
    popup: await readPopupAssets(popupFolder),
  }
}

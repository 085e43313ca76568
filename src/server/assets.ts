import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { AnalyticsAssets, Assets, PopupAssets } from '../site/layoutData.ts'
import { PAGE_SCRIPTS } from '../site/pageScripts.ts'
import { PAGE_STYLES } from '../site/pageStyles.ts'

/** The fonts that every page begins with; the others are fetched when the style meets them. */
const FIRST_FACES = /\/(newsreader-(display|text)|instrument-sans)-[\w-]{8}\.woff2$/

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
)

/** Where the popup's files are served. They lie beside each other under their own names, because one finds the other by it. */
export const POPUP_FILES = '/assets/popup/'
const BOOTSTRAPS = {
  '3x': { scripts: ['jquery.js', 'bootstrap3.js'], styles: ['bootstrap-modal.css'] },
  other: { scripts: ['bootstrap5.js'], styles: ['bootstrap-modal.css'] },
}

/** Where the scripts that tell of what readers do are served: like the popup's, they find each other by their names. */
export const ANALYTICS_FILES = '/assets/analytics/'

/** What those scripts are called. Null where they were not built. */
export async function readAnalyticsAssets(folder: string): Promise<AnalyticsAssets | null> {
  const address = await markedFiles(folder, ANALYTICS_FILES, 'edicola-analytics.js')
  return (
    address && {
      script: address('edicola-analytics.js'),
      consent: {
        script: address('edicola-consent.js'),
        banner: address('edicola-consent-banner.js'),
        style: address('edicola-consent-banner.css'),
      },
    }
  )
}

/** What the popup's files are called: with a mark of what they hold, so that browsers may keep them for ever. Null where they were not built. */
export async function readPopupAssets(folder: string): Promise<PopupAssets | null> {
  const address = await markedFiles(folder, POPUP_FILES, 'edicola-popup.js')
  if (!address) return null
  return {
    script: address('edicola-popup.js'),
    audience: address('edicola-popup-audience.js'),
    count: address('edicola-popup-count.js'),
    bootstrap(version) {
      const { scripts, styles } = BOOTSTRAPS[version === '3x' ? '3x' : 'other']
      return { scripts: scripts.map(address), styles: styles.map(address) }
    },
  }
}

/** The address of each file of a folder, with a mark of what they all hold; null where the first of them was not built. */
async function markedFiles(folder: string, prefix: string, first: string): Promise<((name: string) => string) | null> {
  const names = await readdir(folder).catch((): string[] => [])
  if (!names.includes(first)) return null
  const hash = createHash('sha256')
  for (const name of names.filter((name) => /\.(js|css)$/.test(name)).sort()) hash.update(name).update(await readFile(join(folder, name)))
  const mark = hash.digest('base64url').slice(0, 8)
  return (name) => `${prefix}${name}?v=${mark}`
}

/** Reads from Vite's manifest what the built files are called today. */
export async function readAssets(clientFolder: string, popupFolder: string, analyticsFolder: string): Promise<Assets> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')))
  const part = (name: string) => {
    const found = manifest[name]
    if (!found) throw new Error(`The client build has no ${name}`)
    return found
  }
  const entry = (source: string) => part(`src/site/${source}`)
  const rooted = (file: string): string => `/${file}`
  const withImports = ({ file, imports }: ReturnType<typeof part>): readonly string[] => [
    ...new Set([...imports.flatMap((name) => withImports(part(name))), rooted(file)]),
  ]
  const main = entry('client/main.ts')
  return {
    scripts: [rooted(main.file)],
    styles: main.css.map(rooted),
    fonts: main.assets.filter((file) => FIRST_FACES.test(file)).map(rooted),
    pageScripts: Object.fromEntries(PAGE_SCRIPTS.map((name) => [name, withImports(entry(`client/${name}.ts`))])),
    pageStyles: Object.fromEntries(PAGE_STYLES.map((name) => [name, rooted(entry(`styles/${name}.css`).file)])),
    popup: await readPopupAssets(popupFolder),
    analytics: await readAnalyticsAssets(analyticsFolder),
  }
}

import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, createServer } from 'vite'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const fixtures = `${root}tests/popup/fixtures`

/** Where what the journeys need beside the shipped files is built. */
export const builtFixtures = `${root}test-results/popup-fixtures`

const builtPopup = `${root}test-results/popup-built`

/** Journeys run on what is shipped, built as it is shipped: a script over its budget fails them all. */
export default async function buildPopup(): Promise<void> {
  for (const mode of ['production', 'bootstrap', 'audience']) {
    // Not where the program has them: it may be serving readers of another journey.
    await build({ root, mode, configFile: `${root}vite.popup.config.ts`, logLevel: 'warn', build: { outDir: builtPopup } })
  }
  await buildApplication()
  await renderAnnouncements()
}

async function buildApplication(): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: builtFixtures, lib: { entry: `${fixtures}/application.tsx`, formats: ['es'], fileName: () => 'application.js' } },
  })
}

async function renderAnnouncements(): Promise<void> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
  })
  const { announcements } = await vite.ssrLoadModule(`${fixtures}/announcements.tsx`)
  await vite.close()
  await mkdir(builtFixtures, { recursive: true })
  await writeFile(`${builtFixtures}/announcements.json`, JSON.stringify(announcements))
}

import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, createServer } from 'vite'
import { ensureBuilt } from '../../../scripts/prepare.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const fixtures = `${root}tests/popup/fixtures`

/** Where what the journeys need beside the shipped files is built. */
export const builtFixtures = `${root}test-results/popup-fixtures`

/** Journeys run on what is shipped, as it was built. */
export default async function buildFixtures(): Promise<void> {
  ensureBuilt()
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
    optimizeDeps: { noDiscovery: true }, // or it looks for the libraries of the whole project
  })
  const { announcements } = await vite.ssrLoadModule(`${fixtures}/announcements.tsx`)
  await vite.close()
  await mkdir(builtFixtures, { recursive: true })
  await writeFile(`${builtFixtures}/announcements.json`, JSON.stringify(announcements))
}

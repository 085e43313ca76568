import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/support/browser.ts'
import { actionTimeout, patience } from './tests/support/patience.ts'
import { reporter } from './tests/support/reporter.ts'

const PORT = Number(process.env['EDICOLA_JOURNEYS_PORT'] ?? 3905)
const DATA = 'test-results/data'

/** What the program under test writes, for journeys that begin where an editor ends. */
export const DATABASE = `${DATA}/edicola.sqlite`

/** Whoever reads here has seen the demo's announcements: one that opened by itself would stand before what a journey clicks. */
const ANNOUNCEMENTS_SEEN = ['hide_modal_id_benvenuto', 'please_do_not_show_again_modal_id_campagna-autunno'].map((name) => ({
  name,
  value: 'true',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}))

/** Journeys through the real product: the built program, a fresh demo magazine, a real Chromium. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  ...patience,
  reporter,
  use: { baseURL: `http://localhost:${PORT}`, actionTimeout, launchOptions, storageState: { cookies: ANNOUNCEMENTS_SEEN, origins: [] } },
  webServer: {
    command: 'node tests/support/run.js ./tests/support/serveDemo.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(PORT), DATA_DIR: DATA, LOG_LEVEL: 'warn' },
  },
})

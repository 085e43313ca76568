import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/support/browser.ts'
import { reporter } from './tests/support/reporter.ts'

const PORT = Number(process.env['EDICOLA_JOURNEYS_PORT'] ?? 3905)
const DATA = 'test-results/data'

/** What the program under test writes, for journeys that begin where an editor ends. */
export const DATABASE = `${DATA}/edicola.sqlite`

/** Journeys through the real product: the built program, a fresh demo magazine, a real Chromium. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // A busy machine can make a browser late once; what fails twice is broken.
  retries: 1,
  forbidOnly: true,
  reporter,
  use: { baseURL: `http://localhost:${PORT}`, launchOptions },
  webServer: {
    command: `rm -rf ${DATA} && node scripts/edicola.js start`,
    url: `http://localhost:${PORT}/readyz`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(PORT), DATA_DIR: DATA, LOG_LEVEL: 'warn' },
  },
})

import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { actionTimeout, patience } from '../support/patience.ts'
import { reporter } from '../support/reporter.ts'
import { ADMINISTRATOR, ADMINISTRATOR_STATE } from './support/administrator.ts'

const engine = process.env['EDICOLA_JOURNEY_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

/** Where the magazine is served; the next two are for other programs. Both engines can be tried side by side. */
export const PORT = Number(process.env['EDICOLA_JOURNEYS_PORT'] ?? { sqlite: 3907, postgres: 3910 }[engine])

/**
 * Journeys of editors through the real back office: the built program, a fresh demo magazine, a real Chromium. On PostgreSQL
 * (`EDICOLA_JOURNEY_ENGINE=postgres`) only those marked `@engines`, and in the long form `@engines-long`: one for each part of the program, since every
 * query is tried on both engines beside its code.
 */
export default defineConfig({
  testDir: '.',
  outputDir: `../../test-results/admin-${engine}`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  ...patience,
  reporter,
  use: { baseURL: `http://localhost:${PORT}`, actionTimeout, launchOptions, locale: 'it-IT', timezoneId: 'Europe/Rome' },
  projects: [
    { name: 'sign in', testMatch: 'support/signIn.setup.ts' },
    {
      name: engine,
      testMatch: '*.spec.ts',
      dependencies: ['sign in'],
      use: { storageState: ADMINISTRATOR_STATE },
      ...(engine === 'postgres' && { grep: /@engines/ }),
    },
  ],
  webServer: {
    command: 'node tests/support/run.js ./tests/support/serveDemo.ts',
    cwd: '../..',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: `test-results/admin-data-${engine}`,
      EDICOLA_JOURNEY_ENGINE: engine,
      EDICOLA_ADMIN_EMAIL: ADMINISTRATOR.email,
      EDICOLA_ADMIN_PASSWORD: ADMINISTRATOR.password,
      // Journeys can say that they come from elsewhere.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    },
  },
})

import { defineConfig } from '@playwright/test'
import { patience } from '../support/patience.ts'
import { reporter } from '../support/reporter.ts'
import { ADMINISTRATOR } from '../admin/support/administrator.ts'
import { engineNames } from './support/engines.ts'
import { PORT } from './support/magazine.ts'

/** What must hold in every engine that readers and editors have: the popup's contract on pages of its own, and ten journeys through a fresh demo magazine. */
export default defineConfig<object, { engineName: (typeof engineNames)[number] }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  ...patience,
  reporter,
  webServer: {
    command: 'node tests/support/run.js ./tests/support/serveDemo.ts',
    cwd: '../..',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: 'test-results/engines-data',
      EDICOLA_ADMIN_EMAIL: ADMINISTRATOR.email,
      EDICOLA_ADMIN_PASSWORD: ADMINISTRATOR.password,
      LOG_LEVEL: 'warn',
    },
  },
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
})

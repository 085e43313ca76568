import { defineConfig } from '@playwright/test'
import { reporter } from '../support/reporter.ts'
import { engineNames } from './support/engines.ts'

/** What must hold in every engine that readers have: the popup's contract, on the built files. */
export default defineConfig<object, { engineName: (typeof engineNames)[number] }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // As long as a busy machine may need: only what is broken waits for it.
  expect: { timeout: 15_000 },
  reporter,
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
})

import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { reporter } from '../support/reporter.ts'

/** The popup's journeys: the built files, in a real browser, on pages of every kind. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/buildFixtures.ts',
  outputDir: '../../test-results/popup',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // As long as a busy machine may need: only what is broken waits for it.
  expect: { timeout: 20_000 },
  reporter,
  use: { launchOptions, viewport: { width: 1280, height: 800 } },
})

import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { actionTimeout, patience } from '../support/patience.ts'
import { reporter } from '../support/reporter.ts'

/** The popup's journeys: the built files, in a real browser, on pages of every kind. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/buildFixtures.ts',
  outputDir: '../../test-results/popup',
  fullyParallel: true,
  workers: 2,
  ...patience,
  reporter,
  use: { actionTimeout, launchOptions, viewport: { width: 1280, height: 800 } },
})

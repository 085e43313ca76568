import { defineConfig } from '@playwright/test'
import { reporter } from '../support/reporter.ts'
import { chromium } from './support/chromium.ts'

/** The popup's journeys: the built files, in a real browser, on pages of every kind. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/buildPopup.ts',
  outputDir: '../../test-results/popup',
  fullyParallel: true,
  workers: 2,
  // A busy machine can make a browser late once; what fails twice is broken.
  retries: 1,
  timeout: 15_000,
  expect: { timeout: 3000 },
  reporter,
  use: { ...chromium, viewport: { width: 1280, height: 800 } },
})

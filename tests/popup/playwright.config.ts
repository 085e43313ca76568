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
  timeout: 30_000,
  // As long as a busy machine may need: only what is broken waits for it.
  expect: { timeout: 10_000 },
  reporter,
  use: { ...chromium, viewport: { width: 1280, height: 800 } },
})

import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Playwright's own Chromium where it was downloaded, else the one of the system. */
export function findBrowser() {
  const own = chromium.executablePath()
  return existsSync(own) ? own : INSTALLED.find((path) => existsSync(path))
}

/** Debian's Chromium without windows, tabs and their history, where it is installed: it draws the same pages in half the time. */
export function findHeadlessShell() {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
}

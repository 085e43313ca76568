import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'

const INSTALLED = {
  chromium: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  // Debian's, for each processor in another folder; of no use without what drives it and the screen that it needs.
  webkit: ['x86_64', 'aarch64'].map((processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
}
const WEBKITS_NEEDS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * An engine of browsers: Playwright's own where it was downloaded, else the one of the system.
 * @param {'chromium' | 'firefox' | 'webkit'} name
 * @returns {{ path: string, isOwn: boolean } | undefined}
 */
export function findEngine(name) {
  const own = { chromium, firefox, webkit }[name].executablePath()
  if (existsSync(own)) return { path: own, isOwn: true }
  const path = INSTALLED[name].find((place) => existsSync(place))
  if (!path || (name === 'webkit' && !WEBKITS_NEEDS.every((need) => existsSync(need)))) return undefined
  return { path, isOwn: false }
}

/** The Chromium of the journeys. */
export function findBrowser() {
  return findEngine('chromium')?.path
}

/** Debian's Chromium without windows, tabs and their history, where it is installed: it draws the same pages in half the time. */
export function findHeadlessShell() {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
}

import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Playwright's own Chromium where it was downloaded, else the one of the system. */
export function findBrowser(): string | undefined {
  const own = chromium.executablePath()
  return existsSync(own) ? own : INSTALLED.find((path) => existsSync(path))
}

export const launchOptions: LaunchOptions = {
  executablePath: findBrowser() ?? chromium.executablePath(),
  args: [
    // Chromium's sandbox does not start as root, which is who runs in a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

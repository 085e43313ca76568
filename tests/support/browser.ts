import { chromium, type LaunchOptions } from '@playwright/test'
import { findBrowser } from '../../scripts/findBrowser.js'

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

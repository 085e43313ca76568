import { fileURLToPath } from 'node:url'
import { chromium, firefox, webkit } from '@playwright/test'
import { findEngine } from '../../../scripts/findBrowser.js'
import { launchOptions } from '../../support/browser.ts'
import { playwrightEngine } from './playwrightEngine.ts'
import type { Engine } from './Reader.ts'
import { webDriverEngine } from './webDriverEngine.ts'

const DOOR = fileURLToPath(new URL('firefoxDoor.js', import.meta.url))

/** How each engine is started: Playwright's own where it was downloaded, else the one of the system. */
const starts = {
  chromium: () => playwrightEngine(chromium, launchOptions),
  firefox: (found: Found) =>
    found.isOwn
      ? playwrightEngine(firefox, {})
      : playwrightEngine(firefox, {
          channel: 'moz-firefox',
          executablePath: DOOR,
          env: { ...process.env, EDICOLA_FIREFOX: found.path, HOME: process.env['HOME'] ?? '/tmp' },
        }),
  webkit: (found: Found) => (found.isOwn ? playwrightEngine(webkit, {}) : webDriverEngine('WebKitWebDriver', found.path)),
} satisfies Record<EngineName, (found: Found) => Promise<Engine>>

export type EngineName = 'chromium' | 'firefox' | 'webkit'
type Found = NonNullable<ReturnType<typeof findEngine>>

/** The engines that this machine has. `npm test` says which are missing. */
export const engineNames = (['chromium', 'firefox', 'webkit'] as const).filter((name) => findEngine(name))

export async function startEngine(name: EngineName): Promise<Engine> {
  const found = findEngine(name)
  if (!found) throw new Error(`This machine has no ${name}`)
  return starts[name](found)
}

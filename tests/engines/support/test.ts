import { expect, test as base } from '@playwright/test'
import { pageHtml, type PageMarkup } from '../../popup/support/markup.ts'
import { startSite, type Site } from '../../popup/support/site.ts'
import { startEngine, type EngineName } from './engines.ts'
import type { Engine, Reader } from './Reader.ts'

export { expect }

interface Fixtures {
  readonly reader: Reader
  readonly site: Site
  /** Puts a page at `/` (or `path`) and opens it. */
  readonly open: (markup: PageMarkup, path?: string) => Promise<void>
  /** What the popup's engine has told the page so far, one line each: `closed promo ok`. */
  readonly told: () => Promise<string[]>
}

interface Options {
  readonly engineName: EngineName
  readonly engine: Engine
}

/** Notes what the popup's engine tells the page, from before it begins. */
const TOLD = `seen = []
document.addEventListener('edicola:popup', ({ detail: { type, id, reason } }) => seen.push([type, id, reason].filter(Boolean).join(' ')))`

/** Journeys that every engine must pass, written for what all of them can be told. */
export const test = base.extend<Fixtures, Options>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await startEngine(engineName)
      await provide(engine)
      await engine.stop()
    },
    { scope: 'worker' },
  ],
  reader: async ({ engine }, provide) => {
    const reader = await engine.newReader()
    await provide(reader)
    await reader.close()
  },
  // Playwright reads from this pattern that the site needs no other fixture.
  site: async ({}, provide) => {
    const site = await startSite()
    site.file('/page-0.css', 'text/css', 'body,h1{margin:0}')
    site.file('/page-3000.css', 'text/css', 'body,h1{margin:0}main{height:3000px}')
    site.file('/told.js', 'text/javascript', TOLD)
    await provide(site)
    await site.stop()
  },
  open: async ({ reader, site }, provide) => {
    await provide(async ({ head = '', ...markup }, path = '/') => {
      site.page(new URL(path, site.address).pathname, pageHtml({ ...markup, head: `<script src="/told.js"></script>${head}` }))
      await reader.open(site.address + path)
      // Nobody clicks what has not been painted; Chromium, asked to, forgets the click.
      await expect.poll(() => reader.run(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    })
  },
  told: async ({ reader }, provide) => {
    await provide(() => reader.run(() => (window as unknown as { seen: string[] }).seen))
  },
})

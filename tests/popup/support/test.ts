import { test as base, type Page } from '@playwright/test'
import { pageHtml, type PageMarkup } from './markup.ts'
import { startSite, type Site } from './site.ts'

export { expect } from '@playwright/test'

export interface PopupEvent {
  readonly type: string
  readonly id: string
  readonly reason?: string
}

interface Fixtures {
  readonly site: Site
  /** Puts a page at `/` (or `path`) and opens it. */
  readonly open: (markup: PageMarkup, path?: string) => Promise<void>
  /** What the engine has told the page so far, one line each: `closed promo ok`. */
  readonly told: () => Promise<string[]>
  /** Stops the page's clock; from then on only `page.clock.runFor` moves it. */
  readonly freeze: () => Promise<void>
  /** Nothing a page throws goes unnoticed. */
  readonly pageErrors: string[]
}

/** Tests that need a page in a browser, with a site behind it. */
export const test = base.extend<Fixtures>({
  // Playwright reads from this pattern that the site needs no other fixture.
  site: async ({}, provide) => {
    const site = await startSite()
    site.file('/page-0.css', 'text/css', 'body,h1{margin:0}')
    site.file('/page-3000.css', 'text/css', 'body,h1{margin:0}main{height:3000px}')
    await provide(site)
    await site.stop()
  },
  open: async ({ page, site }, provide) => {
    await provide(async (markup, path = '/') => {
      site.page(new URL(path, site.address).pathname, pageHtml(markup))
      await page.goto(site.address + path)
    })
  },
  told: async ({ page }, provide) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      document.addEventListener('edicola:popup', (event) => {
        const { type, id, reason } = (event as CustomEvent<PopupEvent>).detail
        seen.push([type, id, reason].filter(Boolean).join(' '))
      })
    })
    // A dialog that is gone says so in a task of its own: what is queued by now has its turn before we look. Timers may stand still here.
    const read = async () => {
      const { port1, port2 } = new MessageChannel()
      await new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(null)
      })
      return (window as unknown as { seen: string[] }).seen
    }
    await provide(() => page.evaluate(read))
  },
  freeze: async ({ page }, provide) => {
    await provide(async () => {
      await page.clock.install({ time: new Date('2026-03-01T08:00:00Z') })
      await page.clock.pauseAt(new Date('2026-03-01T09:00:00Z'))
    })
  },
  pageErrors: [
    async ({ page }, provide) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await provide(errors)
      base.expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the page has done what it had to do by now: two frames, and what they called for. Not with a frozen clock, which stops frames too. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))),
  )
}

/** The dialog of a popup, on the native stage. */
export function dialog(page: Page, id = 'promo') {
  return page.locator(`dialog:has([value="${id}"])`)
}

/** The names of the cookies that the browser holds. */
export async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).sort()
}

import type { BrowserType, LaunchOptions } from '@playwright/test'
import type { Engine, Reader } from './Reader.ts'

/** An engine that Playwright drives. */
export async function playwrightEngine(browserType: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await browserType.launch(options)
  return {
    newReader: async (): Promise<Reader> => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'it-IT' })
      const page = await context.newPage()
      return {
        open: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        address: async () => new URL(page.url()),
        // As text, so that a policy of the page that forbids to evaluate does not matter.
        run: (act, ...given) => page.evaluate<never>(`(${String(act)})(...${JSON.stringify(given)})`),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        click: (selector) => page.locator(selector).first().click(),
        clickAt: (x, y) => page.mouse.click(x, y),
        resize: (width, height) => page.setViewportSize({ width, height }),
        cookieNames: async () => (await context.cookies()).map(({ name }) => name).sort(),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    stop: () => browser.close(),
  }
}

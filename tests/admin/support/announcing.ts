import { expect, type Browser, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { make } from './make.ts'

/** A reader's browser, not an editor's: programs that say what they are, as a headless browser does, are not counted. */
const READER = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36' }

/** Makes a document and shows it to readers; its identifier. */
export async function makePublished({ request }: Page, kind: string, content: object): Promise<string> {
  const id = await make(request, kind, content)
  const done = await request.post(`/api/admin/${kind}/${id}/publish`, { data: { revision: 1 } })
  expect(done.ok(), await done.text()).toBe(true)
  return id
}

/** A page of the site that no other journey opens, and names for an announcement of its own. */
export async function newPlace(page: Page) {
  const mark = randomUUID().slice(0, 8)
  await makePublished(page, 'page', { title: `Luogo ${mark}`, slug: `luogo-${mark}` })
  return { path: `/luogo-${mark}`, name: `Festa ${mark}`, title: `Una festa ${mark}`, popupId: `annuncio-${mark}` }
}

/** A reader, and what the engine said to them last of an announcement of ours: the demo has others. */
export async function openReader(browser: Browser, baseURL = '', mark = 'annuncio-') {
  const context = await browser.newContext({ baseURL, ...READER, storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await page.addInitScript((ours) => {
    document.addEventListener('edicola:popup', (event) => {
      const { type, id, reason } = (event as CustomEvent<{ type: string; id: string; reason?: string }>).detail // the engine sends no other kind
      if (id.startsWith(ours)) document.documentElement.dataset['popup'] = `${type} ${reason ?? ''}`.trim()
    })
  }, mark)
  return {
    context,
    page,
    /** Opens a page and waits until it is painted: before that a browser throws keys and clicks away, which no reader gives so early. */
    async open(path: string) {
      await page.goto(path)
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    },
    said: (words: string, timeout?: number) =>
      expect(page.locator('html')).toHaveAttribute('data-popup', words, timeout === undefined ? {} : { timeout }),
    /** What the reader's browser remembers of announcements. */
    cookies: async () => (await context.cookies()).filter(({ name }) => /^(hide_modal|please_do_not)/.test(name)),
  }
}

/**
 * The reader looks at another tab, which is when a page tells what was done on it. A page that is left tells it too, but then the browser under test
 * calls itself headless again, and is not counted.
 */
export async function lookAway(page: Page): Promise<void> {
  const told = page.waitForResponse('**/modal/ajax/count')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    dispatchEvent(new Event('visibilitychange'))
  })
  await told
}

/** What readers did with an announcement, as soon as it is written down. */
export async function expectFigures({ request }: Page, id: string, totals: Record<string, unknown>): Promise<void> {
  const figures = async () => ((await (await request.get(`/api/admin/popup/${id}/statistics`)).json()) as { totals: object }).totals // as the API says
  await expect.poll(figures).toMatchObject(totals)
}

/** A group of the form, by what it is called: a click opens it. */
export const group = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

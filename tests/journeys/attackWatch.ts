import { expect, type BrowserContext, type Frame, type Page } from '@playwright/test'

/** Notes whatever runs that must not, and whatever the policy had to refuse: our own markup gives it no cause. */
export async function watch(context: BrowserContext): Promise<string[]> {
  const seen: string[] = []
  await context.exposeBinding('note', ({ page }, what: string) => void seen.push(`${page.url()} ${what}`))
  await context.addInitScript(() => {
    const { note } = window as unknown as { note: (what: string) => void } // what was exposed
    Object.assign(window, { flag: () => note('ran') })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      note(`refused: ${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  context.on('dialog', (dialog) => {
    seen.push(`said: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return seen
}

/** Notes what stands in the page, or in a frame of it, that only an attack could have put there, and data for machines that they cannot read. */
export async function lookAt(page: Page, seen: string[]): Promise<void> {
  let found: string[] = []
  // A preview that draws itself anew takes its frame away while it is looked at: then all of them are looked at again.
  await expect(async () => {
    found = (await Promise.all(page.frames().map(foreignMarkup))).flat()
  }).toPass()
  seen.push(...found.map((markup) => `${page.url()} has ${markup}`))
  const cards = await page
    .locator('meta[property="og:image"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content') ?? ''))
  for (const card of cards) expect((await page.request.get(card)).headers()['content-type']).toBe('image/jpeg')
}

const foreignMarkup = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const isAddress = /^(href|src|action|formaction|data|xlink:href)$/
    const runs = /^\s*(javascript|vbscript|data:text)/i
    const isForeign = (element: Element) =>
      element.matches('embed, object, base, [src="x"]') ||
      [...element.attributes].some(({ name, value }) => name.startsWith('on') || (isAddress.test(name) && runs.test(value)))
    const unreadable = [...document.querySelectorAll('script[type="application/ld+json"]')].filter(({ textContent }) => {
      try {
        return typeof JSON.parse(textContent) !== 'object'
      } catch {
        return true
      }
    })
    return [...[...document.querySelectorAll('*')].filter(isForeign), ...unreadable].map(({ outerHTML }) => outerHTML.slice(0, 200))
  })

/** Two pages at once take as long as the slower half. */
export async function inLanes(
  context: BrowserContext,
  paths: readonly string[],
  read: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const waiting = [...paths]
  const lane = async () => {
    const page = await context.newPage()
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await read(page, path)
    await page.close()
  }
  await Promise.all([lane(), lane()])
}

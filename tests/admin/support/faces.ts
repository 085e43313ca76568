import type { Page } from '@playwright/test'

/** Holds files back for longer than a browser waits for a face that the page can do without. */
export const arriveLate = (page: Page, files: RegExp): Promise<unknown> =>
  page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })

/** Are the words of an element of the preview drawn with a face that the page brought, and not with one of the machine? */
export async function isInOurFace(page: Page, selector: string): Promise<boolean> {
  const browser = await page.context().newCDPSession(page)
  try {
    await browser.send('DOM.enable')
    await browser.send('CSS.enable')
    await browser.send('DOM.getDocument', { depth: -1, pierce: true })
    const expression = `document.querySelector('iframe').contentDocument.querySelector(${JSON.stringify(selector)})`
    const { objectId } = (await browser.send('Runtime.evaluate', { expression })).result
    if (!objectId) return false
    const { nodeId } = await browser.send('DOM.requestNode', { objectId })
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)
  } catch {
    return false // the preview was drawn anew meanwhile
  } finally {
    await browser.detach()
  }
}

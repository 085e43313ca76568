import { test as base, type BrowserContext } from '@playwright/test'
import { leaveToLong } from '../../support/long.ts'

/**
 * Journeys of one worker share a browser context, which keeps the back office's compiled scripts: loading them anew takes twice as long. Each
 * begins with the cookies it asks for, nothing stored and a page of its own. Who changes the clock, which belongs to the context, opens another.
 */
export const test = base.extend<{ isLeft: boolean }, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '' } = project.use
      const context = await browser.newContext({ baseURL, locale, timezoneId })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  isLeft: [
    // Playwright reads what a fixture needs from its first parameter: nothing.
    async ({}, use, { title, project }) => {
      const isLeft = project.name === 'postgres' && title.includes('@engines-long')
      if (isLeft) leaveToLong(base)
      await use(isLeft)
    },
    { auto: true },
  ],
  context: async ({ sharedContext, storageState }, use) => {
    await sharedContext.setStorageState(storageState ?? { cookies: [], origins: [] })
    await use(sharedContext)
    for (const page of sharedContext.pages()) await page.close()
  },
})

import { launchOptions } from '../support/browser.ts'
import { announcement } from './support/announcement.ts'
import { dialog, expect, test } from './support/test.ts'

// Playwright's own switch leaves `<noscript>` unread; this one is the reader's.
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=scriptEnabled=false'] } })

test('without JavaScript the announcement is readable, its link works, and nothing covers the page', async ({ page, site, open }) => {
  site.page('/sostieni-la-rivista', '<title>Sostieni</title>')
  await open({ body: await announcement('medium') })
  await expect(dialog(page, 'medium')).toBeHidden()
  await expect(page.locator('.modal-page-noscript').getByText('Da quindici anni')).toBeVisible()
  await page.getByRole('link', { name: 'Sostieni la rivista' }).click()
  await expect(page).toHaveTitle('Sostieni')
})

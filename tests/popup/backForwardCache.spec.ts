import { wholeBrowser } from '../support/browser.ts'
import { popup } from './support/markup.ts'
import { dialog, expect, settle, test } from './support/test.ts'

const HIDE = 'hide_modal_id_promo'

test.use({ launchOptions: wholeBrowser })

test('back from the next page, where it was dismissed, it does not open', async ({ page, site, open, told }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }))
  })
  await open({ body: popup({ fields: { show_once: '1', delay_display: '1' } }) })
  site.page('/altra', '<title>Altra</title><h1>Altra</h1>')
  await page.goto(`${site.address}/altra`)
  await page.context().addCookies([{ name: HIDE, value: 'true', url: site.address }])
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(() => 'isRestored' in window && window.isRestored === true) // the real back/forward cache, not a reload
  await expect.poll(told).toEqual(['armed promo', 'suppressed promo already-seen'])
  await expect(dialog(page)).toBeHidden()
})

test('a page that comes out of the back/forward cache opens what waited there, by that alone', async ({ page, site, open, told }) => {
  await page.addInitScript(() => {
    let isHidden = true
    Object.defineProperty(document, 'hidden', { get: () => isHidden })
    // The engine must not hear that the tab is visible again: some browsers do not say so to a page they restore.
    addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true)
    addEventListener('pagehide', () => (isHidden = false))
  })
  await open({ body: popup({ fields: { show_once: '1' } }) })
  await settle(page)
  expect(await told()).toEqual(['armed promo'])
  site.page('/altra', '<title>Altra</title>')
  await page.goto(`${site.address}/altra`)
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(told).toEqual(['armed promo', 'shown promo'])
})

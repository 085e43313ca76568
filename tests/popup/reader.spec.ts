import { barriersOn } from '../journeys/barriers.ts'
import { legacyPopup, popup } from './support/markup.ts'
import { dialog, expect, settle, test } from './support/test.ts'

/** One pixel, as large as its attributes say. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test.describe('focus', () => {
  test('moves to OK, goes round with Tab and Shift+Tab, and returns where it was', async ({ page, open }) => {
    await open({ body: `<button class="open-modal-page">Apri</button>${popup({ options: { auto_open: false } })}` })
    await page.getByText('Apri').focus()
    await page.keyboard.press('Enter')
    const focused = () => page.evaluate(() => document.activeElement?.textContent.trim() || document.activeElement?.className)
    const order = ['OK', '×', 'modal-page-please-do-not-show-again', 'Più tardi', 'OK', '×']
    for (const name of order) {
      expect(await focused()).toBe(name)
      await page.keyboard.press('Tab')
    }
    for (const name of ['×', 'OK', 'Più tardi']) {
      await page.keyboard.press('Shift+Tab')
      expect(await focused()).toBe(name)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByText('Apri')).toBeFocused()
  })

  test('returns where the reader was when the popup came by itself', async ({ page, open, freeze }) => {
    await freeze()
    await open({ body: `<a id="here" href="#qui">qui</a>${popup({ options: { delay_display: 2 } })}` })
    await page.locator('#here').focus()
    await page.clock.runFor(2000)
    await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#here')).toBeFocused()
  })

  test('goes round past players, frames and whatever else takes it', async ({ page, site, open }) => {
    site.page('/filmato', '<title>Filmato</title><a href="#x">dentro</a>')
    const body = `<details><summary>di più</summary></details><div contenteditable>scrivi</div><a href="#no" tabindex="-1">no</a>
      <button disabled>no</button><button hidden>no</button><audio controls></audio>`
    const ok = '<button class="js-modal-page-ok-button">OK</button><video controls></video><iframe src="/filmato" title="Filmato"></iframe>'
    await open({ body: `<a href="#fuori">fuori</a>${popup({ body, ok })}<a href="#fuori">fuori</a>` })
    const focused = () => page.evaluate(() => document.activeElement?.closest('dialog') && document.activeElement.localName)
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen: (string | null | undefined)[] = []
      for (let times = 0; times < 24; times++) {
        await page.keyboard.press(key)
        seen.push(await focused())
      }
      expect(seen).not.toContain(null)
      expect(new Set(seen)).toEqual(new Set(['summary', 'div', 'audio', 'input', 'button', 'video', 'iframe']))
    }
  })

  test('Tab goes to the first and Shift+Tab to the last after a click on the text', async ({ page, open }) => {
    await open({ body: popup() })
    await dialog(page).getByText('Viviamo').click()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Chiudi' })).toBeFocused()
    await dialog(page).getByText('Viviamo').click()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
  })

  test('without an OK button it moves to the first that can take it', async ({ page, open }) => {
    await open({ body: popup({ ok: '' }) })
    await expect(page.getByRole('button', { name: 'Chiudi' })).toBeFocused()
  })

  test('without anything that can take it, to the dialog, and Tab stays there', async ({ page, open }) => {
    await open({ body: popup({ ok: '', close: '', left: '', checkbox: '' }) })
    await expect(dialog(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('a popup without any button keeps Esc, even if it is turned off', async ({ page, open }) => {
    await open({ body: popup({ ok: '', close: '', left: '', options: { close_on_escape: false, close_on_backdrop: false } }) })
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('stays inside after a click on the text', async ({ page, open }) => {
    await open({ body: popup() })
    await dialog(page).getByText('Viviamo').click()
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  })
})

test.describe('the page behind', () => {
  test('is inert, does not scroll, and does not move', async ({ page, open }) => {
    await open({ body: popup({ options: { auto_open: false } }) + '<button class="open-modal-page">Apri</button>', height: 3000 })
    const place = () => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().toJSON() as object)
    await page.getByText('Apri').scrollIntoViewIfNeeded()
    const before = await place()
    await page.getByText('Apri').click()
    await expect(dialog(page)).toBeVisible()
    expect(await place()).toEqual(before)
    await page.mouse.move(20, 20)
    await page.mouse.wheel(0, -600)
    await settle(page)
    expect(await place()).toEqual(before)
    await expect(page.locator('#before')).not.toBeInViewport()
    await page.evaluate(() => document.getElementById('before')?.focus())
    await expect(page.locator('#before')).not.toBeFocused()
    await page.keyboard.press('Escape')
    expect(await place()).toEqual(before)
    await page.mouse.wheel(0, -600)
    await expect.poll(place).not.toEqual(before)
  })

  test('keeps the overflow it had', async ({ page, open }) => {
    await open({ body: popup(), height: 3000 })
    await page.evaluate(() => (document.documentElement.style.overflow = 'clip'))
    await expect(page.locator('html')).toHaveCSS('overflow', 'clip')
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).toHaveCSS('overflow', 'clip')
  })

  test('a page without a scrollbar does not move either', async ({ page, open }) => {
    await open({ body: popup({ options: { auto_open: false } }) + '<button class="open-modal-page">Apri</button>' })
    const width = () => page.evaluate(() => document.querySelector('main')?.clientWidth)
    const before = await width()
    await page.getByText('Apri').click()
    await expect(dialog(page)).toBeVisible()
    expect(await width()).toBe(before)
  })
})

test.describe('on every screen', () => {
  const long = `<p>${'Un testo molto lungo, che non finisce mai. '.repeat(200)}</p>`

  for (const width of [390, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`at ${width} px, ${colorScheme}: nothing for axe to say, targets large enough, never the whole screen`, async ({
        page,
        open,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await open({ body: popup({ body: `${long}<p><a href="/a">Leggi</a></p>` }) })
        await expect(dialog(page)).toBeVisible()
        expect(await barriersOn(page, 'dialog')).toEqual([])
        for (const button of await dialog(page).locator('button, input[type=checkbox]').all()) {
          const box = await button.boundingBox()
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
        }
        const box = await dialog(page).boundingBox()
        expect(box?.height).toBeLessThanOrEqual(800 * 0.85 + 1)
        expect(box?.width).toBeLessThanOrEqual(width)
        await expect(page.getByRole('button', { name: 'OK' })).toBeInViewport() // however long the text
        await expect(dialog(page).getByRole('heading')).toBeInViewport()
      })
    }
  }

  test('at 390 px it is a sheet from below', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open({ body: popup() })
    const box = await dialog(page).boundingBox()
    expect(box && Math.round(box.y + box.height)).toBe(800)
    expect(box?.width).toBe(390)
  })

  for (const [where, width, height] of [
    ['on a desk', 1280, 800],
    ['on a phone', 390, 800],
    ['on a phone on its side', 844, 390],
  ] as const) {
    test(`a picture is as wide as its place, and leaves room for the words, ${where}`, async ({ page, open }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const picture = `<div class="modal-page-media"><img src="${PICTURE}" width="1600" height="900" alt=""></div>`
      await open({ body: popup().replace('<h2', `${picture}<h2`) })
      expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      await expect(dialog(page).getByText('Viviamo di lettori.')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Chiudi' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'OK' })).toBeInViewport({ ratio: 1 })
    })
  }

  test('its buttons stand side by side on a desk, whatever room the checkbox takes', async ({ page, open }) => {
    const left = '<button type="button" class="js-modal-page-left-button">Non adesso</button>'
    const ok = '<button type="button" class="js-modal-page-ok-button">Vedo come si fa</button>'
    const checkbox = '<label><input type="checkbox" class="modal-page-please-do-not-show-again"> Non mostrarmelo più, per favore</label>'
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open({ body: popup({ left, ok, checkbox }) })
    const middle = (name: string) =>
      page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.offsetTop + button.offsetHeight / 2)
    expect(await middle('Vedo come si fa')).toBe(await middle('Non adesso'))
  })

  test('legacy markup passes axe too', async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open({ body: legacyPopup() })
    await expect(dialog(page)).toBeVisible()
    expect(await barriersOn(page, 'dialog')).toEqual([])
  })

  for (const [reducedMotion, duration] of [
    ['no-preference', '0.2s, 0.32s'],
    ['reduce', '0s'],
  ] as const) {
    test(`motion ${reducedMotion}: it enters in ${duration}`, async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion })
      await open({ body: popup() })
      expect(await dialog(page).evaluate((element) => getComputedStyle(element).animationDuration)).toBe(duration)
    })
  }

  test('moves nothing on the page: no layout shift', async ({ page, open }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => Object.assign(window, { shifts: list.getEntries().length })).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    await open({ body: popup({ fields: { delay_display: '0.2' } }), height: 3000 })
    await expect(dialog(page)).toBeVisible()
    await settle(page)
    expect(await page.evaluate(() => (window as { shifts?: number }).shifts ?? 0)).toBe(0)
  })
})

test('what plays inside stops when it closes, and comes back when it opens', async ({ page, site, open }) => {
  site.page('/filmato', '<title>Filmato</title><p>In onda</p>')
  const body = '<video></video><iframe src="/filmato" title="Filmato"></iframe>'
  await open({ body: `<button class="open-modal-page">Apri</button>${popup({ body })}` })
  await expect(page.frameLocator('iframe').getByText('In onda')).toBeVisible()
  await page.evaluate(() => {
    const video = document.querySelector('video')
    if (video) video.pause = () => Object.assign(window, { isPaused: true })
  })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => 'isPaused' in window)).toBe(true)
  await expect.poll(() => page.frames().filter((layout) => layout.url().endsWith('/filmato')).length).toBe(0)
  await page.getByText('Apri').click()
  await expect(page.frameLocator('iframe').getByText('In onda')).toBeVisible()
})

import { popup } from './support/markup.ts'
import { cookieNames, dialog, expect, settle, test } from './support/test.ts'

const HIDE = 'hide_modal_id_promo'
const DO_NOT_SHOW = 'please_do_not_show_again_modal_id_promo'

test.describe('the support page', () => {
  for (const [name, path] of [
    ['its own address', '/sostieni-la-rivista'],
    ['anywhere in the address', '/temi/sostieni-la-rivista-2026/grazie'],
    ['in the query', '/?da=sostieni-la-rivista'],
    ['in the fragment', '/#sostieni-la-rivista'],
    ['percent-encoded', '/sostieni%2Dla%2drivista'],
    ['beside an escape that means nothing', '/?q=%E0%A4%A&sostieni-la-rivista'],
  ] as const) {
    test(`is never interrupted: ${name}`, async ({ page, site, open, told }) => {
      await page.context().addCookies([{ name: HIDE, value: 'true', url: site.address }])
      const body = `<button class="open-modal-page">Apri</button>${popup()}`
      await open({ body, script: 'data-renew="/rinnova" data-bootstrap_version="5x" data-verify_load_bootstrap_automatically="1"' }, path)
      await page.getByText('Apri').click()
      await settle(page)
      await expect(dialog(page)).toBeHidden()
      expect(await told()).toEqual(['suppressed promo support-page'])
      expect(await cookieNames(page)).toEqual([HIDE]) // show_once is off, and yet nothing is touched
      expect(site.calls).toEqual([])
    })
  }

  test('sets no timer there', async ({ page, open }) => {
    await page.addInitScript(() => {
      const real = window.setTimeout.bind(window)
      const timers: unknown[] = []
      Object.assign(window, {
        timers,
        setTimeout: (...given: Parameters<typeof real>) => {
          timers.push(given[1])
          return real(...given)
        },
      })
    })
    const timers = () => page.evaluate(() => (window as unknown as { timers: unknown[] }).timers)
    const body = popup({ options: { delay_display: 77, auto_hide: true } })
    await open({ body }, '/sostieni-la-rivista')
    expect(await timers()).toEqual([])
    await open({ body })
    expect(await timers()).toContain(77_000)
  })

  test('has the slug that the site gives it', async ({ page, open }) => {
    await open({ body: popup(), script: 'data-support-slug="dona"' }, '/dona-ora')
    await expect(dialog(page)).toBeHidden()
    await open({ body: popup(), script: 'data-support-slug="dona"' }, '/sostieni-la-rivista')
    await expect(dialog(page)).toBeVisible()
  })

  test('can be named by window.edicolaPopup', async ({ page, site, open }) => {
    site.file('/settings.js', 'text/javascript', 'window.edicolaPopup = { supportSlug: "dona" }')
    await open({ body: popup(), head: '<script src="/settings.js"></script>' }, '/dona')
    await settle(page)
    await expect(dialog(page)).toBeHidden()
  })
})

test.describe('cookies on load', () => {
  test('show_once off removes the hide cookie, and the popup opens', async ({ page, site, open }) => {
    await page.context().addCookies([{ name: HIDE, value: 'true', url: site.address }])
    await open({ body: popup({ fields: { show_once: '0' } }) }, '/una/pagina/lontana')
    await expect(dialog(page)).toBeVisible()
    expect(await cookieNames(page)).toEqual([])
  })

  for (const [cookie, reason] of [
    [HIDE, 'already-seen'],
    [DO_NOT_SHOW, 'asked-not-to'],
  ] as const) {
    test(`${cookie} suppresses: neither time, scroll nor click opens it`, async ({ page, site, open, told }) => {
      await page.context().addCookies([{ name: cookie, value: 'true', url: site.address }])
      const fields = { show_once: '1' }
      const body = `<button class="open-modal-page">Apri</button>${popup({ fields })}${popup({ id: 'promo', fields: { ...fields, height_offset: '10' } })}`
      await open({ body, height: 3000 })
      await page.getByText('Apri').click()
      await page.mouse.wheel(0, 900)
      await settle(page)
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      expect(await told()).toEqual([`suppressed promo ${reason}`, `suppressed promo ${reason}`])
    })
  }

  test('reopen_on_click lets a click, and only a click, open what was dismissed', async ({ page, site, open }) => {
    await page.context().addCookies([{ name: DO_NOT_SHOW, value: 'true', url: site.address }])
    await open({ body: `<button class="open-modal-page">Apri</button>${popup({ options: { reopen_on_click: true } })}` })
    await settle(page)
    await expect(dialog(page)).toBeHidden()
    await page.getByText('Apri').click()
    await expect(dialog(page)).toBeVisible()
  })

  test('a popup of another id is not concerned', async ({ page, site, open }) => {
    await page.context().addCookies([{ name: `${HIDE}zione`, value: 'true', url: site.address }])
    await open({ body: popup({ fields: { show_once: '1' } }) })
    await expect(dialog(page)).toBeVisible()
  })
})

test.describe('the automatic trigger', () => {
  for (const delay of ['', '0', 'presto', '-3']) {
    test(`delay_display "${delay}" opens at once`, async ({ page, open, freeze }) => {
      await freeze()
      await open({ body: popup({ fields: { delay_display: delay } }) })
      await expect(dialog(page)).toBeVisible()
    })
  }

  for (const [delay, ms] of [
    ['3', 3000],
    ['0.5', 500],
  ] as const) {
    test(`delay_display "${delay}" opens after ${ms} ms, not one before`, async ({ page, open, freeze }) => {
      await freeze()
      await open({ body: popup({ fields: { delay_display: delay } }) })
      await page.clock.runFor(ms - 1)
      await expect(dialog(page)).toBeHidden()
      await page.clock.runFor(1)
      await expect(dialog(page)).toBeVisible()
    })
  }

  for (const delay of ['99999999999', '1e400']) {
    test(`delay_display "${delay}" does not open at once`, async ({ page, open, freeze }) => {
      await freeze()
      await open({ body: popup({ fields: { delay_display: delay } }) })
      await page.clock.runFor(5000)
      await expect(dialog(page)).toBeHidden()
    })
  }

  test('auto_open false leaves it to clicks', async ({ page, open, freeze }) => {
    await freeze()
    const body = `<button class="open-modal-page">Apri</button>${popup({ options: { auto_open: false }, fields: { delay_display: '1' } })}`
    await open({ body })
    await page.clock.runFor(5000)
    await expect(dialog(page)).toBeHidden()
    await page.getByText('Apri').click()
    await expect(dialog(page)).toBeVisible()
  })

  test('height_offset takes the place of the delay', async ({ page, open, freeze }) => {
    await freeze()
    await open({ body: popup({ fields: { delay_display: '1', height_offset: '500' } }), height: 3000 })
    await page.clock.runFor(5000)
    await expect(dialog(page)).toBeHidden()
  })
})

test.describe('what happened since the page loaded', () => {
  test('a popup dismissed in another tab does not open when its delay is over', async ({ page, site, open, told, freeze }) => {
    await freeze()
    await open({ body: popup({ fields: { delay_display: '5', show_once: '1' } }) })
    await page.context().addCookies([{ name: HIDE, value: 'true', url: site.address }])
    await page.clock.runFor(5000)
    await expect(dialog(page)).toBeHidden()
    expect(await told()).toEqual(['armed promo', 'suppressed promo already-seen'])
  })

  test('nor by a click', async ({ page, site, open }) => {
    await open({ body: `<button class="open-modal-page">Apri</button>${popup({ options: { auto_open: false } })}` })
    await page.context().addCookies([{ name: DO_NOT_SHOW, value: 'true', url: site.address }])
    await page.getByText('Apri').click()
    await expect(dialog(page)).toBeHidden()
  })

  test('a hidden tab waits, and opens it when the reader comes', async ({ page, site, open, told }) => {
    site.file(
      '/hidden.js',
      'text/javascript',
      `let hidden = true
      Object.defineProperty(document, 'hidden', { get: () => hidden })
      Object.defineProperty(document, 'visibilityState', { get: () => hidden ? 'hidden' : 'visible' })
      window.reveal = () => { hidden = false; document.dispatchEvent(new Event('visibilitychange', { bubbles: true })) }`,
    )
    await open({ body: popup(), head: '<script src="/hidden.js"></script>' })
    await settle(page)
    expect(await told()).toEqual(['armed promo'])
    await page.evaluate('reveal()')
    await expect(dialog(page)).toBeVisible()
  })

  test('a hidden tab in which it was dismissed meanwhile does not open it', async ({ page, site, open, told }) => {
    site.file(
      '/hidden.js',
      'text/javascript',
      `let hidden = true
      Object.defineProperty(document, 'hidden', { get: () => hidden })
      window.reveal = () => { hidden = false; document.dispatchEvent(new Event('visibilitychange', { bubbles: true })) }`,
    )
    await open({ body: popup({ fields: { show_once: '1' } }), head: '<script src="/hidden.js"></script>' })
    await page.context().addCookies([{ name: HIDE, value: 'true', url: site.address }])
    await page.evaluate('reveal()')
    await expect(dialog(page)).toBeHidden()
    expect(await told()).toEqual(['armed promo', 'suppressed promo already-seen'])
  })
})

test('a page without popups asks the document once and does nothing else', async ({ page, site, open, told }) => {
  site.file(
    '/count.js',
    'text/javascript',
    `window.listeners = []
    for (const target of [document, window]) { const add = target.addEventListener.bind(target)
      target.addEventListener = (type, ...rest) => { listeners.push(type); add(type, ...rest) } }`,
  )
  await open({ head: '<script src="/count.js"></script>', script: 'data-bootstrap_version="3x" data-renew="/rinnova"' })
  await page.waitForLoadState('load')
  expect(await told()).toEqual([])
  expect(site.calls).toEqual([])
  expect(await page.evaluate('listeners')).toEqual(['DOMContentLoaded', 'load', 'edicola:start'])
})

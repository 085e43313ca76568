import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pageHtml, popup } from './support/markup.ts'
import { dialog, expect, settle, test } from './support/test.ts'

const DAY = 86_400

async function okWithChoice(page: Page): Promise<void> {
  await page.getByLabel('Non mostrare più').check()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(dialog(page)).toBeHidden()
}

async function cookie(page: Page, name: string) {
  const found = (await page.context().cookies()).find((one) => one.name === name)
  if (!found) throw new Error(`No cookie ${name}`)
  const days = found.expires === -1 ? 'session' : Math.round((found.expires - Date.now() / 1000) / DAY)
  return { value: found.value, path: found.path, days, sameSite: found.sameSite, secure: found.secure }
}

// Today's Chromium cuts every cookie to 400 days.
for (const [expiration, days] of [
  ['', 400],
  ['0', 'session'],
  ['1', 1],
  ['30', 30],
  [' 7 ', 7],
  ['1.5', 400],
  ['-1', 400],
  ['mai', 400],
  ['99999999999999999999999', 400],
] as const) {
  test(`cookie_expiration "${expiration}" keeps the choice for ${days} days`, async ({ page, open }) => {
    await open({ body: popup({ fields: { cookie_expiration: expiration } }) }, '/una/pagina/lontana')
    await okWithChoice(page)
    expect(await cookie(page, 'please_do_not_show_again_modal_id_promo')).toEqual({
      value: 'true',
      path: '/',
      days,
      sameSite: 'Lax',
      secure: false,
    })
  })
}

test('show_once asks for 365 × 20 days, an empty cookie_expiration for 10000, whatever the browser makes of it', async ({ page, open }) => {
  await page.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      get: () => real?.get?.call(document) as string,
      set: (text: string) => {
        document.documentElement.dataset['set'] = `${document.documentElement.dataset['set'] ?? ''}${text}\n`
        real?.set?.call(document, text)
      },
    })
  })
  await open({ body: popup({ fields: { show_once: '1' } }) })
  await okWithChoice(page)
  expect(await cookie(page, 'hide_modal_id_promo')).toEqual({ value: 'true', path: '/', days: 400, sameSite: 'Lax', secure: false })
  await expect(page.locator('html')).toHaveAttribute('data-set', /^hide_modal_id_promo=.*Max-Age=630720000/m)
  await expect(page.locator('html')).toHaveAttribute('data-set', /^please_do_not_show_again_modal_id_promo=.*Max-Age=864000000/m)
})

test('OK without the checkbox keeps no choice', async ({ page, open }) => {
  await open({ body: popup() })
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await page.context().cookies()).toEqual([])
})

test.describe('renewal', () => {
  const renewing = { body: popup({ fields: { show_once: '1' } }), script: 'data-renew="/rinnova"' }

  /** How often the page has asked. Not how often the server was: where a connection breaks, browsers try again by themselves. */
  function count(page: Page): () => number {
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/rinnova') && asked.push(request.method()))
    return () => asked.filter((method) => method === 'POST').length
  }

  test('is not asked for without a hide cookie', async ({ page, open }) => {
    const asked = count(page)
    await open(renewing)
    await expect(dialog(page)).toBeVisible()
    await settle(page)
    expect(asked()).toBe(0)
  })

  test('is never asked for without an address', async ({ page, site, open }) => {
    await open({ body: renewing.body })
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.reload()
    await settle(page)
    expect(site.calls).toEqual([])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('is asked for when the popup is dismissed, then once a day while the cookie stands', async ({ page, open }) => {
    const asked = count(page)
    await page.clock.setFixedTime(new Date('2026-03-01T10:00:00Z'))
    await open(renewing)
    await page.keyboard.press('Escape')
    await expect.poll(asked).toBe(1)
    await page.reload()
    await settle(page)
    expect(asked()).toBe(1)
    await page.clock.setFixedTime(new Date('2026-03-02T10:00:00Z'))
    await page.reload()
    await expect.poll(asked).toBe(2)
    await page.reload()
    await settle(page)
    expect(asked()).toBe(2)
    await page.context().clearCookies()
    await page.clock.setFixedTime(new Date('2026-03-03T10:00:00Z'))
    await page.reload()
    await settle(page)
    expect(asked()).toBe(2)
  })

  test('where storage is blocked nothing is asked, and the popup works', async ({ page, site, open }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.context().addCookies([{ name: 'hide_modal_id_altro', value: 'true', url: site.address }])
    await open(renewing)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await settle(page)
    expect(site.calls).toEqual([])
  })

  test('a server that is down is asked no more often', async ({ page, site, open }) => {
    const asked = count(page)
    site.answer('/rinnova', (_request, response) => void response.destroy())
    await page.context().addCookies([{ name: 'hide_modal_id_promo', value: 'true', url: site.address }])
    await open(renewing)
    await expect.poll(asked).toBe(1)
    await page.reload()
    await settle(page)
    expect(asked()).toBe(1)
  })
})

test('on https the cookies are Secure', async ({ page }) => {
  const html = pageHtml({ body: popup({ fields: { show_once: '1' } }) })
  const script = await readFile(new URL('../../dist/popup/edicola-popup.js', import.meta.url), 'utf8')
  await page.route('https://rivista.test/**', async (route) => {
    const isScript = route.request().url().endsWith('.js')
    await route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body: isScript ? script : html })
  })
  await page.goto('https://rivista.test/')
  await okWithChoice(page)
  expect((await page.context().cookies()).map(({ name, secure }) => [name, secure]).sort()).toEqual([
    ['hide_modal_id_promo', true],
    ['please_do_not_show_again_modal_id_promo', true],
  ])
})

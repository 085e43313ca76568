import type { Page } from '@playwright/test'
import { legacyPopup, popup } from './support/markup.ts'
import { cookieNames, dialog, expect, settle, test } from './support/test.ts'

const versions = {
  '3x': '<link rel="stylesheet" href="/bootstrap3.css"><script defer src="/jquery.js"></script><script defer src="/bootstrap3.js"></script>',
  '5x': '<link rel="stylesheet" href="/bootstrap5.css"><script defer src="/bootstrap5.js"></script>',
} as const

const ENABLE = '/modal-page/ajax/enable-bootstrap'

function modal(page: Page, id = 'promo') {
  return page.locator(`.modal:has([value="${id}"])`)
}

for (const [version, library] of Object.entries(versions)) {
  test.describe(`Bootstrap ${version}`, () => {
    // The library stands behind the engine in the page: both are deferred, and it must be found all the same.
    const withLibrary = (body: string) => ({ body: body + library, script: `data-bootstrap_version="${version}"` })

    for (const [shape, markup] of [
      ['legacy markup', legacyPopup],
      ['our own markup', popup],
    ] as const) {
      test(`shows ${shape}, says OK and closes`, async ({ page, site, open, told }) => {
        await open(withLibrary(markup({ fields: { show_once: '1' } })))
        await expect(modal(page)).toBeVisible()
        await expect(page.locator('dialog[open]')).toHaveCount(0)
        await expect(page.locator('.modal-backdrop')).toHaveCount(1)
        await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
        await page.getByLabel('Non mostrare più').check()
        await page.getByRole('button', { name: 'OK' }).click()
        await expect(modal(page)).toBeHidden()
        await expect(page.locator('.modal-backdrop')).toHaveCount(0)
        expect(await told()).toEqual(['armed promo', 'shown promo', 'closed promo ok'])
        expect(await cookieNames(page)).toEqual(['hide_modal_id_promo', 'please_do_not_show_again_modal_id_promo'])
        await expect.poll(() => site.calls.length).toBe(1)
      })
    }

    for (const [name, close] of [
      ['Esc', (page: Page) => page.keyboard.press('Escape')],
      ['its backdrop', (page: Page) => page.mouse.click(5, 5)],
      ['its ×', (page: Page) => page.locator('button.close').click()],
      ['its left button', (page: Page) => page.getByRole('button', { name: 'Chiudi' }).click()],
    ] as const) {
      test(`is dismissed by ${name}`, async ({ page, site, open, told }) => {
        await open(
          withLibrary(
            `<button class="open-modal-page">Apri</button>${legacyPopup({ options: { auto_open: false }, fields: { show_once: '1' } })}`,
          ),
        )
        // The part for Bootstrap arrives after the page: before it nothing is armed.
        await expect.poll(told).toEqual(['armed promo'])
        await page.getByText('Apri').focus()
        await page.getByText('Apri').click()
        await expect(modal(page)).toBeVisible()
        await close(page)
        await expect(modal(page)).toBeHidden()
        await expect(page.getByText('Apri')).toBeFocused()
        expect(await told()).toEqual(['armed promo', 'shown promo', 'closed promo dismiss'])
        expect(await cookieNames(page)).toEqual(['hide_modal_id_promo'])
        expect(site.calls).toEqual([])
      })
    }

    test('obeys what turns Esc and the backdrop off', async ({ page, open }) => {
      await open(withLibrary(legacyPopup({ options: { close_on_escape: false }, attributes: 'data-backdrop="static"' })))
      await expect(modal(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await page.mouse.click(5, 5)
      await settle(page)
      await expect(modal(page)).toBeVisible()
    })

    test('is a dialog with a name, and the focus goes to the first that takes it when there is no OK', async ({ page, open }) => {
      await open(
        withLibrary(
          `<a href="#" id="page">fuori</a>${popup({ ok: '', attributes: 'lang="en" class="js-modal-page-show modal-page natale"' })}`,
        ),
      )
      const shown = page.getByRole('dialog', { name: 'Sostieni la rivista' })
      await expect(shown.getByLabel('Chiudi')).toBeFocused()
      await expect(shown).toHaveAttribute('aria-modal', 'true')
      await expect(shown).toHaveAttribute('aria-describedby', 'promo_desc')
      await expect(shown).toHaveAttribute('lang', 'en')
      await expect(shown).toHaveAttribute('tabindex', '-1')
    })

    test('legacy markup is named by its own title, though ids repeat', async ({ page, open }) => {
      const labelled = { attributes: 'aria-labelledby="modal-title"' }
      await open(
        withLibrary(
          legacyPopup({ id: 'uno', title: 'Il primo', ...labelled }) + legacyPopup({ id: 'due', title: 'Il secondo', ...labelled }),
        ),
      )
      await expect(page.getByRole('dialog', { name: 'Il primo' })).toBeVisible()
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(page.getByRole('dialog', { name: 'Il secondo' })).toBeVisible()
    })

    test('with nothing to focus, the dialog has it, and Tab stays there', async ({ page, open }) => {
      await open(withLibrary(`<a href="#">fuori</a>${popup({ ok: '', close: '', left: '', checkbox: '' })}`))
      await expect(modal(page)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(modal(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(modal(page)).toBeHidden()
    })

    test('Tab and Shift+Tab stay in', async ({ page, open }) => {
      await open(withLibrary(`<a href="#">fuori</a>${legacyPopup()}<a href="#">anche fuori</a>`))
      await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
      for (const key of [...Array<string>(6).fill('Tab'), ...Array<string>(7).fill('Shift+Tab')]) {
        await page.keyboard.press(key)
        await expect(modal(page).locator(':focus')).toHaveCount(1)
      }
    })

    for (const [name, close] of [
      ['Esc', (page: Page) => page.keyboard.press('Escape')],
      ['the backdrop', (page: Page) => page.mouse.click(5, 5)],
    ] as const) {
      test(`${name} while another waits: the page behind goes on standing still, and scrolls after the last`, async ({ page, open }) => {
        await open({ ...withLibrary(legacyPopup({ id: 'uno' }) + legacyPopup({ id: 'due' })), height: 3000 })
        await expect(modal(page, 'uno')).toBeVisible()
        await close(page)
        await expect(modal(page, 'due')).toBeVisible()
        await expect(page.locator('.modal-backdrop')).toHaveCount(1)
        await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
        await close(page)
        await expect(modal(page, 'due')).toBeHidden()
        await expect(page.locator('.modal-backdrop')).toHaveCount(0)
        await expect(page.locator('body')).toHaveCSS('overflow', 'visible')
      })
    }

    test('what plays inside stops when it closes', async ({ page, site, open }) => {
      site.page('/filmato', '<title>Filmato</title><p>In onda</p>')
      await open(withLibrary(popup({ body: '<iframe src="/filmato" title="Filmato"></iframe>' })))
      await expect(page.frameLocator('iframe').getByText('In onda')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect.poll(() => page.frames().filter((layout) => layout.url().endsWith('/filmato')).length).toBe(0)
    })

    test('taken out of the page while it is shown, it leaves its place to the next, and the page as it was', async ({
      page,
      open,
      told,
    }) => {
      await open({ ...withLibrary(legacyPopup({ id: 'uno' }) + legacyPopup({ id: 'due' })), height: 3000 })
      await expect(modal(page, 'uno')).toBeVisible()
      await modal(page, 'uno').evaluate((element) => element.remove())
      await expect(modal(page, 'due')).toBeVisible()
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(page.locator('.modal-backdrop')).toHaveCount(0)
      await expect(page.locator('body')).toHaveCSS('overflow', 'visible')
      expect(await told()).toEqual(['armed uno', 'shown uno', 'armed due', 'shown due', 'closed due ok'])
    })

    test('hides by itself, and the next popup opens on a page that scrolls again after it', async ({ page, open, freeze }) => {
      await freeze()
      await open({
        ...withLibrary(legacyPopup({ fields: { auto_hide: '1', auto_hide_delay: '2' } }) + legacyPopup({ id: 'dopo' })),
        height: 3000,
      })
      await expect(modal(page)).toBeVisible()
      await page.clock.runFor(2000)
      await expect(modal(page, 'dopo')).toBeVisible()
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(modal(page, 'dopo')).toBeHidden()
      await page.clock.runFor(1000)
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible')
    })
  })

  test.describe(`Bootstrap ${version} is missing`, () => {
    test('with automatic loading off, the native dialog takes over and nothing is asked', async ({ page, site, open }) => {
      await open({ body: legacyPopup(), script: `data-bootstrap_version="${version}"` })
      await expect(dialog(page)).toBeVisible()
      expect(site.calls).toEqual([])
    })

    test('with automatic loading on, the server is asked once and the page comes back with it', async ({ page, site, open }) => {
      const settings = `data-bootstrap_version="${version}" data-verify_load_bootstrap_automatically="1"`
      site.answer(ENABLE, (_request, response) => {
        void open({ body: legacyPopup() + library, script: settings }).catch(() => undefined)
        response.setHeader('content-type', 'application/json').end('{"success":true}')
      })
      await open({ body: legacyPopup(), script: settings })
      await expect(modal(page)).toBeVisible()
      expect(site.calls).toMatchObject([{ method: 'GET', path: ENABLE }])
    })

    test('with automatic loading on and Bootstrap still missing, one reload and no more', async ({ page, site, open }) => {
      let loads = 0
      page.on('load', () => loads++)
      await open({ body: legacyPopup(), script: `data-bootstrap_version="${version}" data-verify_load_bootstrap_automatically="true"` })
      await expect(dialog(page)).toBeVisible()
      expect(loads).toBe(2)
      expect(site.calls).toHaveLength(1)
      await page.reload()
      await expect(dialog(page)).toBeVisible()
      expect(site.calls).toHaveLength(1)
    })

    for (const [name, status, body] of [
      ['refuses', 200, '{"success":false,"message":"no"}'],
      ['fails', 500, '{"success":true}'],
      ['answers nonsense', 200, '<html>'],
    ] as const) {
      test(`with automatic loading on and a server that ${name}, the native dialog takes over`, async ({ page, site, open }) => {
        site.answer(ENABLE, (_request, response) => void response.writeHead(status).end(body))
        await open({ body: legacyPopup(), script: `data-bootstrap-version="${version}" data-verify-load-bootstrap-automatically="1"` })
        await expect(dialog(page)).toBeVisible()
      })
    }
  })
}

test('Bootstrap 5 in the page, but not asked for, does not disturb the native dialog', async ({ page, open }) => {
  await open({ body: legacyPopup() + versions['5x'] })
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'Chiudi' }).click()
  await expect(dialog(page)).toBeHidden()
})

for (const [name, libraries] of [
  ['before', versions['5x'] + versions['3x']],
  ['after', versions['3x'] + versions['5x']],
] as const) {
  test(`Bootstrap 3 shows the popup where 5 is loaded too, ${name} it`, async ({ page, open, told }) => {
    await open({ body: legacyPopup() + libraries, script: 'data-bootstrap_version="3x"' })
    await expect(modal(page)).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(modal(page)).toBeHidden()
    await expect(page.locator('.modal-backdrop')).toHaveCount(0)
    expect(await told()).toEqual(['armed promo', 'shown promo', 'closed promo ok'])
  })
}

test('the part for Bootstrap that cannot be had is told to developers, and the native dialog takes over', async ({ page, open }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.route('**/edicola-popup-bootstrap.js', (route) => route.abort())
  await open({ body: popup() + versions['5x'], script: 'data-bootstrap_version="5x"' })
  await expect(dialog(page)).toBeVisible()
  expect(warnings).toHaveLength(1)
})

test('without that part, markup in its shape stays closed, developers are told, and the next popup opens', async ({ page, open, told }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.route('**/edicola-popup-bootstrap.js', (route) => route.abort())
  await open({ body: legacyPopup({ id: 'vecchio' }) + popup() })
  await expect(dialog(page)).toBeVisible()
  expect(await told()).toEqual(['armed vecchio', 'armed promo', 'shown promo'])
  await expect(page.locator('.modal')).toBeHidden()
  expect(warnings[0]).toContain('edicola-popup-bootstrap.js')
})

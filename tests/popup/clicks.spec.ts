import { FIRST_SCRIPT } from '../../src/site/firstScript.ts'
import { popup } from './support/markup.ts'
import { dialog, expect, settle, test } from './support/test.ts'

test.describe('clicks', () => {
  const closed = popup({ options: { auto_open: false, open_modal_on_element_click: '.abbonati, [data-apri]' } })

  for (const opener of ['<b class="open-modal-page"><i>Apri</i></b>', '<p class="abbonati">Apri</p>', '<span data-apri>Apri</span>']) {
    test(`open from ${opener}`, async ({ page, open }) => {
      await open({ body: opener + closed })
      await page.getByText('Apri').click()
      await expect(dialog(page)).toBeVisible()
    })
  }

  test('open from an element added later, even where the theme stops clicks', async ({ page, site, open }) => {
    site.file(
      '/later.js',
      'text/javascript',
      `setTimeout(() => { const b = document.createElement('button'); b.className = 'open-modal-page'
      b.textContent = 'Apri'; b.onclick = (e) => e.stopPropagation(); document.body.append(b) }, 50)`,
    )
    await open({ body: closed, head: '<script src="/later.js"></script>' })
    await page.getByText('Apri').click()
    await expect(dialog(page)).toBeVisible()
  })

  test('that come before the script are answered when it has come, the last of them, once', async ({ page, site, open, told }) => {
    site.file('/first.js', 'text/javascript', FIRST_SCRIPT)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/edicola-popup.js', async (route) => {
      await held
      await route.continue()
    })
    const opening = open({ body: `<p class="abbonati">Apri</p>${closed}`, head: '<script src="/first.js"></script>' })
    await page.getByText('Una rivista').click()
    await page.getByText('Apri').click()
    release()
    await opening
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.evaluate(() => dispatchEvent(new Event('edicola:start')))
    await settle(page)
    expect(await told()).toEqual(['armed promo', 'shown promo', 'closed promo dismiss'])
  })

  test('that came before the script, and were followed by another, open nothing', async ({ page, site, open, told }) => {
    site.file('/first.js', 'text/javascript', FIRST_SCRIPT)
    site.file('/clicks.js', 'text/javascript', `for (const seen of ['.abbonati', 'h1']) document.querySelector(seen).click()`)
    await open({
      body: `<p class="abbonati">Apri</p>${closed}<script src="/clicks.js"></script>`,
      head: '<script src="/first.js"></script>',
    })
    await expect.poll(told).toEqual(['armed promo'])
    await settle(page)
    expect(await told()).toEqual(['armed promo'])
  })

  test('a link that opens a popup stays on the page; once dismissed it is a link again', async ({ page, site, open }) => {
    const body = `<a href="/abbonati" class="open-modal-page">Apri</a>${popup({ options: { auto_open: false }, fields: { show_once: '1' } })}`
    site.page('/abbonati', '<title>Abbonati</title>')
    await open({ body })
    await page.getByText('Apri').click()
    await expect(dialog(page)).toBeVisible()
    await page.getByText('Più tardi').click()
    await page.getByText('Apri').click()
    await expect(page).toHaveTitle('Abbonati')
  })

  for (const modifier of ['Control', 'Shift', 'Alt'] as const) {
    test(`a click with ${modifier} on a link that opens a popup stays the browser’s`, async ({ page, open }) => {
      await open({ body: `<a href="#altrove" class="open-modal-page">Apri</a>${closed}` })
      await page.evaluate(() => {
        addEventListener('click', (event) => {
          document.documentElement.dataset['prevented'] = String(event.defaultPrevented)
          event.preventDefault()
        })
      })
      await page.getByText('Apri').click({ modifiers: [modifier] })
      await expect(page.locator('html')).toHaveAttribute('data-prevented', 'false')
      await settle(page)
      await expect(dialog(page)).toBeHidden()
      await page.getByText('Apri').click()
      await expect(page.locator('html')).toHaveAttribute('data-prevented', 'true')
      await expect(dialog(page)).toBeVisible()
    })
  }

  test('open again and again when nothing keeps the popup away', async ({ page, open, told }) => {
    await open({ body: `<button class="open-modal-page">Apri</button>${closed}` })
    for (const _ of [1, 2]) {
      await page.getByText('Apri').click()
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
    }
    expect(await told()).toEqual(['armed promo', 'shown promo', 'closed promo dismiss', 'shown promo', 'closed promo dismiss'])
  })
})

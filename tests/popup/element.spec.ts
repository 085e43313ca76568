import { legacyPopup, pageHtml, popup } from './support/markup.ts'
import { cookieNames, dialog, expect, settle, test } from './support/test.ts'

test.describe('legacy markup, with no Bootstrap in the page', () => {
  test('is moved into a dialog, labelled by its own title though ids repeat', async ({ page, open }) => {
    await open({ body: legacyPopup({ id: 'uno', title: 'Il primo' }) + legacyPopup({ id: 'due', title: 'Il secondo' }) })
    await expect(page.getByRole('dialog', { name: 'Il primo' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Il secondo' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Il primo' })).toBeHidden()
  })

  test('keeps its language and the classes of its theme', async ({ page, open }) => {
    await open({ body: legacyPopup({ attributes: 'lang="en"' }).replace('class="modal fade', 'class="modal fade natale') })
    await expect(dialog(page)).toHaveAttribute('lang', 'en')
    await expect(dialog(page)).toHaveClass(/(^| )natale( |$)/)
  })

  test('has its fields read by id inside each popup', async ({ page, open, freeze, told }) => {
    await freeze()
    await open({
      body: legacyPopup({ id: 'uno', fields: { delay_display: '9' } }) + legacyPopup({ id: 'due', fields: { delay_display: '2' } }),
    })
    await expect.poll(told).toEqual(['armed uno', 'armed due'])
    await page.clock.runFor(2000)
    await expect(dialog(page, 'due')).toBeVisible()
    await expect(dialog(page, 'uno')).toHaveCount(0)
  })

  test('has a × that is no OK, whatever its class', async ({ page, site, open, told }) => {
    await open({ body: legacyPopup({ redirect: '/altrove' }) })
    await page.getByLabel('Non mostrare più').check()
    await page.getByRole('button', { name: '×' }).click()
    await expect(dialog(page)).toBeHidden()
    expect(await told()).toContain('closed promo dismiss')
    expect(await cookieNames(page)).toEqual([])
    expect(site.calls).toEqual([])
  })

  test('says OK with its checkbox, and follows its redirect attribute', async ({ page, site, open }) => {
    site.page('/altrove', '<title>Altrove</title>')
    await open({ body: legacyPopup({ redirect: '/altrove' }) })
    await page.getByLabel('Non mostrare più').check()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveTitle('Altrove')
    expect(await cookieNames(page)).toEqual(['please_do_not_show_again_modal_id_promo'])
  })

  for (const attributes of ['data-keyboard="false" data-backdrop="static"', 'data-bs-keyboard="false" data-bs-backdrop="static"']) {
    test(`obeys ${attributes}`, async ({ page, open }) => {
      await open({ body: legacyPopup({ attributes }) })
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.mouse.click(5, 5)
      await settle(page)
      await expect(dialog(page)).toBeVisible()
      await page.getByRole('button', { name: 'Chiudi' }).click()
      await expect(dialog(page)).toBeHidden()
    })
  }
})

test.describe('malformed settings', () => {
  for (const options of ['non è JSON', 'null', '[]', '"testo"', '{"auto_open":{"toString":1}}', '{"id":{"a":1}}', '{"id":"\\ud800"}']) {
    test(`data-modal-options ${options} does not stop the popup`, async ({ page, open }) => {
      await open({ body: popup({ options }) })
      await expect(dialog(page)).toBeVisible()
    })
  }

  test('a selector that is not CSS is ignored with one warning, and the rest works', async ({ page, open }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const body = `<button class="open-modal-page">Apri</button>${popup({ options: { auto_open: false, open_modal_on_element_click: '..no[' } })}`
    await open({ body })
    await page.getByText('Apri').click()
    await expect(dialog(page)).toBeVisible()
    expect(warnings).toHaveLength(1)
  })

  test('one popup that cannot be shown stops neither the others nor the page', async ({ page, site, open, told }) => {
    site.file(
      '/break.js',
      'text/javascript',
      `addEventListener('DOMContentLoaded', () => {
      document.getElementById('modal-page-rotto').showModal = () => { throw new Error('rotto') } }, true)`,
    )
    await open({ body: popup({ id: 'rotto' }) + popup({ id: 'sano' }), head: '<script src="/break.js"></script>' })
    await expect(dialog(page, 'sano')).toBeVisible()
    expect(await told()).toEqual(['armed rotto', 'armed sano', 'shown sano'])
  })

  for (const [name, style] of [
    ['display: none', 'aside{display:none}'],
    ['content-visibility: hidden', 'aside{content-visibility:hidden}'],
  ] as const) {
    test(`a popup in a part of the page that is not displayed (${name}) locks nothing and leaves its place to the next`, async ({
      page,
      site,
      open,
      told,
    }) => {
      site.file('/theme.css', 'text/css', style)
      await open({
        body: `<aside>${popup({ id: 'nascosto' })}</aside>${popup({ id: 'sano' })}`,
        head: '<link rel="stylesheet" href="/theme.css">',
        height: 3000,
      })
      await expect(dialog(page, 'sano')).toBeVisible()
      expect(await told()).toEqual(['armed nascosto', 'armed sano', 'shown sano'])
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
    })
  }

  test('a popup in a part of the page that is invisible is seen all the same', async ({ page, site, open }) => {
    site.file('/theme.css', 'text/css', 'aside{visibility:hidden}')
    await open({ body: `<aside>${popup()}</aside>`, head: '<link rel="stylesheet" href="/theme.css">' })
    await expect(dialog(page)).toBeVisible()
  })

  test('a popup that is taken out of the page while it is shown unlocks it, and leaves its place to the next', async ({
    page,
    open,
    told,
  }) => {
    await open({ body: popup({ id: 'uno', fields: { show_once: '1' } }) + popup({ id: 'due' }), height: 3000 })
    await dialog(page, 'uno').evaluate((element) => element.remove())
    await expect(dialog(page, 'due')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
    await expect.poll(told).toEqual(['armed uno', 'shown uno', 'armed due', 'shown due', 'closed due dismiss'])
    expect(await cookieNames(page)).toEqual([])
  })

  test('a page in a sandbox, which may not read its cookies, is not disturbed', async ({ page, site, open, pageErrors }) => {
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
    site.page('/riquadro', pageHtml({ body: popup() }))
    await open({ body: '<iframe sandbox="allow-scripts" src="/riquadro" title="Riquadro"></iframe>' })
    expect((await warned).text()).toContain('cookie')
    await expect(page.frameLocator('iframe').locator('dialog[open]')).toHaveCount(0)
    expect(pageErrors).toEqual([])
  })

  test('one element that cannot be read stops neither the others nor the page', async ({ page, site, open }) => {
    site.file(
      '/break.js',
      'text/javascript',
      `addEventListener('DOMContentLoaded', () => {
      document.getElementById('modal-page-rotto').querySelector = () => { throw new Error('rotto') } }, true)`,
    )
    await open({ body: popup({ id: 'rotto' }) + popup({ id: 'sano' }), head: '<script src="/break.js"></script>' })
    await expect(dialog(page, 'sano')).toBeVisible()
  })

  test('a popup added after the page has loaded starts when it is said', async ({ page, open, told }) => {
    await open({ body: `<template>${popup()}</template>` })
    await page.evaluate(() => {
      document.body.append(document.querySelector('template')?.content ?? '')
      dispatchEvent(new Event('edicola:start'))
      dispatchEvent(new Event('edicola:start'))
    })
    await expect(dialog(page)).toBeVisible()
    expect(await told()).toEqual(['armed promo', 'shown promo'])
  })

  test('a script in the title stays text', async ({ page, open }) => {
    await open({ body: popup({ title: '&lt;img src=x onerror="document.title=1"&gt;<script>document.title = 2</script>' }) })
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveTitle('Edicola')
  })

  test('a script included twice starts each popup once', async ({ page, open, told }) => {
    await open({ body: popup(), head: '<script defer src="/popup/edicola-popup.js"></script>' })
    await expect(dialog(page)).toBeVisible()
    expect(await told()).toEqual(['armed promo', 'shown promo'])
  })
})

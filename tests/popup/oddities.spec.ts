import { popup } from './support/markup.ts'
import { dialog, expect, test } from './support/test.ts'

test('a heading whose id is a field’s name is no field, and stops nobody', async ({ page, open }) => {
  const body = '<h3 id="delay_display">Quando</h3><p id="modal_id">Come</p>'
  await open({ body: popup({ id: 'uno', body }) + popup({ id: 'due', fields: { show_once: '1' } }) })
  await dialog(page, 'uno').getByRole('button', { name: 'OK' }).click()
  await expect(dialog(page, 'due')).toBeVisible()
})

for (const redirect of ['http://', 'https://[x', '#qui']) {
  test(`a redirect to ${redirect} that leads nowhere does not keep the next popup away`, async ({ page, open, freeze }) => {
    await freeze()
    await open({ body: popup({ id: 'uno', redirect }) + popup({ id: 'due' }) }, '/#qui')
    await dialog(page, 'uno').getByRole('button', { name: 'OK' }).click()
    await page.clock.runFor(4900)
    await expect(dialog(page, 'due')).toBeHidden()
    await page.clock.runFor(200)
    await expect(dialog(page, 'due')).toBeVisible()
  })
}

test('a popup that is added before the page has loaded waits for the one that is open', async ({ page, site, open }) => {
  site.file(
    '/late.js',
    'text/javascript',
    `addEventListener('DOMContentLoaded', () => document.body.append(document.querySelector('template').content))`,
  )
  const head = '<script src="/late.js"></script>'
  await open({ head, body: `${popup({ id: 'uno' })}<template>${popup({ id: 'due' })}</template>` })
  await page.waitForLoadState('load')
  await expect(dialog(page, 'uno')).toBeVisible()
  expect(await page.locator('dialog[open]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'due')).toBeVisible()
})

for (const selector of ['.abbonati:is(', '.abbonati[href="x', '.a/*']) {
  test(`the selector ${selector} does not take .open-modal-page along`, async ({ page, open }) => {
    const options = { auto_open: false, open_modal_on_element_click: selector }
    await open({ body: `${popup({ options })}<button class="open-modal-page">Apri</button>` })
    await page.getByRole('button', { name: 'Apri' }).click()
    await expect(dialog(page)).toBeVisible()
  })
}

test('popups without an identifier come one after the other too', async ({ page, open }) => {
  const nameless = (title: string) => popup({ title, options: '{}' }).replace(/<input type="hidden" name="modal_id"[^>]*>/, '')
  await open({ body: nameless('Primo') + nameless('Secondo') })
  await expect(page.getByRole('dialog', { name: 'Primo' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toContainText('Secondo')
})

test('on the support page nothing listens', async ({ page, site, open }) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const listen = window.addEventListener.bind(window)
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      heard.push(type)
      listen(type, ...rest)
    }
  })
  site.page('/sostieni-la-rivista', '')
  await open({ body: popup({ fields: { height_offset: '50%' } }), height: 3000 }, '/sostieni-la-rivista')
  await page.waitForLoadState('load')
  // Only what starts the script itself.
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(heard).toEqual(['DOMContentLoaded', 'load', 'edicola:start'])
})

test('a click that a script sends to the document itself throws nothing', async ({ page, open, pageErrors }) => {
  await open({ body: popup({ options: { auto_open: false } }) })
  await page.evaluate(() => document.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  expect(pageErrors).toEqual([])
})

import { expect } from '@playwright/test'
import { makePlace, paragraph, pictureFile } from './support/make.ts'
import { fits, passesAxe } from './support/passesAxe.ts'
import { openDraft } from './support/sheet.ts'
import { test } from './support/test.ts'

test('an urgent correction is made on a phone, in the dark, and axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  const place = await makePlace(page.request)
  const { id, title, sheet, saved } = await openDraft(page, { ...place.ids, standfirst: 'Con un erore.' })
  const published = await page.request.post(`/api/admin/article/${id}/publish`, { data: { revision: 1 } })
  expect(published.ok(), await published.text()).toBe(true)

  await page.goto('/admin/article')
  await page.getByLabel('Cerca nei titoli').fill(title)
  await expect(page.getByText('1 articolo', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(sheet.text).toBeVisible()
  await fits(page)
  await passesAxe(page)
  await sheet.standfirst.fill('Senza errori.')
  await sheet.bar.getByRole('button', { name: 'Pubblica le modifiche' }).click()
  await expect(page.getByText('Pubblicato: i lettori lo vedono.')).toBeVisible()
  expect(await (await page.request.get(`/articoli/${(await saved()).slug}`)).text()).toContain('Senza errori.')

  for (const [button, heading] of [
    ['Scheda', 'Scheda'],
    ['Anteprima', 'Anteprima'],
  ] as const) {
    await sheet.bar.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    // No script runs in the preview, axe's neither: it is looked at without.
    if (button === 'Scheda') await passesAxe(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeHidden()
  }
  await sheet.bar.getByRole('button', { name: 'Revisioni' }).click()
  await expect(page.getByRole('dialog', { name: 'Revisioni' })).toContainText('Senza errori.')
  await passesAxe(page)
})

test('the toolbar is one stop of the keyboard, and what does not fit in it is in its menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { sheet } = await openDraft(page)
  const toolbar = page.getByRole('toolbar', { name: 'Formattazione' })
  const more = toolbar.getByRole('button', { name: 'Altro' })
  await expect(more).toBeInViewport()
  await sheet.title.focus()
  for (const next of [sheet.standfirst, toolbar.getByRole('combobox'), sheet.text]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'Citazione' }).press('Escape')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'Citazione' }).press('Enter')
  await expect(sheet.text.locator('blockquote')).toContainText('Comincia così.')
  await expect(sheet.text).toBeFocused()
})

test('on a phone the menu that was left open is found closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { sheet } = await openDraft(page)
  const menu = page.getByRole('menuitem', { name: 'Articoli' })
  await page.getByRole('button', { name: 'Apri il menu' }).click()
  await expect(menu).toBeVisible()
  await page.reload()
  await expect(sheet.text).toBeVisible()
  await expect(menu).toBeHidden()
})

const row = (type: 'tableHeader' | 'tableCell', text: string) => ({
  type: 'tableRow',
  content: [{ type, content: paragraph(text).content }],
})

test('axe finds nothing in the editor and in its dialogs', async ({ page }) => {
  const picture = await page.request.post('/api/admin/media/upload?name=faro.jpg', {
    data: (await pictureFile('faro.jpg')).buffer,
    headers: { 'content-type': 'image/jpeg' },
  })
  const media = ((await picture.json()) as { id: string }).id // what the API answers
  const blocks = [
    { type: 'image', attrs: { media } },
    { type: 'gallery', attrs: { items: [{ media }] } },
    { type: 'video', attrs: { provider: 'vimeo', videoId: '76979871', title: 'Un film' } },
    { type: 'table', attrs: { caption: 'Abitanti' }, content: [row('tableHeader', 'Paese'), row('tableCell', 'Lovere')] },
    { type: 'callout', attrs: { look: 'warning', title: 'Attenzione' }, content: paragraph('Da sapere.').content },
    { type: 'codeBlock', attrs: { language: 'python' }, content: [{ type: 'text', text: 'print(1)' }] },
    { type: 'button', attrs: { label: 'Abbonati', href: '/sostieni-la-rivista' } },
    { type: 'embed', attrs: { provider: 'openStreetMap', resource: '15/45.6/13.7', title: 'Il golfo' } },
  ]
  const { sheet } = await openDraft(page, { body: { type: 'doc', content: [...paragraph('Parole.').content, ...blocks] } })
  await expect(sheet.block('Immagine').locator('img')).toBeVisible()
  await passesAxe(page)
  await sheet.text.getByText('Parole.').click()
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: 'Trova nel testo' }).fill('parole')
  await passesAxe(page)
  await page.keyboard.press('Escape')

  const dialog = page.getByRole('dialog')
  const look = async (open: () => Promise<void>) => {
    await open()
    await expect(dialog).toBeVisible()
    await passesAxe(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  const tool = (name: string) => page.getByRole('toolbar', { name: 'Formattazione' }).getByRole('button', { name, exact: true }).click()
  await look(() => tool('Collegamento'))
  await look(() => tool('Video'))
  await look(() => tool('Immagine'))
  await look(() => sheet.bar.getByRole('button', { name: 'Revisioni' }).click())
  for (const act of ['Programma', 'Manda in revisione', 'Assegna']) await look(() => sheet.act(act))
  // While it is still searching.
  await page.route('**/api/admin/find**', () => undefined)
  await look(async () => {
    await page.getByRole('button', { name: 'Cerca o crea' }).click()
    await page.keyboard.type('parole')
    await expect(page.getByRole('progressbar', { name: 'Sto cercando…' })).toBeVisible()
  })
  await sheet.newLine()
  await page.keyboard.type('/')
  await expect(page.getByRole('listbox', { name: 'Blocchi da inserire' })).toBeVisible()
  await passesAxe(page)
})

test('the editor fits the window at any width', async ({ page }) => {
  const { sheet } = await openDraft(page, { title: 'Un titolo lungo quanto basta per andare a capo su qualunque schermo di una redazione' })
  for (const width of [1440, 1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(sheet.text).toBeVisible()
    await fits(page)
  }
})

test('a window that becomes narrow and a phone that is turned leave nothing over the page, for whoever sees it and whoever hears it', async ({
  page,
}) => {
  const wide = { width: 1280, height: 800 }
  const phone = { width: 390, height: 844 }
  const turned = { width: 844, height: 390 }
  const { sheet } = await openDraft(page)
  const openMenu = page.getByRole('button', { name: 'Apri il menu' })
  // By its role: what a modal hides from screen readers is not found so.
  const isReachable = async () => {
    await expect(sheet.title).toBeVisible()
    await sheet.title.click()
    await expect(sheet.title).toBeFocused()
  }
  await page.setViewportSize(wide)
  // Chosen, and so remembered by the browser.
  await page.getByRole('button', { name: 'Chiudi il menu' }).click()
  await openMenu.click()
  for (const size of [phone, turned, phone, wide, phone]) {
    await page.setViewportSize(size)
    await isReachable()
  }
  await openMenu.click()
  await expect(sheet.title).toHaveCount(0)
  await page.setViewportSize(turned)
  await isReachable()
  await page.setViewportSize(phone)
  await isReachable()
  await expect(openMenu).toBeVisible()

  await sheet.bar.getByRole('button', { name: 'Scheda', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda' })).toBeVisible()
  await page.setViewportSize(wide)
  await isReachable()
  await page.setViewportSize(phone)
  await isReachable()
})

import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { makePublished } from './support/announcing.ts'
import { makePlace, paragraph, unique } from './support/make.ts'
import { passesAxe } from './support/passesAxe.ts'
import { newPerson, pageOf } from './support/people.ts'
import { test } from './support/test.ts'

/** A picture that no other test has: its colour is its own. */
async function picture(name: string, colour: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
const colour = () =>
  `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`

test('pictures are uploaded, described, given a focal point and deleted @engines-long', async ({ page }) => {
  test.slow() // axe and six uploads
  const name = `faro-${Date.now()}`
  await page.goto('/admin/media')
  const first = await picture(`${name}-1.jpg`, colour())
  await page
    .locator('input[type=file]')
    .setInputFiles([
      first,
      await picture(`${name}-2.jpg`, colour()),
      { name: 'appunti.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('non sono una foto') },
    ])
  const uploads = page.getByRole('region', { name: 'Caricamenti' })
  await expect(uploads.getByRole('status')).toContainText('2 di 3 caricati · 1 non caricato')
  await expect(uploads.getByText('Questo tipo di file non è ammesso')).toBeVisible()
  // What can never be taken is not offered again.
  await expect(uploads.getByRole('button', { name: /^Riprova/ })).toHaveCount(0)

  // The same bytes under another name are the file that is there, which is shown.
  await page.locator('input[type=file]').setInputFiles({ ...first, name: `${name}-copia.jpg` })
  await expect(uploads.getByText(`C’era già, con il nome «${name}-1.jpg»`)).toBeVisible()
  // Nothing is on its way any more: what ends now would move the button under the pointer.
  await expect(uploads.getByRole('status')).toContainText('2 di 4 caricati · 1 c’era già · 1 non caricato')
  await uploads.getByRole('button', { name: 'Mostralo' }).click()
  await expect(page.getByRole('dialog', { name: 'Scheda del file' }).getByText(`${name}-1.jpg`)).toBeVisible()
  await page.keyboard.press('Escape')

  // What lacks a description says so, and the search finds it.
  await page.getByRole('searchbox', { name: 'Cerca per nome o descrizione' }).fill(`${name}-1`)
  await expect(page).toHaveURL(/filter=/)
  await page.getByRole('button', { name: `Apri ${name}-1.jpg (Manca il testo alternativo)` }).click()
  const sheet = page.getByRole('dialog', { name: 'Scheda del file' })
  await expect(sheet.getByText('non ha ancora un testo alternativo')).toBeVisible()
  await passesAxe(page)

  const focus = sheet.getByRole('slider', { name: 'Punto importante' })
  await focus.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(focus).toHaveAttribute('aria-valuetext', '60 % da sinistra, 49 % dall’alto')
  await sheet.getByLabel('Testo alternativo').fill('Un faro al tramonto')
  await sheet.getByLabel('Crediti').fill('Foto di Elsa')
  await sheet.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Salvato.')).toBeVisible()
  await page.reload()
  await expect(focus).toHaveAttribute('aria-valuetext', '60 % da sinistra, 49 % dall’alto')
  await expect(sheet.getByLabel('Testo alternativo')).toHaveValue('Un faro al tramonto')

  // Another file takes its place, and the words stay.
  await sheet.locator('input[type=file]').setInputFiles(await picture(`${name}-nuovo.jpg`, colour()))
  await expect(page.getByText('File sostituito')).toBeVisible()
  await expect(sheet.getByText(`${name}-nuovo.jpg`)).toBeVisible()
  await expect(sheet.getByLabel('Testo alternativo')).toHaveValue('Un faro al tramonto')

  await sheet.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText(`«${name}-nuovo.jpg» è nel cestino.`)).toBeVisible()
  await expect(sheet).toBeHidden()
})

test('a picture that is used tells where, and cannot be deleted', async ({ page }) => {
  await page.goto('/admin/media')
  await page.getByRole('searchbox', { name: 'Cerca per nome o descrizione' }).fill('segnalibri')
  await page
    .getByRole('button', { name: /^Apri segnalibri/ })
    .first()
    .click()
  const uses = page.getByRole('region', { name: 'Dove è usato' })
  await expect(uses.getByRole('link').first()).toBeVisible()
  await expect(page.getByText('È ancora in uso')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Elimina' })).toHaveCount(0)
})

test('an upload that the network breaks is tried again', async ({ page }) => {
  let failures = 0
  await page.route('**/api/admin/media/upload*', (route) => (failures++ === 0 ? route.abort('connectionreset') : route.continue()))
  await page.goto('/admin/media')
  await page.locator('input[type=file]').setInputFiles(await picture('tempesta.jpg', colour()))
  await expect(page.getByRole('region', { name: 'Caricamenti' }).getByRole('status')).toContainText('1 di 1 caricati')
  expect(failures).toBe(2)
})

test('a changed picture that readers see is handed in: an editor sees both, refuses one change and accepts the next', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow() // two people, three uploads
  const [title, name] = [unique('Il faro'), `lanterna-${randomUUID().slice(0, 8)}`]
  const his = await pageOf(browser, await newPerson(page.request, 'Bruno', 'collaboratore'), baseURL ?? '')
  const { ids } = await makePlace(page.request)
  const readersSee = async () => (await page.request.get(`/articoli/${title.toLowerCase().replaceAll(' ', '-')}`)).text()
  const opened = (whose: Page) => whose.getByRole('dialog', { name: 'Scheda del file' })

  await test.step('a collaboratore brings a picture, and an article with it is published', async () => {
    await his.goto('/admin/media')
    await his.locator('input[type=file]').setInputFiles(await picture(`${name}.jpg`, colour()))
    await his.getByRole('button', { name: new RegExp(`^Apri ${name}.jpg`) }).click()
    await opened(his).getByLabel('Testo alternativo').fill('Una lanterna accesa')
    await opened(his).getByRole('button', { name: 'Salva', exact: true }).click()
    await expect(his.getByText('Salvato.')).toBeVisible()
    const medium = new URL(his.url()).pathname.split('/').at(-1) ?? ''
    await makePublished(page, 'article', { title, ...ids, hero: medium, body: paragraph('Di notte.') })
    expect(await readersSee()).toContain('Una lanterna accesa')
  })
  const pictureOf = async () => /\/media\/([0-9a-f]{64})\//.exec(await readersSee())?.[1]
  const before = await pictureOf()

  await test.step('what he changes is handed in, and readers see what they saw', async () => {
    await opened(his).getByLabel('Testo alternativo').fill('Una lanterna spenta')
    await opened(his).getByRole('button', { name: 'Salva', exact: true }).click()
    await expect(his.getByText('La modifica è stata consegnata').first()).toBeVisible()
    await opened(his)
      .locator('input[type=file]')
      .setInputFiles(await picture(`${name}-altra.jpg`, colour()))
    await expect(opened(his).getByText(`${name}-altra.jpg`)).toBeVisible()
    expect([await readersSee(), await pictureOf()]).toEqual([expect.stringContaining('Una lanterna accesa'), before])
  })

  const review = async () => {
    await page.goto('/admin')
    await page
      .getByRole('region', { name: 'Modifiche ai file da rivedere' })
      .getByRole('link', { name: new RegExp(name) })
      .click()
    const change = opened(page).getByRole('alert').filter({ hasText: 'Una modifica aspetta di essere rivista' })
    const seen = () =>
      change.locator('img').evaluateAll((images: HTMLImageElement[]) => images.map(({ src, naturalWidth }) => naturalWidth && src))
    await expect.poll(async () => new Set((await seen()).filter(Boolean)).size, { message: 'two pictures' }).toBe(2)
    const words = change.getByRole('definition').filter({ hasText: 'Una lanterna accesa' })
    await expect(words).toContainText('Una lanterna spenta')
    return change
  }

  await test.step('an editor sees both and gives it back with a note', async () => {
    const change = await review()
    await change.getByRole('button', { name: 'Rimanda' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rimandare la modifica?' })
    await dialog.getByLabel('Nota').fill('Accesa era meglio.')
    await dialog.getByRole('button', { name: 'Rimanda' }).click()
    await expect(page.getByText('Modifica rimandata.')).toBeVisible()
    expect(await pictureOf()).toBe(before)
    await his.goto('/admin')
    await his
      .getByRole('region', { name: 'Modifiche ai file rimandate' })
      .getByRole('link', { name: new RegExp(name) })
      .click()
    await expect(opened(his).getByText('La modifica è stata rimandata: «Accesa era meglio.»')).toBeVisible()
    await expect(opened(his).getByLabel('Testo alternativo')).toHaveValue('Una lanterna accesa')
  })

  await test.step('he hands it in again, and it is accepted: readers see it', async () => {
    await opened(his).getByLabel('Testo alternativo').fill('Una lanterna spenta')
    await opened(his).getByRole('button', { name: 'Salva', exact: true }).click()
    await expect(his.getByText('La modifica è stata consegnata').first()).toBeVisible()
    await opened(his)
      .locator('input[type=file]')
      .setInputFiles(await picture(`${name}-terza.jpg`, colour()))
    await expect(opened(his).getByText(`${name}-terza.jpg`)).toBeVisible()
    await (await review()).getByRole('button', { name: 'Pubblica la modifica' }).click()
    await expect(page.getByText('Modifica pubblicata: i lettori la vedono.')).toBeVisible()
    expect(await readersSee()).toContain('Una lanterna spenta')
    expect(await pictureOf()).not.toBe(before)
  })
  await his.context().close()
})

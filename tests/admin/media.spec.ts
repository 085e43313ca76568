import { expect } from '@playwright/test'
import sharp from 'sharp'
import { passesAxe } from './support/passesAxe.ts'
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

test('pictures are uploaded, described, given a focal point and deleted @engines', async ({ page }) => {
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
  await uploads.getByRole('button', { name: 'Riprova a caricare appunti.jpg' }).click()
  await expect(uploads.getByText('Questo tipo di file non è ammesso')).toBeVisible()

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

import { expect } from '@playwright/test'
import sharp from 'sharp'
import { storedZip } from '../support/storedZip.ts'
import { item, wxr } from '../support/wxrExample.ts'
import { passesAxe } from './support/passesAxe.ts'
import { test } from './support/test.ts'

const text = (id: number, title: string, slug: string, content: string) =>
  item({ id, title, slug, content, link: `https://rivista.example/2019/05/${slug}/`, meta: { _thumbnail_id: '9050' } })

const EXPORT = wxr(
  [
    item({ id: 9050, type: 'attachment', title: 'Chiatta', slug: 'chiatta', file: '2019/05/chiatta.jpg' }),
    text(9001, 'La chiatta sul fiume', 'la-chiatta-sul-fiume', 'Passa una volta al giorno.\n\n[meteo citta="Roma"]'),
    text(9002, 'Il traghettatore', 'il-traghettatore', '<!-- wp:paragraph --><p>Si chiama Elio.</p><!-- /wp:paragraph -->'),
  ].join('\n'),
)

test('an owner brings a small magazine of WordPress in, and readers find it at its old addresses', async ({ page, request }) => {
  test.slow()
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#356' } })
    .jpeg()
    .toBuffer()
  await page.goto('/admin/impostazioni')
  await page.getByRole('tab', { name: 'Porta qui la tua rivista' }).click()
  await expect(page.getByRole('heading', { name: 'Da dove viene la rivista?' })).toBeVisible()
  await passesAxe(page)
  await page.getByRole('button', { name: 'Comincia da WordPress' }).click()

  // A file of another sort is refused before it is sent.
  const exports = page.getByLabel('Carica i file')
  await exports.last().setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(page.getByText('foto.jpg non è un file che serve qui.')).toBeVisible()
  await exports.last().setInputFiles({ name: 'rivista.xml', mimeType: 'text/xml', buffer: Buffer.from(EXPORT.slice(0, 3000)) })
  await expect(page.getByText(/caricato/)).toBeVisible()
  await page.getByRole('button', { name: 'Fai la prova' }).click()
  await expect(page.getByText(/rivista\.xml.*finisce a metà/)).toBeVisible()

  await exports.last().setInputFiles({ name: 'rivista.xml', mimeType: 'text/xml', buffer: Buffer.from(EXPORT) })
  const uploads = storedZip({ 'uploads/2019/05/chiatta.jpg': picture })
  await page
    .getByLabel('Carica un archivio .zip')
    .last()
    .setInputFiles({ name: 'uploads.zip', mimeType: 'application/zip', buffer: uploads })
  await expect(page.getByText(/caricato/)).toHaveCount(2)
  await page.getByRole('button', { name: 'Prova di nuovo' }).click()
  await expect(page.getByText('La prova è finita: non è stato cambiato nulla.')).toBeVisible()
  await expect(page.getByText('Di tutti i 2 testi si leggeranno tutte le parole.')).toBeVisible()
  await expect(page.getByText('uno shortcode sconosciuto, rimasto com’era: 1')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Città Sezione · 2 testi/ })).toBeChecked()
  await expect(page.frameLocator('iframe[title="Qui"]').getByText('Passa una volta al giorno.')).toBeVisible()
  // Nothing runs in the frames of the samples, not even axe: the rest is looked at without them, and then the screen as it was.
  await page.locator('iframe').evaluateAll((frames) => frames.forEach((frame) => frame.remove()))
  await passesAxe(page)
  expect((await request.get('/articoli/il-traghettatore')).status()).toBe(404)

  // Half-way there is one way on, and it says how far it is: so small a magazine cannot be paused in time.
  await page.route('**/api/admin/moves', async (route) => {
    const [move, ...others] = (await (await route.fetch()).json()) as object[]
    await route.fulfill({ json: [{ ...move, state: 'paused', isTrial: false, done: 1, total: 2 }, ...others] })
  })
  await page.reload()
  await expect(page.getByText('In pausa · 1 di 2')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Riprendi' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Comincia il trasloco' })).toBeHidden()
  await page.unroute('**/api/admin/moves')
  await page.reload()

  await page.getByRole('button', { name: 'Comincia il trasloco' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Comincia il trasloco' }).click()
  const moved = page.getByRole('list', { name: 'Traslochi fatti' }).getByRole('listitem')
  await expect(moved).toContainText('Rivista')
  await expect(moved).toContainText('Di tutti i 2 testi si leggeranno tutte le parole.')
  const [report] = await Promise.all([page.waitForEvent('popup'), moved.getByRole('link', { name: 'Apri il rapporto' }).click()])
  await expect(report.getByRole('heading', { name: /Il trasloco di/ })).toBeVisible()

  const reader = await page.context().newPage()
  await reader.goto('/2019/05/la-chiatta-sul-fiume/')
  await expect(reader).toHaveURL(/\/articoli\/la-chiatta-sul-fiume$/)
  await expect(reader.getByText('Passa una volta al giorno.')).toBeVisible()
  await expect(reader.locator('article img').first()).toHaveJSProperty('complete', true)
  await reader.goto('/?p=9002')
  await expect(reader.getByRole('heading', { name: 'Il traghettatore' })).toBeVisible()
  const file = await request.get('/wp-content/uploads/2019/05/chiatta.jpg')
  expect(file.headers()['content-type']).toMatch(/^image\//)
})

test('an old address that readers ask for in vain is led elsewhere from the list of them', async ({ page, request }) => {
  const address = '/rubriche/che-non-vengono'
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  expect((await request.get(address, { headers: browser })).status()).toBe(404)
  await expect.poll(async () => (await page.request.get('/api/admin/missing-pages')).text()).toContain(address)

  await page.goto('/admin/redirect/non-trovate')
  const missing = page.getByRole('listitem').filter({ hasText: address })
  await missing.getByRole('button', { name: 'Reindirizza' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo reindirizzamento' })
  await expect(dialog.getByRole('combobox', { name: 'A' })).toBeFocused()
  await page.keyboard.type('/archivio')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(missing).toBeHidden()
  await page.goto(address)
  await expect(page).toHaveURL(/\/archivio$/)
})

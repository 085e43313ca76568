import { expect, type Page } from '@playwright/test'
import { DAY_MS } from '../../src/content/time.ts'
import { paste } from './support/clipboard.ts'
import { make, makePlace, paragraph, pictureFile, read, unique } from './support/make.ts'
import { fits, passesAxe } from './support/passesAxe.ts'
import { administratorPage } from './support/people.ts'
import { sheetOf } from './support/sheet.ts'
import { test } from './support/test.ts'

/** What the bin shows of something, found by its name. */
async function findInBin(page: Page, name: string) {
  await page.goto(`/admin/cestino?q=${encodeURIComponent(name)}`)
  const row = page.getByRole('listitem').filter({ hasText: name })
  // A test may run over midnight.
  await expect(row).toContainText(/Eliminato da .+, (oggi|ieri), \d\d:\d\d · restano 30 giorni/)
  return row
}

const confirmDeletion = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()

test('an article that was deleted comes back by the notice and from the bin, and is published again', async ({ page, context }) => {
  const { ids } = await makePlace(page.request)
  const title = unique('Il molo')
  const id = await make(page.request, 'article', { title, body: paragraph('Comincia così.'), ...ids })
  const { slug } = await read(page.request, 'article', id)
  const sheet = sheetOf(page)
  const reader = await context.newPage()
  /** What a reader is answered, and the heading of the page. */
  const visit = async () => {
    const answer = await reader.goto(`/articoli/${slug}`)
    return [answer?.status(), await reader.getByRole('heading', { level: 1 }).innerText()]
  }
  const gone = [410, 'Questa pagina non c’è più']
  const publish = async () => {
    await sheet.open('article', id)
    await sheet.bar.getByRole('button', { name: 'Pubblica' }).click()
    await expect(page.getByText('Pubblicato: i lettori lo vedono.')).toBeVisible()
  }
  await publish()
  expect(await visit()).toEqual([200, title])

  await sheet.act('Elimina')
  await confirmDeletion(page)
  const notice = page.getByRole('alert').filter({ hasText: `«${title}» è nel cestino.` })
  // A notice stays for as long as the pointer is on it.
  await notice.hover()
  expect(await visit()).toEqual(gone)
  await notice.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText(`«${title}» è di nuovo al suo posto.`)).toBeVisible()
  // It came back unseen.
  expect(await visit()).toEqual([404, 'Questa pagina non c’è'])
  await page.goto(`/admin/article?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Ritirato')

  await page.getByLabel(`Seleziona «${title}»`).check()
  await page.getByRole('button', { name: 'Elimina' }).click()
  await confirmDeletion(page)
  await expect(page.getByText('1 articolo nel cestino')).toBeVisible()
  expect(await visit()).toEqual(gone)

  const row = await findInBin(page, title)
  await expect(row).toContainText('Articolo')
  await passesAxe(page)
  await row.getByRole('button', { name: `Riprendi ${title}` }).click()
  await expect(page.getByText(`«${title}» è di nuovo al suo posto.`)).toBeVisible()
  await expect(row).toBeHidden()
  await publish()
  expect(await visit()).toEqual([200, title])
})

test('a file that was deleted comes back from the bin, and when it is uploaded again', async ({ page }) => {
  const name = `${unique('molo').replace(' ', '-')}.jpg`
  const file = await pictureFile(name)
  const uploads = page.getByRole('region', { name: 'Caricamenti' })
  const sheet = page.getByRole('dialog', { name: 'Scheda del file' })
  await page.goto('/admin/media')
  await page.getByLabel('Carica file').setInputFiles(file)
  await expect(uploads.getByRole('status')).toContainText('1 di 1 caricati')
  const open = async () => {
    await page.goto(`/admin/media?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)
    await page.getByRole('button', { name: `Apri ${name}` }).click()
  }
  const remove = async () => {
    await sheet.getByRole('button', { name: 'Elimina' }).click()
    await confirmDeletion(page)
    await expect(page.getByText(`«${name}» è nel cestino.`)).toBeVisible()
    await expect(sheet).toBeHidden()
  }
  await open()
  const address = (await sheet.getByRole('link', { name: 'Apri l’originale' }).getAttribute('href')) ?? ''
  const seen = async () => (await page.request.get(address)).status()
  expect(await seen()).toBe(200)

  await remove()
  expect(await seen()).toBe(410)
  const row = await findInBin(page, name)
  await row.getByRole('button', { name: `Riprendi ${name}` }).click()
  await expect(page.getByText(`«${name}» è di nuovo al suo posto.`)).toBeVisible()
  expect(await seen()).toBe(200)

  await open()
  await remove()
  await page.getByLabel('Carica file').setInputFiles({ ...file, name: 'copia.jpg' })
  await expect(uploads.getByText(`È nel cestino, con il nome «${name}»`)).toBeVisible()
  await expect(uploads.getByRole('status')).toContainText('0 di 1 caricati · 1 nel cestino')
  await passesAxe(page)
  await uploads.getByRole('button', { name: 'Riprendi dal cestino copia.jpg' }).click()
  await expect(uploads.getByText(`Ripreso dal cestino, con il nome «${name}».`)).toBeVisible()
  expect(await seen()).toBe(200)
  await uploads.getByRole('button', { name: 'Mostralo' }).click()
  await expect(sheet.getByText(name)).toBeVisible()
})

test('a picture that is in the bin is taken out of it when it is pasted into a text', async ({ page }) => {
  const file = await pictureFile(`${unique('molo-con-un-nome-lungo-come-ne-danno-le-macchine').replace(' ', '-')}.jpg`)
  const sent = { data: file.buffer, headers: { 'content-type': file.mimeType } }
  const { id } = (await (await page.request.post(`/api/admin/media/upload?name=${file.name}`, sent)).json()) as { id: string } // a document
  expect((await page.request.delete(`/api/admin/media/${id}`)).ok()).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  const sheet = sheetOf(page)
  await sheet.open('article', await make(page.request, 'article', { title: unique('Il molo') }))
  await paste(sheet.text, file)
  const picture = sheet.block('Immagine')
  await expect(picture.getByText(`È nel cestino, con il nome «${file.name}»`)).toBeVisible()
  await fits(page)
  await passesAxe(page)
  await picture.getByRole('button', { name: 'Riprendi' }).click()
  await expect(picture.getByText('Manca il testo alternativo')).toBeVisible()
  expect((await page.request.get(`/api/admin/media/${id}`)).status()).toBe(200)
})

test('a device whose clock is wrong tells the days of the bin and of the log by the server’s', async ({ browser, baseURL }) => {
  const page = await administratorPage(browser, baseURL ?? '')
  const title = unique('Il molo')
  const id = await make(page.request, 'article', { title })
  expect((await page.request.delete(`/api/admin/article/${id}`)).ok()).toBe(true)
  await page.clock.setFixedTime(Date.now() + 40 * DAY_MS)
  await findInBin(page, title)
  await page.goto('/admin/audit')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^(Oggi|Ieri)$/)
  await page.context().close()
})

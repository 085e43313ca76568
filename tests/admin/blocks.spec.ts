import { expect } from '@playwright/test'
import { drop, paste } from './support/clipboard.ts'
import { makePlace, pictureFile, type read } from './support/make.ts'
import { openDraft } from './support/sheet.ts'
import { test } from './support/test.ts'

test('a picture is pasted, one is dropped, and one that fails is tried again', async ({ page }) => {
  const { sheet, saved } = await openDraft(page)
  const pictures = sheet.block('Immagine')
  await sheet.newLine()
  await paste(sheet.text, await pictureFile('incollata.jpg'))
  await expect(pictures.locator('img')).toHaveCount(1)
  await drop(sheet.text.locator('> p').first(), await pictureFile('lasciata.jpg'))
  await expect(pictures.locator('img')).toHaveCount(2)

  const answer = (status: number, code: string) =>
    page.route('**/api/admin/media/upload*', (route) => route.fulfill({ status, json: { code, message: 'Non ora.' } }))
  const fault = sheet.text.getByRole('alert')
  await answer(413, 'too-large')
  await sheet.newLine()
  await paste(sheet.text, await pictureFile('pesante.jpg'))
  await expect(fault).toContainText('L’immagine non è stata caricata. Il file è troppo grande')
  await expect(fault.getByRole('button')).toHaveText(['Togli'])
  await fault.getByRole('button', { name: 'Togli' }).click()
  await expect(fault).toBeHidden()
  await page.unroute('**/api/admin/media/upload*')

  await answer(507, 'store-full')
  await paste(sheet.text, await pictureFile('rimandata.jpg'))
  await expect(fault).toContainText('L’immagine non è stata caricata. Non ora.')
  // What is not there yet is not saved, and keeps nothing else from being.
  await sheet.save()
  expect(await imagesOf(saved)).toBe(2)
  await page.unroute('**/api/admin/media/upload*')
  await fault.getByRole('button', { name: 'Riprova' }).click()
  await expect(fault).toBeHidden()
  await expect(pictures).toHaveCount(3)
  await sheet.save()
  await expect.poll(() => imagesOf(saved)).toBe(3)

  // A file that is no picture is not taken, and somebody says so.
  await drop(sheet.text.locator('> p').first(), { name: 'appunti.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Qui si possono trascinare solo immagini')).toBeVisible()
})

const imagesOf = async (saved: () => ReturnType<typeof read>): Promise<number> =>
  (await saved()).content.body.content.filter((block) => 'type' in block && block.type === 'image').length

test('pictures of a gallery are set in order by keyboard, and the focus goes with the picture', async ({ page }) => {
  const { sheet, saved } = await openDraft(page)
  await sheet.newLine()
  await sheet.insert('Galleria')
  await sheet.upload(await Promise.all(['una.jpg', 'due.jpg', 'tre.jpg'].map(pictureFile)), 3)
  const gallery = sheet.block('Galleria')
  const button = (name: string) => gallery.getByRole('button', { name })
  const caption = (place: number) => gallery.getByRole('textbox', { name: `Didascalia (${place})` })
  await caption(1).fill('Che si sposta')
  await button('Sposta dopo (1)').focus()
  await page.keyboard.press('Enter')
  await expect(button('Sposta dopo (2)')).toBeFocused()
  await expect(caption(2)).toHaveValue('Che si sposta')
  await page.keyboard.press('Enter')
  await expect(button('Sposta dopo (3)')).toBeFocused()
  await expect(caption(3)).toHaveValue('Che si sposta')
  // There is nowhere further to go.
  await page.keyboard.press('Enter')
  await expect(button('Sposta dopo (3)')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(button('Sposta prima (2)')).toBeFocused()
  await expect(caption(2)).toHaveValue('Che si sposta')

  await button('Togli l’immagine 3').focus()
  await page.keyboard.press('Enter')
  await expect(caption(3)).toHaveCount(0)
  await expect(button('Togli l’immagine 2')).toBeFocused()
  await button('Togli l’immagine 1').focus()
  await page.keyboard.press('Enter')
  await expect(caption(1)).toHaveValue('Che si sposta')
  await expect(button('Togli l’immagine 1')).toBeFocused()
  await sheet.save()
  expect((await saved()).content.body.content).toContainEqual(
    expect.objectContaining({
      type: 'gallery',
      attrs: expect.objectContaining({ items: [expect.objectContaining({ caption: 'Che si sposta' })] }),
    }),
  )
})

test('a gallery, a film and a sound are put in, set in order, described and taken out', async ({ page }) => {
  const { sheet, saved } = await openDraft(page)
  await sheet.newLine()
  await sheet.insert('Galleria')
  await sheet.upload([await pictureFile('prima.jpg'), await pictureFile('seconda.jpg')], 2)
  const gallery = sheet.block('Galleria')
  await gallery.getByRole('textbox', { name: 'Didascalia (1)' }).fill('La prima')
  // A text that ends with it is opened, and the first thing touched is a button of it.
  await sheet.save()
  await page.reload()
  await expect(gallery.getByRole('textbox', { name: 'Didascalia (1)' })).toHaveValue('La prima')
  await gallery.getByRole('button', { name: 'Sposta dopo (1)' }).click()
  await expect(gallery.getByRole('textbox', { name: 'Didascalia (2)' })).toHaveValue('La prima')
  await gallery.getByRole('button', { name: 'Togli l’immagine 1' }).click()

  await sheet.newLine()
  await sheet.insert('Video')
  const dialog = page.getByRole('dialog', { name: 'Inserisci un video' })
  await dialog.getByLabel('Indirizzo su YouTube o Vimeo').fill('https://example.org/film')
  await dialog.getByRole('button', { name: 'Inserisci' }).click()
  await expect(dialog.getByText('Non riconosco un video in questo indirizzo')).toBeVisible()
  await dialog.getByLabel('Indirizzo su YouTube o Vimeo').fill('https://vimeo.com/76979871')
  await dialog.getByRole('button', { name: 'Inserisci' }).click()
  await sheet.block('Video').getByRole('textbox', { name: 'Titolo del video' }).fill('Una montagna')
  await sheet.block('Video').getByRole('button', { name: 'Scegli l’immagine di copertina' }).click()
  await sheet.upload(await pictureFile('copertina.jpg'))
  await expect(sheet.block('Video').getByRole('button', { name: 'Togli la copertina' })).toBeVisible()

  await sheet.newLine()
  await sheet.insert('Audio')
  await sheet.upload('src/demo/sounds/onde.mp3')
  await sheet.block('Audio').getByRole('textbox', { name: 'Titolo' }).fill('Onde')
  await sheet.save()
  const kinds = async () => (await saved()).content.body.content.flatMap((block) => ('attrs' in block ? [block] : []))
  expect(await kinds()).toMatchObject([
    { type: 'gallery', attrs: { items: [{ caption: 'La prima' }] } },
    { type: 'video', attrs: { provider: 'vimeo', videoId: '76979871', title: 'Una montagna', poster: expect.any(String) } },
    { type: 'audio', attrs: { title: 'Onde' } },
  ])
  await sheet.block('Video').hover()
  await sheet.block('Video').getByRole('button', { name: 'Togli video' }).click()
  await expect(sheet.block('Video')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(sheet.block('Video')).toHaveCount(1)
})

test('tables, boxes, code, buttons, files and what stands on other sites go from the keyboard and the clipboard to the reader', async ({
  page,
}) => {
  const place = await makePlace(page.request)
  const { id, sheet, saved } = await openDraft(page, place.ids)
  const { keyboard } = page

  await sheet.newLine()
  await paste(sheet.text, { text: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1', html: '' })
  await sheet.block('Da un altro sito').getByRole('textbox', { name: 'Titolo' }).fill('La voce del faro')

  await sheet.newLine()
  await sheet.insert('Tabella')
  for (const words of ['Faro', 'Metri', 'Anno', 'Vittoria', '68', '1927', 'Lanterna', '77', '1543', 'Capo'])
    await keyboard.type(words).then(() => keyboard.press('Tab'))
  const table = sheet.block('Tabella').first()
  // Tab in the last cell has made a row.
  await expect(table.locator('tr')).toHaveCount(4)
  await table.getByRole('button', { name: 'Colonna di intestazione' }).click()
  await table.getByRole('button', { name: 'Togli la riga' }).click()
  await expect(table.locator('tr')).toHaveCount(3)
  await table.getByRole('textbox', { name: 'Titolo della tabella' }).fill('I fari')
  await sheet.newLine()
  await paste(sheet.text, { text: 'Città\tAbitanti\nTrieste\t198000', html: '' })
  await expect(sheet.block('Tabella')).toHaveCount(2)

  await sheet.newLine()
  await sheet.insert('Riquadro')
  await keyboard.type('Piano con le scale.')
  await sheet.block('Riquadro').getByRole('combobox', { name: 'Aspetto del riquadro' }).click()
  await page.getByRole('option', { name: 'Attenzione' }).click()

  await sheet.newLine()
  await sheet.insert('Blocco di codice', 'codice')
  await keyboard.type('luce = "accesa"')
  await sheet.block('Blocco di codice').getByRole('combobox', { name: 'Linguaggio' }).click()
  await page.getByRole('option', { name: 'Python' }).click()

  await sheet.newLine()
  await sheet.insert('Pulsante')
  await page.getByRole('combobox', { name: 'Cerca un articolo o scrivi un indirizzo' }).fill('/sostieni-la-rivista')
  await page.getByRole('button', { name: 'Applica' }).click()
  await sheet.block('Pulsante').getByRole('textbox', { name: 'Parole del pulsante' }).fill('Accendi un faro')

  await sheet.newLine()
  await sheet.insert('File da scaricare', 'scaricare')
  await sheet.upload({ name: 'fari.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n% ${id}\n%%EOF\n`) })
  await sheet.block('File da scaricare').getByRole('textbox', { name: 'Titolo' }).fill('Tutti i fari')
  await sheet.save()

  const { revision, slug, content } = await saved()
  expect(content.body.content.map((block) => 'type' in block && block.type)).toEqual([
    ...['paragraph', 'embed', 'table', 'table', 'callout', 'codeBlock', 'button', 'file'],
  ])
  // Opened again, it is as it was left: nothing to save.
  await page.reload()
  await expect(sheet.block('Tabella').first().getByRole('textbox', { name: 'Titolo della tabella' })).toHaveValue('I fari')
  const published = await page.request.post(`/api/admin/article/${id}/publish`, { data: { revision } })
  expect(published.ok(), await published.text()).toBe(true)

  const elsewhere: string[] = []
  await page.route('https://open.spotify.com/**', (route) => {
    elsewhere.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'Ascolta' })
  })
  await page.goto(`/articoli/${slug}`)
  const article = page.getByRole('article').first()
  await expect(article.getByRole('group', { name: 'I fari' }).locator('thead th[scope=col]')).toHaveText(['Faro', 'Metri', 'Anno'])
  await expect(article.getByRole('rowheader', { name: 'Lanterna' })).toBeVisible()
  await expect(article.getByRole('cell', { name: '198000' })).toBeVisible()
  await expect(article.getByRole('note')).toHaveText('AttenzionePiano con le scale.')
  await expect(article.getByRole('group', { name: 'Codice Python' }).locator('.code-string')).toHaveText('"accesa"')
  await expect(article.getByRole('link', { name: 'Accendi un faro' })).toHaveAttribute('href', '/sostieni-la-rivista')
  await expect(article.getByRole('link', { name: /^Scarica Tutti i fari PDF/ })).toHaveAttribute('download', 'fari.pdf')
  expect(elsewhere).toEqual([])
  // On paper nothing scrolls, and what is pressed says where it leads.
  await page.emulateMedia({ media: 'print' })
  await expect(article.getByRole('group', { name: 'I fari' })).toHaveCSS('overflow-x', 'visible')
  await expect(article.locator('.code pre')).toHaveCSS('white-space', 'pre-wrap')
  await expect(article.locator('.file .print-source')).toBeVisible()
  await expect(article.locator('.facade-drawing')).toBeHidden()
  await page.emulateMedia({ media: null })
  await article.getByRole('link', { name: /Ascolta: La voce del faro/ }).click()
  await expect(article.locator('.embed iframe')).toHaveAttribute('title', 'La voce del faro')
  await expect.poll(() => elsewhere).toEqual(['https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk'])
})

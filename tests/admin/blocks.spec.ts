import { expect } from '@playwright/test'
import { drop, paste } from './support/clipboard.ts'
import { make, makePlace, paragraph, pictureFile, read, unique } from './support/make.ts'
import { openDraft } from './support/sheet.ts'
import { test } from './support/test.ts'

test('what comes from Word and Docs is cleaned', async ({ page }) => {
  const { sheet, saved } = await openDraft(page)
  await sheet.newLine()
  await paste(sheet.text, {
    text: 'Capitolo\nParole grasse',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><h1 style="color:red">Capitolo</h1>
      <p class="MsoNormal" style="margin:0"><b>Parole</b> <span style="font-size:22pt;font-family:Comic Sans MS">grasse</span><o:p></o:p></p><!--EndFragment--></body></html>`,
  })
  await sheet.newLine()
  await paste(sheet.text, {
    text: 'Dal foglio condiviso',
    html: '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Dal</span><span style="font-weight:400"> foglio </span><a href="https://www.google.com/url?q=https://example.org/x&sa=D"><span>condiviso</span></a></p></b>',
  })
  await sheet.newLine()
  await paste(sheet.text, { text: 'H2O', html: `<p>H<sub>2</sub>O</p><img src="file:///ponte.png">` })
  await expect(sheet.text.locator('sub')).toHaveText('2')
  const notice = page.getByRole('status').filter({ hasText: 'Incollato senza: 1 immagine (trascina qui il file).' })
  await notice.getByRole('button', { name: 'Quali?' }).click()
  await expect(notice.getByRole('listitem')).toHaveText(['Immagine: ponte.png'])
  await notice.getByRole('button', { name: 'Annulla' }).click()
  await expect(notice).toBeHidden()
  await expect(sheet.text.locator('sub')).toHaveCount(0)
  await sheet.save()
  const { body } = (await saved()).content
  expect(body.content.slice(1)).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Capitolo' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Parole', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' grasse' },
      ],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Dal', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' foglio ' },
        { type: 'text', text: 'condiviso', marks: [{ type: 'link', attrs: { href: 'https://example.org/x' } }] },
      ],
    },
  ])
})

test('letters stand below the line and above it, and words are struck, from the keyboard', async ({ page }) => {
  const { sheet, saved } = await openDraft(page)
  await sheet.newLine()
  const inMark = async (keys: string, words: string) => {
    await page.keyboard.press(keys)
    await page.keyboard.type(words)
    await page.keyboard.press(keys)
  }
  await page.keyboard.type('CO')
  await inMark('Control+,', '2')
  await page.keyboard.type(', il XX')
  await inMark('Control+.', 'o')
  await page.keyboard.type(' secolo e ')
  await inMark('Control+Shift+s', 'non')
  await sheet.save()
  expect((await saved()).content.body.content.at(-1)).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'CO' },
      { type: 'text', text: '2', marks: [{ type: 'subscript' }] },
      { type: 'text', text: ', il XX' },
      { type: 'text', text: 'o', marks: [{ type: 'superscript' }] },
      { type: 'text', text: ' secolo e ' },
      { type: 'text', text: 'non', marks: [{ type: 'strike' }] },
    ],
  })
})

test('the signs of print come while one types, go with one Backspace, and can be switched off', async ({ page }) => {
  const { sheet } = await openDraft(page)
  const line = sheet.text.locator('> p').last()
  await sheet.newLine()
  await page.keyboard.type(`<<L'eco>> - disse... dopo 10 km `)
  await expect(line).toHaveText('«L’eco» – disse… dopo 10\u00a0km', { useInnerText: false })
  await page.keyboard.type('"')
  await expect(line).toContainText('“')
  await page.keyboard.press('Backspace')
  await expect(line).toContainText('km "')
  await page.keyboard.press('Control+s')
  await page.goto('/admin/profilo')
  await page.getByRole('switch', { name: 'Virgolette, apostrofi' }).click()
  await page.goBack()
  await sheet.newLine()
  await page.keyboard.type(`l'eco...`)
  await expect(line).toHaveText(`l'eco...`)
  await page.goto('/admin/profilo')
  await page.getByRole('switch', { name: 'Virgolette, apostrofi' }).click()
})

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

test('a link finds an article, a note stands in its sentence, and the keys know which is which', async ({ page }) => {
  const place = await makePlace(page.request)
  const target = unique('La meta')
  const targetId = await make(page.request, 'article', { title: target, body: paragraph('Eccola.'), ...place.ids })
  const published = await page.request.post(`/api/admin/article/${targetId}/publish`, { data: { revision: 1 } })
  expect(published.ok(), await published.text()).toBe(true)
  const { sheet, saved } = await openDraft(page)

  await sheet.text.focus()
  await sheet.move('Control+Home', 'Control+Shift+ArrowRight')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Collegamento' })
  const field = dialog.getByRole('combobox')
  await field.fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Applica' }).click()
  await expect(dialog.getByText('Questo indirizzo non è ammesso')).toBeVisible()
  await field.fill(target)
  await page.getByRole('option', { name: new RegExp(target) }).click()
  await expect(dialog).toBeHidden()
  await expect(sheet.text.getByRole('link')).toHaveAttribute('href', `/articoli/${(await read(page.request, 'article', targetId)).slug}`)

  await sheet.move('Control+End')
  await page.keyboard.press('Control+Alt+f')
  await page.keyboard.type('Una fonte.')
  await page.keyboard.press('Escape')
  await page.keyboard.type(' E va avanti.')
  await expect(sheet.text.locator('[data-footnote]')).toHaveText('Una fonte.')
  await sheet.save()
  expect(JSON.stringify((await saved()).content.body)).toContain(
    '{"type":"footnote","content":[{"type":"text","text":"Una fonte."}]},{"type":"text","text":" E va avanti."}',
  )
  // What is dictated comes at once, without a key; a note that is still open is saved without the space it began with.
  await page.keyboard.press('Control+Alt+f')
  await page.keyboard.insertText('Dettata.')
  await expect(sheet.text.locator('[data-footnote]').last()).toHaveText('Dettata.')
  await sheet.save()
  expect(JSON.stringify((await saved()).content.body)).toContain('{"type":"footnote","content":[{"type":"text","text":"Dettata."}]}')

  // With nothing selected the same keys open the palette.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Cerca un contenuto/ })).toBeFocused()
})

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

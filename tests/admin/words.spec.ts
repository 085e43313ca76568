import { expect } from '@playwright/test'
import { paste } from './support/clipboard.ts'
import { make, makePlace, paragraph, read, unique } from './support/make.ts'
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

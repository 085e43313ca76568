import { expect, type Page } from '@playwright/test'
import { pictureFile } from './make.ts'
import { sheetOf } from './sheet.ts'

/** Writes a text that has everything the content model knows, by the slash, the toolbar and the keyboard. */
export async function everyBlock(page: Page): Promise<void> {
  const sheet = sheetOf(page)
  const { keyboard } = page
  const tool = (name: string) => page.getByRole('toolbar', { name: 'Formattazione' }).getByRole('button', { name, exact: true })
  await sheet.text.click()
  await keyboard.insertText('Il ponte lo disegnò ')
  await keyboard.press('Control+b')
  await keyboard.insertText('un ingegnere')
  await keyboard.press('Control+b')
  await keyboard.insertText(' che ')
  await tool('Corsivo').click()
  await keyboard.insertText('non sapeva nuotare')
  await tool('Corsivo').click()
  await sheet.insert('Nota')
  await keyboard.insertText('Lo scrive lui stesso.')
  await keyboard.press('Enter')
  await keyboard.insertText('; lo chiamava ')
  await keyboard.press('Control+e')
  await keyboard.insertText('pons')
  await keyboard.press('Control+e')
  await keyboard.press('Shift+Enter')
  await keyboard.insertText('e non lo vide mai.')

  await keyboard.press('Enter')
  await keyboard.insertText('Chi vuole legga ')
  await tool('Collegamento').click()
  await page.getByRole('combobox', { name: 'Cerca un articolo o scrivi un indirizzo' }).fill('https://example.org/ponti')
  await page.getByRole('button', { name: 'Applica' }).click()

  for (const [name, typed, words] of [
    ['Titolo di capitolo', 'capitolo', 'Il fiume'],
    ['Titolo di paragrafo', 'h3', 'La corrente'],
    ['Titoletto', 'titoletto', 'Di primavera'],
  ] as const) {
    await sheet.newLine()
    await sheet.insert(name, typed)
    await keyboard.insertText(words)
  }
  for (const [name, typed, words] of [
    ['Elenco', 'elenco', ['pietra', 'legno']],
    ['Elenco numerato', 'numeri', ['prima la riva', 'poi l’altra']],
  ] as const) {
    await sheet.newLine()
    await sheet.insert(name, typed)
    await keyboard.insertText(words[0])
    await keyboard.press('Enter')
    await keyboard.insertText(words[1])
    // Enter on an empty item is the way out of a list.
    await keyboard.press('Enter')
    await keyboard.press('Enter')
  }
  await sheet.insert('Citazione')
  await keyboard.insertText('Un ponte è una domanda al fiume.')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await sheet.insert('Frase in evidenza', 'frase')
  await keyboard.insertText('Nessuno lo attraversò mai')
  await page.getByRole('textbox', { name: 'Di chi è la frase' }).fill('Un barcaiolo')

  await sheet.newLine()
  await tool('Altro').click()
  await page.getByRole('menuitemcheckbox', { name: 'Stacco' }).click()
  await expect(sheet.text.locator('hr')).toBeVisible()
  await sheet.newLine()
  await sheet.insert('Immagine')
  await sheet.upload([await pictureFile('arcata.jpg')], 1)
  await sheet.block('Immagine').getByRole('textbox', { name: 'Didascalia' }).fill('La prima arcata.')
  await sheet.block('Immagine').getByRole('textbox', { name: 'Credito' }).fill('Archivio del fiume')

  await sheet.newLine()
  await sheet.insert('Galleria')
  await sheet.upload([await pictureFile('riva.jpg'), await pictureFile('altra-riva.jpg')], 2)
  await sheet.block('Galleria').getByRole('textbox', { name: 'Didascalia', exact: true }).fill('Le due rive.')

  await sheet.newLine()
  await sheet.insert('Video')
  await page.getByLabel('Indirizzo su YouTube o Vimeo').fill('https://youtu.be/aqz-KE-bpKQ')
  await page.getByLabel('Titolo del video').fill('Il fiume dall’alto')
  await page.getByRole('button', { name: 'Inserisci' }).click()

  await sheet.newLine()
  await sheet.insert('Audio')
  await sheet.upload('src/demo/sounds/onde.mp3')
  await sheet.block('Audio').getByRole('textbox', { name: 'Titolo' }).fill('Le onde sotto il ponte')
  await sheet.newLine()
  await keyboard.insertText('Il disegno è ancora lì.')
}

/** Looks for everything that `everyBlock` wrote, where readers find it. */
export async function everyBlockIsRead(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path)
  const article = page.getByRole('article').first()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('.hero img')).toBeVisible()
  await expect(article.locator('strong')).toHaveText('un ingegnere')
  await expect(article.locator('em', { hasText: 'non sapeva nuotare' })).toBeVisible()
  await expect(article.locator('code')).toHaveText('pons')
  await expect(article.locator('p br')).toHaveCount(1)
  await expect(article.getByRole('link', { name: 'https://example.org/ponti' })).toHaveAttribute('href', 'https://example.org/ponti')
  await expect(page.locator('.footnotes li')).toContainText('Lo scrive lui stesso.')
  for (const [level, name] of [
    [2, /^Il fiume/],
    [3, /^La corrente/],
    [4, /^Di primavera/],
  ] as const)
    await expect(article.getByRole('heading', { level, name })).toBeVisible()
  await expect(article.locator('ul > li', { hasText: /^(pietra|legno)$/ })).toHaveCount(2)
  await expect(article.locator('ol > li', { hasText: /^(prima la riva|poi l’altra)$/ })).toHaveCount(2)
  await expect(article.locator('blockquote')).toHaveText('Un ponte è una domanda al fiume.')
  await expect(article.locator('.pull-quote')).toContainText('Nessuno lo attraversò mai')
  await expect(article.locator('.pull-quote-attribution')).toHaveText('Un barcaiolo')
  await expect(article.locator('hr')).toBeVisible()
  await expect(article.locator('.figure figcaption')).toHaveText(/La prima arcata\.\s*Archivio del fiume/)
  await expect(article.locator('.gallery-items a')).toHaveCount(2)
  await expect(article.locator('.gallery figcaption').last()).toHaveText('Le due rive.')
  await expect(article.getByRole('link', { name: /Guarda il video: Il fiume dall’alto/ })).toBeVisible()
  await expect(article.locator('audio')).toHaveAttribute('aria-label', 'Le onde sotto il ponte')
  await expect(article.getByText('Era il 1781.')).toBeVisible()
}

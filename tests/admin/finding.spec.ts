import { expect } from '@playwright/test'
import { make, paragraph, read, unique } from './support/make.ts'
import { fits, passesAxe } from './support/passesAxe.ts'
import { openDraft } from './support/sheet.ts'
import { test } from './support/test.ts'

test('a draft is found by a word of its text and in spite of a slip; a menu leads to a page by its words; the guide and the keys are at hand @engines', async ({
  page,
}) => {
  // Letters alone, as words have them: a slip in it leads back to it and to nothing else.
  const word = `nespola${unique('').replace(/[^a-z]/g, '')}vera`
  const title = unique('Frutti dimenticati')
  const id = await make(page.request, 'article', { title, body: paragraph(`A giugno la ${word} matura.`) })

  await page.goto('/admin/section')
  await page.getByRole('button', { name: 'Cerca o crea' }).first().click()
  const palette = page.getByRole('combobox', { name: /^Cerca un contenuto/ })
  const option = page.getByRole('option', { name: new RegExp(title) })
  await palette.fill(word)
  await expect(option).toContainText(`A giugno la ${word} matura.`)
  await palette.fill(`${word.slice(0, 4)}x${word.slice(4)}`)
  await expect(page.getByText(`Niente con queste parole: ecco «${word}».`).first()).toBeVisible()
  await expect(option).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await passesAxe(page)
  // Who cannot be answered is not told that there is nothing; what needs no search is there all the same.
  await page.route('**/api/admin/find?**', (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many-requests', message: 'Troppe richieste.' } }),
  )
  await palette.fill('tasti')
  await expect(page.getByText('Fra i contenuti non riesco a cercare, adesso: riprova fra poco.').first()).toBeVisible()
  await page.unroute('**/api/admin/find?**')
  await page.getByRole('option', { name: 'Tasti' }).click()
  await expect(page.getByRole('heading', { name: 'Tasti', level: 2 })).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Cerca nella guida' }).fill('cestino')
  await expect(page.getByRole('navigation', { name: 'Indice della guida' }).getByRole('link').first()).toHaveText('Il cestino')
  await page.getByRole('searchbox', { name: 'Cerca nella guida' }).fill('tabulazioni')
  await expect(page.getByRole('heading', { name: 'Scrivere', level: 2 })).toBeVisible()
  await passesAxe(page)
  await fits(page)

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Tasti' })
  await expect(keys.getByText('Trovare e sostituire nel testo')).toBeVisible()
  await passesAxe(page)
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  // Nothing is saved: the menus are everybody's.
  await page.goto('/admin/menu')
  await page.getByRole('button', { name: 'Aggiungi una voce' }).click()
  const target = page.getByRole('combobox', { name: 'Cerca un articolo o scrivi un indirizzo' }).last()
  await target.fill(word)
  await expect(page.getByRole('option', { name: new RegExp(title) })).toBeVisible()
  await passesAxe(page)
  await page.getByRole('option', { name: new RegExp(title) }).click()
  await expect(target).toHaveValue(`/articoli/${(await read(page.request, 'article', id)).slug}`)
  await expect(page.getByLabel('Etichetta').last()).toHaveValue(title)
  await target.fill('www.example.org')
  await target.blur()
  await expect(target).toHaveValue('https://www.example.org')
})

test('words are found and replaced in the text and its notes, one and all, and one undo takes it back', async ({ page }) => {
  const text = (words: string) => ({ type: 'text', text: words })
  const note = { type: 'footnote', content: [text('Un faro spento.')] }
  const content = [
    { type: 'paragraph', content: [text('Il faro'), note, text(' e il faro.')] },
    { type: 'paragraph', content: [text('Il Faro Vecchio e i farolini.')] },
  ]
  const { sheet, saved } = await openDraft(page, { body: { type: 'doc', content } })
  await sheet.text.focus()
  await sheet.move('Control+Home')
  await page.keyboard.press('Control+f')
  const bar = page.getByRole('search', { name: 'Trova e sostituisci' })
  const find = bar.getByRole('textbox', { name: 'Trova nel testo' })
  await expect(find).toBeFocused()
  await find.fill('faro')
  await expect(bar.getByText('1 di 5').first()).toBeVisible()
  await bar.getByRole('button', { name: 'Solo parole intere' }).click()
  await expect(bar.getByText('1 di 4').first()).toBeVisible()
  await bar.getByRole('button', { name: 'Distingui maiuscole e minuscole' }).click()
  await expect(bar.getByText('1 di 3').first()).toBeVisible()
  // What a button is for is told over it while the pointer is there.
  await find.hover()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await passesAxe(page)
  await find.press('Enter')
  await expect(bar.getByText('2 di 3').first()).toBeVisible()
  await find.press('Shift+Enter')
  await bar.getByRole('textbox', { name: 'Sostituisci con' }).fill('molo')
  await bar.getByRole('textbox', { name: 'Sostituisci con' }).press('Enter')
  await expect(bar.getByText('1 di 2').first()).toBeVisible()
  await bar.getByRole('button', { name: 'Sostituisci tutti (2)' }).click()
  await expect(bar.getByText('2 sostituzioni fatte.').first()).toBeVisible()
  await find.press('Escape')
  await expect(bar).toBeHidden()
  await expect(sheet.text).toBeFocused()
  await sheet.save()
  const words = async () => JSON.stringify((await saved()).content.body)
  await expect.poll(words).toMatch(/Il molo.*Un molo spento\..* e il molo\..*Il Faro Vecchio e i farolini\./)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+s')
  await expect.poll(words).toMatch(/Il molo.*Un faro spento\..* e il faro\./)
})

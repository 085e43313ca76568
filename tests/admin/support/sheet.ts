import { expect, type Locator, type Page } from '@playwright/test'
import { make, paragraph, read, unique } from './make.ts'

/** The sheet of an open editor, as whoever writes on it sees it. */
export function sheetOf(page: Page) {
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true })
  const standfirst = page.getByRole('textbox', { name: 'Sommario' })
  const text = page.getByRole('textbox', { name: 'Testo', exact: true })
  const bar = page.getByRole('region', { name: 'A che punto è' })
  const panel = page.getByRole('complementary', { name: 'Scheda' })

  /** Moves the cursor of the text. A browser tells of what is selected when it draws the next frame: nobody's fingers are quicker, a test's are. */
  async function move(...keys: string[]): Promise<void> {
    await expect(text).toBeFocused()
    for (const key of keys) await page.keyboard.press(key)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }

  /** Puts the cursor on an empty line at the end of the text. */
  async function newLine(): Promise<void> {
    await text.focus()
    await move('Control+End')
    const last = text.locator('> :last-child')
    if (!(await last.evaluate((line) => line.matches('p') && line.textContent === ''))) await page.keyboard.press('Enter')
  }

  return {
    title,
    standfirst,
    text,
    bar,
    panel,
    move,
    newLine,
    /** The block of a kind that was chosen rather than written. */
    block: (name: string): Locator => text.getByRole('group', { name, exact: true }),

    /** Inserts a block by the menu of the slash: the word that is typed, and the name of what it finds. */
    async insert(name: string, typed: string = name): Promise<void> {
      await page.keyboard.press('/')
      await page.keyboard.insertText(typed.toLowerCase())
      const menu = page.getByRole('listbox', { name: 'Blocchi da inserire' })
      await expect(menu.getByRole('option', { selected: true })).toContainText(name)
      await page.keyboard.press('Enter')
      await expect(menu).toBeHidden()
    },

    /** Brings files into the picker that is open, and takes them. */
    async upload(files: Parameters<Locator['setInputFiles']>[0], count?: number): Promise<void> {
      const picker = page.getByRole('dialog', { name: /^Scegli / })
      await picker.locator('input[type=file]').setInputFiles(files)
      if (count !== undefined) await picker.getByRole('button', { name: `Usa (${count})` }).click()
      await expect(picker).toBeHidden()
    },

    /** Chooses something in a field of the panel that searches. */
    async choose(field: string, words: string, option: string | RegExp = words): Promise<void> {
      await panel.getByRole('combobox', { name: field }).fill(words)
      await page.getByRole('option', { name: option }).click()
    },

    /** Saves at once and waits until the server has it all. */
    async save(): Promise<void> {
      await page.keyboard.press('Control+s')
      await expect(bar.getByRole('status')).toContainText('Salvato alle')
    },

    /** Does one of the things in the menu of the bar. */
    async act(name: string): Promise<void> {
      await bar.getByRole('button', { name: 'Altro' }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    },

    /** Opens the editor of a document and waits until one can write. */
    async open(kind: 'article' | 'page', id: string): Promise<void> {
      await page.goto(`/admin/${kind}/${id}`)
      await expect(text).toBeVisible()
    },
  }
}

/** A draft of one paragraph, open in the editor. */
export async function openDraft(page: Page, more: object = {}) {
  const title = unique('Una bozza')
  const id = await make(page.request, 'article', { title, body: paragraph('Comincia così.'), ...more })
  const sheet = sheetOf(page)
  await sheet.open('article', id)
  return { id, title, sheet, saved: () => read(page.request, 'article', id) }
}

import { expect, type Page } from '@playwright/test'
import { toWallTime } from '../../src/content/time.ts'
import { make, makePlace, paragraph, read, unique } from './support/make.ts'
import { passesAxe } from './support/passesAxe.ts'
import { sheetOf } from './support/sheet.ts'
import { test } from './support/test.ts'

/** An article that readers see, open in the editor, and what they read of it. */
async function openPublished(page: Page) {
  const { ids } = await makePlace(page.request)
  const title = unique('Il ponte')
  const id = await make(page.request, 'article', { title, standfirst: 'Com’era.', body: paragraph('Comincia così.'), ...ids })
  const published = await page.request.post(`/api/admin/article/${id}/publish`, { data: { revision: 1 } })
  expect(published.ok(), await published.text()).toBe(true)
  const { slug } = await read(page.request, 'article', id)
  const sheet = sheetOf(page)
  await sheet.open('article', id)
  /** The standfirst that readers have, or how they are refused. */
  const seen = async () => {
    const answer = await page.request.get(`/articoli/${slug}`, { maxRedirects: 0 })
    return answer.ok() ? (/Com’era|La modifica|La correzione/.exec(await answer.text())?.[0] ?? '') : String(answer.status())
  }
  return { id, title, sheet, seen }
}

/** Fills in a moment by the clock of the magazine, to the second. */
async function chooseMoment(page: Page, secondsAhead: number, confirm: string): Promise<number> {
  const moment = new Date(Math.ceil(Date.now() / 1000) * 1000 + secondsAhead * 1000)
  await page.getByLabel('Giorno e ora').fill(`${toWallTime(moment.toISOString())}:${String(moment.getUTCSeconds()).padStart(2, '0')}`)
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  return moment.getTime()
}

const hasPassed = async (moment: number) => expect.poll(() => Date.now() > moment).toBe(true)

test('a correction while a change is planned: asked once, and nothing vanishes when the moment comes @engines', async ({ page }) => {
  const { sheet, seen } = await openPublished(page)
  await sheet.standfirst.fill('La modifica.')
  await sheet.act('Programma')
  await chooseMoment(page, 3600, 'Programma')
  await expect(sheet.bar.getByText(/la modifica esce/)).toBeVisible()

  // The planned change is taken back from the line that tells of it, and planned again.
  await page.getByRole('alert').getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('Come prima.')).toBeVisible()
  await expect(sheet.bar.getByText(/la modifica esce/)).toBeHidden()
  expect(await seen()).toBe('Com’era')
  await sheet.act('Programma')
  await chooseMoment(page, 3600, 'Programma')
  await expect(sheet.bar.getByText(/la modifica esce/)).toBeVisible()

  await sheet.standfirst.fill('La correzione.')
  await sheet.bar.getByRole('button', { name: 'Pubblica le modifiche' }).click()
  const question = page.getByRole('dialog', { name: /^Sostituisce la modifica che esce .*, o esce anche quella\?$/ })
  await expect(question).toBeVisible()
  await passesAxe(page)
  await question.getByRole('button', { name: 'Esce anche quella' }).click()
  await expect(page.getByText('Pubblicato: i lettori lo vedono.')).toBeVisible()
  expect(await seen()).toBe('La correzione')
  // Readers have what is on the sheet: only the change is still to be decided upon.
  await sheet.bar.getByRole('button', { name: 'Altro' }).click()
  await expect(page.getByRole('menuitem', { name: 'Annulla la programmazione' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Pubblica subito' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  // Its time is changed; it comes out then, and not before.
  await sheet.act('Cambia ora')
  const moment = await chooseMoment(page, 6, 'Cambia ora')
  await expect.poll(seen, { intervals: [250] }).toBe('La modifica')
  expect(Date.now()).toBeGreaterThanOrEqual(moment)
})

test('a plan is moved and cancelled, and readers never lose the article', async ({ page }) => {
  const { title, sheet, seen } = await openPublished(page)
  await sheet.standfirst.fill('La modifica.')
  await sheet.act('Programma')
  await chooseMoment(page, 120, 'Programma')
  await expect(sheet.bar.getByText(/la modifica esce/)).toBeVisible()

  // The same words in the list, among the scheduled, and in the calendar.
  await page.goto(`/admin/article?vista=scheduled&q=${encodeURIComponent(title)}`)
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('Pubblicato')
  await expect(row).toContainText(/la modifica esce (oggi|domani) alle/)
  await page.goto('/admin/calendario?vista=list')
  await expect(page.getByRole('link', { name: new RegExp(`la modifica esce.*${title}`) })).toBeVisible()

  await page.goBack()
  await row.getByRole('link', { name: title }).click()
  await expect(sheet.title).toHaveValue(title)
  await sheet.act('Cambia ora')
  const moment = await chooseMoment(page, 20, 'Cambia ora')
  await sheet.act('Annulla la programmazione')
  await expect(page.getByText('i lettori continuano a vedere quello che vedono')).toBeVisible()
  // Whoever works by keyboard goes on from there.
  await expect(sheet.bar.locator('button:focus')).toHaveCount(1)
  await hasPassed(moment)
  expect(await seen()).toBe('Com’era')
  await expect(sheet.bar.getByText('Pubblicato', { exact: true })).toBeVisible()

  // A withdrawal that is planned can be cancelled, too.
  await sheet.act('Programma il ritiro')
  await chooseMoment(page, 3600, 'Programma il ritiro')
  await expect(sheet.bar.getByText(/si ritira/)).toBeVisible()
  await sheet.act('Annulla il ritiro previsto')
  await expect(sheet.bar.getByText(/si ritira/)).toBeHidden()
  expect(await seen()).toBe('Com’era')
})

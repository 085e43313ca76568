import { expect, type Locator, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expectFigures, group, lookAway, makePublished, newPlace, openReader } from './support/announcing.ts'
import { read } from './support/make.ts'
import { test } from './support/test.ts'

// One of them puts the list in another order, which saves announcements that others may be writing at.
test.describe.configure({ mode: 'default' })

test('a reader turns an announcement away in every way there is, and each is found in the figures', async ({ page, browser, baseURL }) => {
  test.slow()
  const { path, name, title, popupId } = await newPlace(page)
  // Nobody has this name: the webhook has something to complain about at once.
  const more = { leftLabel: 'Più tardi', cookieExpiration: 30, webhook: 'https://gancio.invalid/', targeting: { include: [path] } }
  const id = await makePublished(page, 'popup', { id: popupId, name, title, ...more })
  const reader = await openReader(browser, baseURL)
  const dialog = reader.page.getByRole('dialog', { name: title })
  const ways = [
    () => dialog.getByRole('button', { name: 'Chiudi' }).click({ timeout: 5000 }),
    () => dialog.getByRole('button', { name: 'Più tardi' }).click({ timeout: 5000 }),
    () => reader.page.keyboard.press('Escape'),
    () => reader.page.mouse.click(5, 5),
  ]
  for (const turnAway of ways) {
    await reader.open(path)
    await expect(dialog).toBeVisible()
    // A browser that is still busy with its first frames loses a key or a click; a reader tries again.
    await expect(async () => {
      if (await dialog.isVisible()) await turnAway()
      await reader.said('closed dismiss', 2000)
    }).toPass()
    await expect(dialog).toBeHidden()
    await lookAway(reader.page)
  }
  expect(await reader.cookies()).toEqual([])

  await reader.open(path)
  await dialog.getByLabel('Non mostrare più').check()
  const answered = reader.page.waitForResponse('**/modal/ajax/hook-modal-submit')
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()
  expect((await answered).status()).toBe(200)
  await reader.said('closed ok')
  const [cookie] = await reader.cookies()
  expect(cookie).toMatchObject({ name: `please_do_not_show_again_modal_id_${popupId}`, value: 'true', path: '/', sameSite: 'Lax' })
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30)
  await lookAway(reader.page)
  await reader.page.reload()
  await reader.said('suppressed asked-not-to')

  const there = await newPlace(page)
  const closing = { showOnce: true, autoHide: true, autoHideDelay: 1, targeting: { include: [there.path] } }
  const fleeting = await makePublished(page, 'popup', { id: there.popupId, name: there.name, title: there.title, ...closing })
  await reader.open(there.path)
  await reader.said('closed auto_hide')
  expect((await reader.cookies()).map((kept) => kept.name)).toContain(`hide_modal_id_${there.popupId}`)
  await lookAway(reader.page)
  await reader.context.close()

  const dismissedBy = { x: 1, left: 1, escape: 1, outside: 1 }
  await expectFigures(page, id, { views: 5, ok: 1, dismissals: 4, dismissedBy, neverAgain: 1, autoHides: 0 })
  await expectFigures(page, fleeting, { views: 1, ok: 0, dismissals: 0, autoHides: 1 })
  await page.goto(`/admin/popup/${id}/numeri`)
  await expect(page.getByText('Chiuso senza OK (1 con la ×, 1 con il secondo pulsante, 1 con Esc, 1 con un clic fuori)')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Scarica la tabella (CSV)' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(path)

  const webhook = async () => ((await (await page.request.get(`/api/admin/popup/${id}/webhook`)).json()) as { problem: string }).problem // as the API says
  await expect.poll(webhook).toBe('unknown-name')
  await page.goto(`/admin/popup/${id}`)
  await group(page, 'Che cosa succede con OK').click()
  await expect(page.getByText('1 avviso in attesa di essere consegnato.')).toBeVisible()
  await expect(page.getByText('nessun server ha questo nome.')).toBeVisible()
})

test('two announcements on one page come in the order of the list, and go with their dates', async ({ page, browser, baseURL }) => {
  test.slow()
  const { path, name, title, popupId } = await newPlace(page)
  const target = { targeting: { include: [path] } }
  // Neighbours in the list, however many other journeys have theirs in it.
  const priority = randomInt(100, 990)
  const make = (which: string, rank: number) =>
    makePublished(page, 'popup', {
      id: `${popupId}-${which}`,
      name: `${name} ${which}`,
      title: `${title} ${which}`,
      priority: rank,
      ...target,
    })
  const first = await make('prima', priority + 1)
  const second = await make('seconda', priority)
  const seesInTurn = async (...order: string[]) => {
    const reader = await openReader(browser, baseURL)
    await reader.open(path)
    for (const which of order) {
      const dialog = reader.page.getByRole('dialog', { name: `${title} ${which}` })
      await expect(dialog).toBeVisible()
      await expect(reader.page.locator('dialog[open]')).toHaveCount(1)
      await dialog.getByRole('button', { name: 'Chiudi' }).click()
    }
    await reader.context.close()
  }
  await seesInTurn('prima', 'seconda')

  await page.goto(`/admin/popup/${first}`)
  const meeting = page
    .getByRole('listitem')
    .filter({ hasText: `«${name} prima»` })
    .filter({ hasText: `«${name} seconda»` })
  await expect(meeting).toContainText(`Si apre prima «${name} prima», che ha la precedenza; l’altro aspetta che venga chiuso.`)
  await page.goto('/admin/popup')
  const aloud = page.locator('[id^=DndLiveRegion]')
  await page.getByRole('button', { name: `Sposta ${name} seconda` }).focus()
  await page.keyboard.press('Space')
  await expect(aloud).toContainText(/Hai preso|ora è in posizione/)
  const place = async () => Number(/posizione (\d+)/.exec((await aloud.textContent()) ?? '')?.[1] ?? 0)
  await expect.poll(place).toBeGreaterThan(0)
  const before = await place()
  await page.keyboard.press('ArrowUp')
  await expect.poll(place).toBe(before - 1)
  await page.keyboard.press('Space')
  await expect(page.getByText('Precedenza salvata.')).toBeVisible()
  await seesInTurn('seconda', 'prima')
  await expect(page.getByText('Precedenza salvata.')).toBeHidden()
  await dragAbove(
    page,
    page.getByRole('button', { name: `Sposta ${name} prima` }),
    page.getByRole('button', { name: `Sposta ${name} seconda` }),
  )
  await expect(page.getByText('Precedenza salvata.')).toBeVisible()
  await seesInTurn('prima', 'seconda')

  // Withdrawn, then planned for later: readers have nothing of it.
  const html = async () => (await page.request.get(path)).text()
  await page.goto(`/admin/popup/${second}`)
  await page.getByRole('button', { name: 'Ritira', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ritira' }).click()
  await expect(page.getByText('Ritirato', { exact: true })).toBeVisible()
  await group(page, 'Quando si apre').click()
  await page.getByRole('textbox', { name: 'Dal', exact: true }).fill('2035-05-02T10:00')
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Programma per il 2 maggio 2035 alle 10:00' }).click()
  await expect(page.getByText('Programmato', { exact: true })).toBeVisible()
  expect(await html()).not.toContain(`${title} seconda`)

  // Its moment comes, and passes: nobody saves or restarts anything.
  const plan = async (dates: object) => {
    const { revision, content } = await read(page.request, 'popup', second)
    const saved = await page.request.put(`/api/admin/popup/${second}`, { data: { revision, content: { ...content, ...dates } } })
    expect(saved.ok(), await saved.text()).toBe(true)
    const done = await page.request.post(`/api/admin/popup/${second}/publish`, { data: { revision: revision + 1 } })
    expect(done.ok(), await done.text()).toBe(true)
  }
  const soon = () => new Date(Date.now() + 3000).toISOString()
  await plan({ publishAt: soon(), unpublishAt: null })
  await expect.poll(html).toContain(`${title} seconda`)
  await plan({ publishAt: null, unpublishAt: soon() })
  await expect.poll(html).not.toContain(`${title} seconda`)
  expect(await html()).toContain(`${title} prima`)
})

test('readers get one text or the other, and the test says which is better once it can', async ({ page, browser, baseURL }) => {
  test.slow()
  const { path, name, title, popupId } = await newPlace(page)
  const id = await makePublished(page, 'popup', { id: popupId, name, title, targeting: { include: [path] } })
  await page.goto(`/admin/popup/${id}`)
  await group(page, 'Prova fra più testi').click()
  await page.getByRole('button', { name: 'Aggiungi il testo B' }).click()
  await page.getByLabel('Titolo B').fill(`${title} insieme`)
  await page.keyboard.press('Control+s')
  const publishChanges = page.getByRole('button', { name: 'Pubblica le modifiche' })
  await publishChanges.click()
  await expect(publishChanges).toBeHidden()

  const reader = await openReader(browser, baseURL)
  // Only what is told below counts.
  await reader.page.route('**/modal/ajax/count', (route) => route.abort())
  const heading = reader.page.locator('dialog[open] .modal-page-title')
  const seen = new Set<string | null>()
  // Chance decides at each visit: forty that all fall on one side would be a miracle.
  for (let visit = 0; visit < 40 && seen.size < 2; visit++) {
    await reader.open(path)
    await expect(heading).toBeVisible()
    seen.add(await heading.textContent())
  }
  expect(seen).toEqual(new Set([title, `${title} insieme`]))

  const count = async (variant: 'a' | 'b', event: string, times: number) => {
    for (let left = times; left > 0; left -= 40) {
      const events = Array.from({ length: Math.min(40, left) }, () => `${event} ${popupId} ${variant}`).join(',')
      const answer = await reader.context.request.post('/modal/ajax/count', { form: { page: path, width: 1280, events } })
      expect(answer.status()).toBe(204)
    }
  }
  await count('a', 'view', 40)
  await expectFigures(page, id, { views: 40 })
  await page.goto(`/admin/popup/${id}/numeri`)
  await expect(
    page.getByText('Dati non ancora sufficienti: mancano ancora 100 visite al testo meno visto e servono ancora 10 OK.'),
  ).toBeVisible()
  await count('a', 'view', 80)
  await count('b', 'view', 120)
  await count('a', 'ok', 4)
  await count('b', 'ok', 40)
  await expectFigures(page, id, { views: 240, ok: 44 })
  await page.reload()
  await expect(page.getByText(/^B è migliore con il 9\d(,\d)?\s% di probabilità\.$/)).toBeVisible()
  await reader.context.close()
})

/** Takes a row by its handle and lets it go a little above another, as a hand does. */
async function dragAbove(page: Page, handle: Locator, other: Locator): Promise<void> {
  await other.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const from = await middleOf(handle)
  const to = await middleOf(other)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 8, { steps: 4 })
  await page.mouse.move(to.x, to.y - 4, { steps: 12 })
  await page.mouse.up()
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

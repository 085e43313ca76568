import { expect, type Page } from '@playwright/test'
import { make, makePlace, paragraph, read, unique } from './support/make.ts'
import { fits, passesAxe } from './support/passesAxe.ts'
import { enableSecondFactor, newPerson, pageOf, type Credentials } from './support/people.ts'
import { sheetOf } from './support/sheet.ts'
import { test } from './support/test.ts'
import { nextTotp } from './support/totp.ts'

/** Somebody in the editor with a draft of their own, that lacks nothing to be published. */
async function openDraft(page: Page, browser: Parameters<typeof pageOf>[0], baseURL: string) {
  const place = await makePlace(page.request)
  const rosa = await newPerson(page.request, 'Rosa', 'caporedattore')
  const hers = await pageOf(browser, rosa, baseURL)
  const id = await make(hers.request, 'article', { title: unique('Interrotto'), body: paragraph('Comincia.'), ...place.ids })
  const sheet = sheetOf(hers)
  await sheet.open('article', id)
  const saved = async () => (await read(page.request, 'article', id)).content
  return { rosa, hers, id, sheet, saved, status: sheet.bar.getByRole('status') }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'La sessione è finita' })

async function signInAgain(page: Page, { email, password }: Credentials): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel(/^Password/).fill(password)
  await dialog.getByRole('button', { name: 'Entra', exact: true }).click()
}

test('whose session ends signs in again over the sheet, and what was written is saved by itself', async ({ page, browser, baseURL }) => {
  const { rosa, hers, sheet, saved, status } = await openDraft(page, browser, baseURL ?? '')
  await hers.context().clearCookies()
  await sheet.standfirst.fill('Scritto dopo la fine.')
  await expect(status).toContainText('La sessione è finita: il testo è al sicuro in questo browser')
  // Whoever writes is not taken away from it; whoever presses something is told, and asked.
  await expect(dialogOf(hers)).toBeHidden()
  await sheet.bar.getByRole('button', { name: 'Pubblica' }).click()
  await expect(hers.getByText('Per ora non è stato fatto: la sessione è finita.')).toBeVisible()
  await expect(dialogOf(hers).getByLabel(/^Password/)).toBeFocused()
  await passesAxe(hers)
  await hers.keyboard.press('Escape')
  await expect(dialogOf(hers)).toBeHidden()
  await expect(sheet.standfirst).toHaveValue('Scritto dopo la fine.')

  await status.getByRole('button', { name: 'Accedi di nuovo' }).click()
  await signInAgain(hers, { ...rosa, password: 'un’altra' })
  await expect(dialogOf(hers).getByText('E-mail o password non corrette.')).toBeVisible()
  await signInAgain(hers, rosa)
  await expect(status).toContainText('Salvato alle')
  expect((await saved()).standfirst).toBe('Scritto dopo la fine.')
  await sheet.bar.getByRole('button', { name: 'Pubblica' }).click()
  await expect(hers.getByText('Pubblicato: i lettori lo vedono.')).toBeVisible()
  await hers.context().close()
})

test('who has a second factor gives the code over the sheet too; a wrong one is told plainly, and nothing is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  const { rosa, hers, sheet, saved, status } = await openDraft(page, browser, baseURL ?? '')
  const secret = await enableSecondFactor(hers, rosa, baseURL ?? '')
  const address = hers.url()
  await hers.context().clearCookies()
  await sheet.standfirst.fill('Scritto dopo la fine.')
  await status.getByRole('button', { name: 'Accedi di nuovo' }).click()
  await signInAgain(hers, rosa)
  const step = hers.getByRole('dialog', { name: 'Il secondo passo' })
  const code = step.getByLabel(/^Codice/)
  await expect(code).toBeFocused()
  await passesAxe(hers)
  await code.fill('12')
  await hers.keyboard.press('Enter')
  await expect(step.getByRole('alert')).toHaveText('Il codice non è corretto.')
  await passesAxe(hers)
  expect((await saved()).standfirst).toBe('')

  // Put off, it begins again from the password.
  await step.getByRole('button', { name: 'Non ora' }).click()
  await expect(sheet.standfirst).toHaveValue('Scritto dopo la fine.')
  await sheet.standfirst.fill('Scritto dopo la fine, e ancora.')
  await status.getByRole('button', { name: 'Accedi di nuovo' }).click()
  await signInAgain(hers, rosa)
  await code.fill(nextTotp(secret))
  await hers.keyboard.press('Enter')
  await expect(step).toBeHidden()
  await expect(status).toContainText('Salvato alle')
  expect((await saved()).standfirst).toBe('Scritto dopo la fine, e ancora.')
  expect(hers.url()).toBe(address)
  await expect(sheet.standfirst).toHaveValue('Scritto dopo la fine, e ancora.')
  await hers.context().close()
})

test('another person who signs in over the sheet is told whose it was, and saves with their own permissions', async ({
  page,
  browser,
  baseURL,
}) => {
  const { rosa, hers, sheet, saved, status } = await openDraft(page, browser, baseURL ?? '')
  const bruno = await newPerson(page.request, 'Bruno', 'collaboratore')
  await hers.context().clearCookies()
  await sheet.standfirst.fill('Di Rosa.')
  await status.getByRole('button', { name: 'Accedi di nuovo' }).click()
  await signInAgain(hers, bruno)
  const dialog = hers.getByRole('dialog', { name: `Ora c’è ${bruno.name}` })
  await expect(dialog).toContainText(`Questa schermata l’aveva aperta ${rosa.name}`)
  expect((await saved()).standfirst).toBe('')
  await dialog.getByRole('button', { name: `Continua come ${bruno.name}` }).click()
  await expect(status).toContainText('Non si può salvare')
  expect((await saved()).standfirst).toBe('')
  await expect(sheet.standfirst).toHaveValue('Di Rosa.')
  await hers.context().close()
})

test('a suspension and a server in trouble are told apart, and words wait for both', async ({ page, browser, baseURL }) => {
  const { rosa, hers, sheet, saved, status } = await openDraft(page, browser, baseURL ?? '')
  const broken = { status: 503, contentType: 'application/json', body: JSON.stringify({ code: 'store-unavailable', message: 'x' }) }
  await hers.route('**/api/admin/article/*', (route) => (route.request().method() === 'PUT' ? route.fulfill(broken) : route.continue()))
  await sheet.standfirst.fill('Con l’archivio fermo.')
  await expect(status).toContainText('L’archivio della rivista non risponde')
  await sheet.bar.getByRole('button', { name: 'Pubblica' }).click()
  await expect(hers.getByText('Per ora non è stato fatto: il server è in difficoltà.')).toBeVisible()
  await hers.unroute('**/api/admin/article/*')
  await status.getByRole('button', { name: 'Riprova ora' }).click()
  await expect(status).toContainText('Salvato alle')
  expect((await saved()).standfirst).toBe('Con l’archivio fermo.')

  const act = (name: string) => page.request.post(`/api/admin/user/${rosa.id}/${name}`, { data: {} })
  expect((await act('suspend')).ok()).toBe(true)
  await sheet.standfirst.fill('Da sospesa.')
  await hers.keyboard.press('Control+s')
  await expect(status).toContainText('Non si può salvare: Accesso sospeso. Scrivi a un amministratore')
  expect((await act('reactivate')).ok()).toBe(true)
  await status.getByRole('button', { name: 'Riprova ora' }).click()
  await signInAgain(hers, rosa)
  await expect(status).toContainText('Salvato alle')
  expect((await saved()).standfirst).toBe('Da sospesa.')
  await hers.context().close()
})

test('a form whose save finds the session over stays, and is sent once somebody is in again; on a phone, in the dark', async ({
  page,
  browser,
  baseURL,
}) => {
  const rosa = await newPerson(page.request, 'Rosa', 'caporedattore')
  const hers = await pageOf(browser, rosa, baseURL ?? '')
  await hers.emulateMedia({ colorScheme: 'dark' })
  await hers.setViewportSize({ width: 390, height: 844 })
  const name = unique('Tema lungo da scrivere')
  await hers.goto('/admin/tag/create')
  await hers.getByLabel('Nome').fill(name)
  await hers.context().clearCookies()
  await hers.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(dialogOf(hers)).toBeVisible()
  await fits(hers)
  await passesAxe(hers)
  // Put off, it is all still there, and so is the way in.
  await dialogOf(hers).getByRole('button', { name: 'Non ora' }).click()
  await expect(hers.getByText('Non ho salvato: la sessione è finita.')).toBeVisible()
  await expect(hers.getByLabel('Nome')).toHaveValue(name)
  await hers.getByRole('button', { name: 'Salva', exact: true }).click()
  await signInAgain(hers, rosa)
  await expect(hers.getByText('Creato.')).toBeVisible()
  const found = await page.request.get(`/api/admin/tag?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)
  expect(await found.json()).toHaveLength(1)
  await hers.context().close()
})

import { expect } from '@playwright/test'
import { ADMINISTRATOR } from './support/administrator.ts'
import { passesAxe } from './support/passesAxe.ts'
import { administratorPage, newPerson, pageOf, signIn, typeCredentials } from './support/people.ts'
import { test } from './support/test.ts'
import { nextTotp, totp } from './support/totp.ts'

// These journeys begin outside.
test.use({ storageState: { cookies: [], origins: [] } })

test('whoever opens the back office at another address of the server is told which one lets in', async ({ page, baseURL }) => {
  await typeCredentials(page, ADMINISTRATOR, baseURL?.replace('localhost', '127.0.0.1'))
  await expect(page.getByRole('alert')).toHaveText(/^Da questo indirizzo non si entra: apri la redazione da quello della rivista/)
})

test('a wrong password is refused in plain words, and the right one lets in', async ({ page }) => {
  await typeCredentials(page, { ...ADMINISTRATOR, password: 'sbagliata-davvero' })
  await expect(page.getByRole('alert')).toHaveText('E-mail o password non corrette.')
  await passesAxe(page)
  await signIn(page, ADMINISTRATOR)
  await page.getByRole('button', { name: 'Il tuo profilo' }).click()
  await page.getByRole('menuitem', { name: 'Esci' }).click()
  await expect(page.getByRole('heading', { name: 'Entra in redazione' })).toBeVisible()
})

test('somebody invited chooses a password, turns the second factor on and comes in with it', async ({ page, browser, baseURL }) => {
  test.slow()
  const direction = await administratorPage(browser, baseURL ?? '')
  await direction.goto('/admin/user')
  await direction.getByRole('button', { name: 'Invita una persona' }).click()
  // A journey that is tried again invites somebody else.
  const name = `Dino ${Date.now()}`
  const email = `dino-${Date.now()}@example.it`
  await direction.getByLabel('Nome e cognome').fill(name)
  await direction.getByLabel('E-mail').fill(email)
  await expect(direction.getByRole('combobox', { name: 'Che cosa farà' })).toHaveText('Redattore')
  await passesAxe(direction)
  await direction.getByRole('button', { name: 'Manda l’invito' }).click()
  const link = await direction.getByLabel('Collegamento', { exact: true }).inputValue()
  expect(link).toContain('/admin/invito?token=')

  // A password that anybody would guess is refused by the server, and nothing is lost.
  await page.goto(new URL(link).pathname + new URL(link).search)
  await expect(page.getByRole('heading', { name: 'Ti diamo il benvenuto in redazione' })).toBeVisible()
  await passesAxe(page)
  const choose = async (password: string) => {
    await page.getByLabel(/^Password nuova/).fill(password)
    await page.getByLabel('Ripeti la password nuova').fill(password)
    await page.getByRole('button', { name: 'Accetta l’invito' }).click()
  }
  await choose('dino12345678')
  await expect(page.getByRole('alert').first()).toContainText('si indovina facilmente')
  const password = 'sette sedie di paglia gialla'
  await choose(password)
  // Whoever accepts is in; the invitation is used up, and says so at once.
  await expect(page.getByRole('navigation', { name: 'Sezioni della redazione' })).toBeAttached()
  await page.goto(new URL(link).pathname + new URL(link).search)
  await expect(page.getByRole('alert')).toContainText('Questo invito non vale più')
  await expect(page.getByLabel(/^Password nuova/)).toHaveCount(0)
  await passesAxe(page)

  await page.goto('/admin/profilo')
  await page.getByRole('button', { name: 'Attiva', exact: true }).click()
  await page.getByLabel('La tua password').fill(password)
  await page.getByRole('button', { name: 'Comincia' }).click()
  await expect(page.getByRole('img', { name: 'Codice QR' })).toBeVisible()
  const secret = (await page.locator('code[data-secret]').getAttribute('data-secret')) ?? ''
  await page.getByLabel('Codice di sei cifre').fill('000000')
  await page.getByRole('button', { name: 'Conferma il codice' }).click()
  await expect(page.getByRole('alert')).toContainText('Il codice non è corretto')
  await page.getByLabel('Codice di sei cifre').fill(totp(secret))
  await page.getByRole('button', { name: 'Conferma il codice' }).click()
  const kept = page.getByRole('list', { name: 'Codici di recupero' }).getByRole('listitem')
  await expect(kept).toHaveCount(10)
  const codes = await kept.allTextContents()
  await expect(page.getByRole('button', { name: 'Ho finito' })).toBeDisabled()
  await page.getByLabel('Li ho conservati').check()
  await page.getByRole('button', { name: 'Ho finito' }).click()
  await expect(page.getByText('Quando entri ti chiediamo anche il codice')).toBeVisible()

  await page.context().clearCookies()
  await typeCredentials(page, { email, password })
  await expect(page.getByRole('heading', { name: 'Il secondo passo' })).toBeVisible()
  await passesAxe(page)
  await page.getByLabel(/^Codice/).fill(nextTotp(secret))
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Sezioni della redazione' })).toBeAttached()

  await page.context().clearCookies()
  await typeCredentials(page, { email, password })
  await page.getByRole('button', { name: /codice di recupero/ }).click()
  await page.getByLabel('Codice di recupero').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Sezioni della redazione' })).toBeAttached()

  await direction.goto('/admin/audit')
  await expect(direction.getByText(`${name} ha accettato l’invito`)).toBeVisible()
  await expect(direction.getByText(`${name} ha attivato il secondo passo`)).toBeVisible()
  await direction.context().close()
})

test('who forgot the password gets a link from the administrator, once', async ({ page, browser, baseURL }) => {
  const direction = await administratorPage(browser, baseURL ?? '')
  const person = await newPerson(direction.request, 'Olga Smemorata', 'redattore')
  await page.goto('/admin/password-dimenticata')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Mandami il collegamento' }).click()
  // No mail server: the sentence says whom to ask.
  await expect(page.getByRole('alert')).toContainText('chiedi un collegamento a un amministratore')
  await passesAxe(page)

  await direction.goto('/admin/user')
  await direction.getByRole('button', { name: `Azioni per ${person.name}` }).click()
  await direction.getByRole('menuitem', { name: 'Collegamento per una password nuova' }).click()
  const link = new URL(await direction.getByLabel('Collegamento', { exact: true }).inputValue())
  const password = 'undici gatti sul tetto rosso'
  await page.goto(link.pathname + link.search)
  await page.getByLabel(/^Password nuova/).fill(password)
  await page.getByLabel('Ripeti la password nuova').fill(password)
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expect(page.getByRole('navigation', { name: 'Sezioni della redazione' })).toBeAttached()
  await page.context().clearCookies()
  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('alert')).toContainText('Questo collegamento non vale più')
  await signIn(page, { email: person.email, password })
  await direction.context().close()
})

test('sessions are listed and ended, and a changed password ends the others', async ({ page, browser, baseURL }) => {
  const direction = await administratorPage(browser, baseURL ?? '')
  const person = await newPerson(direction.request, 'Piero Ovunque', 'redattore')
  await direction.context().close()
  const elsewhere = await pageOf(browser, person, baseURL ?? '')
  await signIn(page, person)
  await page.goto('/admin/profilo')
  await expect(page.getByText('Questo dispositivo')).toBeVisible()
  await passesAxe(page)
  await page.getByRole('button', { name: 'Disconnetti tutti gli altri' }).click()
  await expect(page.getByText('Non ci sono altri dispositivi collegati.')).toBeVisible()
  await elsewhere.goto('/admin')
  await expect(elsewhere.getByRole('heading', { name: 'Entra in redazione' })).toBeVisible()

  await page.getByRole('button', { name: 'Cambia la password' }).click()
  await page.getByLabel('Password attuale').fill(person.password)
  await page.getByLabel(/^Password nuova/).fill('otto lampioni nella nebbia')
  await page.getByLabel('Ripeti la password nuova').fill('otto lampioni nella nebbia')
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expect(page.getByText('Password cambiata.')).toBeVisible()
  await expect(page.getByText('Non ci sono altri dispositivi collegati.')).toBeVisible()
  await elsewhere.context().close()
})

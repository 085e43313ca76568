import { expect } from '@playwright/test'
import { newPerson, pageOf } from './support/people.ts'
import { test } from './support/test.ts'

test('an administrator changes a role, suspends and lets in again; the log tells it', async ({ page, browser, baseURL }) => {
  const bruno = await newPerson(page.request, 'Bruno', 'collaboratore')
  const { name } = bruno
  const his = await pageOf(browser, bruno, baseURL ?? '')
  await his.goto('/admin/media')
  // A collaboratore is not offered people, nor gets them by asking.
  await expect(his.getByRole('menuitem', { name: 'Articoli' })).toBeVisible()
  await expect(his.getByRole('menuitem', { name: 'Persone' })).toHaveCount(0)
  expect((await his.request.get('/api/admin/user')).status()).toBe(403)

  await page.goto('/admin/user')
  await page.getByLabel('Cerca per nome o indirizzo').fill(name)
  const act = async (what: string) => {
    await page.getByRole('button', { name: `Azioni per ${name}` }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await act('Cambia nome o ruolo')
  await page.getByRole('combobox', { name: 'Ruolo' }).last().click()
  await page.getByRole('option', { name: /^Redattore/ }).click()
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Modifiche salvate.')).toBeVisible()

  await act('Sospendi')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sospendi' }).click()
  await expect(page.getByText('Accesso sospeso.')).toBeVisible()
  await his.goto('/admin/media')
  await expect(his.getByRole('heading', { name: 'Entra in redazione' })).toBeVisible()
  await act('Riattiva')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Riattiva' }).click()
  await expect(page.getByText('Accesso riattivato.')).toBeVisible()

  await page.goto('/admin/audit')
  await page.getByLabel('Cerca nei titoli').fill(name)
  await expect(page.getByText(`ha cambiato il ruolo di ${name}: da collaboratore a redattore`)).toBeVisible()
  await expect(page.getByText(`ha sospeso ${name}`)).toBeVisible()
  await expect(page.getByText(`A ${name} è stato negato il permesso`)).toBeVisible()
  await page.getByRole('combobox', { name: 'Che cosa', exact: true }).click()
  await page.getByRole('option', { name: 'Sospensione di una persona' }).click()
  await expect(page.getByText(`ha cambiato il ruolo di ${name}`)).toHaveCount(0)
  // The filters are in the address: whoever is sent it sees the same.
  await page.reload()
  await expect(page.getByText(`ha sospeso ${name}`)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Esporta in CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^registro-attivita-.*\.csv$/)
  await his.context().close()
})

test('an address that somebody has already is refused beside its field', async ({ page }) => {
  const ada = await newPerson(page.request, 'Ada Doppia', 'redattore')
  await page.goto('/admin/user')
  await page.getByRole('button', { name: 'Invita una persona' }).click()
  await page.getByLabel('Nome e cognome').fill('Ada Seconda')
  await page.getByLabel('E-mail').fill(ada.email)
  await page.getByRole('button', { name: 'Manda l’invito' }).click()
  await expect(page.getByText('C’è già una persona con questo indirizzo.')).toBeVisible()
  await expect(page.getByLabel('Nome e cognome')).toHaveValue('Ada Seconda')
})

import { expect } from '@playwright/test'
import { fits, passesAxe } from './support/passesAxe.ts'
import { test } from './support/test.ts'

/** Browsers that say they have no window are taken for programs, and programs are not counted. */
const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('a visit is on the dashboard a few seconds later @engines-long', async ({ page, browser, baseURL }) => {
  const reader = await browser.newContext({ userAgent: READER, ...(baseURL && { baseURL }) })
  const visit = await reader.newPage()
  const told = visit.waitForResponse((response) => response.url().endsWith('/raccolta'))
  await visit.goto('/articoli/sotto-la-riga')
  expect((await told).status()).toBe(204)
  const title = await visit.getByRole('heading', { level: 1 }).innerText()
  await reader.close()

  const visits = page.getByRole('region', { name: 'Le visite' })
  await expect.poll(async () => (await page.request.get('/api/admin/traffic?days=7')).text()).toContain(title)
  await page.goto('/admin/')
  await expect(visits.getByRole('link', { name: title })).toBeVisible()
  await expect(visits.getByText(/pagin[ae] apert[ae]$/).first()).toBeVisible()
  await visits.getByRole('button', { name: 'Oggi' }).click()
  await expect(visits.getByText('Nessun file scaricato')).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
  }
  await passesAxe(page)
})

test('who is told is chosen in the settings: a mistake is said where it stands, and the next page knows', async ({ page, request }) => {
  const configured = async () => /id="edicola-analytics">([^<]*)</.exec(await (await request.get('/chi-siamo')).text())?.[1] ?? ''
  await page.goto('/admin/impostazioni?quali=analytics')
  const plausible = page.getByLabel('Nome del sito')
  await plausible.fill('la rivista')
  await page.getByLabel('ID di misurazione').fill('UA-1234')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('come lo conosce Plausible')).toBeVisible()
  await expect(page.getByText('L’identificativo comincia con G-')).toBeVisible()
  expect(await configured()).toBe('{"own":"/raccolta"}')

  // Others read here meanwhile: what is saved changes nothing for them.
  await plausible.fill('')
  await page.getByLabel('ID di misurazione').fill('')
  const hosts = page.getByLabel('Altri siti della casa')
  await hosts.fill('negozio.example\nnon un sito')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText(/Riga 2.*Scrivi un nome come/)).toBeVisible()
  await hosts.fill('https://Negozio.example/')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect.poll(configured).toBe('{"own":"/raccolta","insideHosts":["negozio.example"]}')
  await expect(hosts).toHaveValue('negozio.example')

  await hosts.fill('')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect.poll(configured).toBe('{"own":"/raccolta"}')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
  }
  await passesAxe(page)
})

import { expect, test } from '@playwright/test'
import { DATABASE } from '../../playwright.config.ts'
import { previewLink } from '../support/previewLink.ts'

const SLUG = 'sotto-la-riga'

test('a draft opens to who has its link, with its end written above it', async ({ page }) => {
  await page.goto(await previewLink(DATABASE, SLUG, new Date()))
  await expect(page.getByText(/^Anteprima: non ancora pubblicato\. Il collegamento scade il \d/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sotto la riga')
  await page.getByRole('link', { name: 'Nota 1', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Nota 1' })).toBeVisible()
})

test('a link that has expired says so, and shows nothing', async ({ page }) => {
  const response = await page.goto(await previewLink(DATABASE, SLUG, new Date(Date.now() - 2 * 3_600_000)))
  expect(response?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il collegamento è scaduto')
  await expect(page.getByText('Sotto la riga')).toHaveCount(0)
})

import { expect, test } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PORT as MAGAZINE_PORT } from './playwright.config.ts'
import { passesAxe } from './support/passesAxe.ts'
import { totp } from './support/totp.ts'

const PORT = MAGAZINE_PORT + 1

test.use({ storageState: { cookies: [], origins: [] }, baseURL: `http://localhost:${PORT}` })

test('the password of the first start opens one door only, and a role that needs a second factor another', async ({ page }) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'edicola-first-start-'))
  const program = spawn(process.execPath, ['scripts/edicola.js', 'start'], {
    env: { PATH: process.env['PATH'], PORT: String(PORT), DATA_DIR: folder, EDICOLA_DEMO: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let said = ''
    program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await expect.poll(() => said).toContain(`localhost:${PORT}`)
    const lent = /[a-z2-9]{5}(?:-[a-z2-9]{5}){3}/.exec(said)?.[0] ?? ''

    await page.goto('/admin')
    await page.getByLabel('E-mail').fill('admin@edicola.example')
    await page.getByLabel(/^Password/).fill(lent)
    await page.getByRole('button', { name: 'Entra', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Scegli una password nuova' })).toBeVisible()
    await passesAxe(page)
    await page.goto('/admin/media')
    await expect(page.getByRole('heading', { name: 'Scegli una password nuova' })).toBeVisible()

    const chosen = 'quattro ombrelli al vento'
    await page.getByLabel('Password attuale').fill(lent)
    await page.getByLabel(/^Password nuova/).fill(chosen)
    await page.getByLabel('Ripeti la password nuova').fill(`${chosen}!`)
    await page.getByRole('button', { name: 'Salva la password' }).click()
    await expect(page.getByRole('alert')).toHaveText('Le due password non sono uguali.')
    await page.getByLabel('Ripeti la password nuova').fill(chosen)
    await page.getByRole('button', { name: 'Salva la password' }).click()
    await expect(page.getByRole('navigation', { name: 'Sezioni della redazione' })).toBeAttached()

    // An empty library says what to do.
    await page.goto('/admin/media')
    await expect(page.getByText('Ancora nessun file')).toBeVisible()
    await passesAxe(page)

    // From the moment that a role needs a second factor, whoever has none makes one before anything else.
    const headers = { origin: `http://localhost:${PORT}` }
    const set = await page.request.post('/api/admin/siteSettings', { data: { twoFactorRoles: ['amministratore'] }, headers })
    expect(set.status(), await set.text()).toBe(201)
    await page.goto('/admin/media')
    await expect(page.getByRole('heading', { name: 'Attiva il secondo passo' })).toBeVisible()
    await passesAxe(page)
    await page.getByLabel('La tua password').fill(chosen)
    await page.getByRole('button', { name: 'Comincia' }).click()
    const secret = (await page.locator('code[data-secret]').getAttribute('data-secret')) ?? ''
    await page.getByLabel('Codice di sei cifre').fill(totp(secret))
    await page.getByRole('button', { name: 'Conferma il codice' }).click()
    await page.getByLabel('Li ho conservati').check()
    await passesAxe(page)
    await page.getByRole('button', { name: 'Ho finito' }).click()
    await expect(page.getByRole('navigation', { name: 'Sezioni della redazione' })).toBeAttached()
  } finally {
    program.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
})

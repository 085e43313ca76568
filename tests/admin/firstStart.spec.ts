import { expect, test } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { passesAxe } from './support/passesAxe.ts'

const PORT = 3908

test.use({ storageState: { cookies: [], origins: [] }, baseURL: `http://localhost:${PORT}` })

test('the password of the first start opens one door only: that to another password', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-first-start-'))
  const program = spawn(process.execPath, ['scripts/edicola.js', 'start'], {
    env: { PATH: process.env['PATH'], PORT: String(PORT), DATA_DIR: folder, EDICOLA_DEMO: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let said = ''
    program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await expect.poll(() => said, { timeout: 50_000 }).toContain(`localhost:${PORT}`)
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
  } finally {
    program.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
})

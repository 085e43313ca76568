import { expect, test } from '@playwright/test'
import { rm } from 'node:fs/promises'
import { freePort } from '../support/freePort.ts'
import { run } from '../support/running.ts'

const FOLDER = 'test-results/developing'

test('npm run dev, the first time: the link signs in, and nothing of the back office or of the site is missing or fails', async ({
  browser,
}) => {
  await rm(FOLDER, { recursive: true, force: true })
  const program = run([process.execPath, 'scripts/dev.js', FOLDER], { PORT: String(await freePort()), EDICOLA_DEMO: '0' })
  const page = await (await browser.newContext({ locale: 'it-IT', storageState: { cookies: [], origins: [] } })).newPage()
  try {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`))
    const link = /http:\/\/localhost:\d+\/entra/
    await expect.poll(() => program.output(), { timeout: 200_000 }).toMatch(link)
    await page.goto(link.exec(program.output())?.[0] ?? '')
    await expect(page.getByRole('heading', { level: 1, name: /^Ciao/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(faults).toEqual([])
  } finally {
    await page.context().close()
    await program.stop()
    await rm(FOLDER, { recursive: true, force: true })
  }
})

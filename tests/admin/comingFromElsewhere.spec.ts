import { expect, test } from '@playwright/test'
import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PORT as MAGAZINE_PORT } from './playwright.config.ts'
import { ADMINISTRATOR } from './support/administrator.ts'
import { makePublished, openReader } from './support/announcing.ts'
import { makePlace, paragraph } from './support/make.ts'
import { pageOf } from './support/people.ts'

// The first start has the port before it.
const PORT = MAGAZINE_PORT + 2
const SITE = `http://localhost:${PORT}`
const PROGRAM = 'scripts/edicola.js'
const EXPORT = 'tests/fixtures/modal_page'
const ON_ARTICLES = ['7', 'campagna', 'clic', 'scorri', 'sessione', 'tabella', 'una_volta']

test('ten announcements of another site come over, and Bootstrap shows them after one reload', async ({ browser }) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'edicola-import-'))
  const env = {
    PATH: process.env['PATH'],
    PORT: String(PORT),
    DATA_DIR: folder,
    EDICOLA_DEMO: '0',
    EDICOLA_ADMIN_EMAIL: ADMINISTRATOR.email,
    EDICOLA_ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: 'error',
  }
  const bringIn = async (...flags: string[]) =>
    (await promisify(execFile)(process.execPath, [PROGRAM, 'import', 'modal-page', EXPORT, ...flags], { env })).stdout
  const stops: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    expect(await bringIn('--dry-run')).toContain('Prova: annunci da importare: 10. Non ho cambiato nulla.')
    const said = await bringIn()
    expect(said).toContain('modal_page_show_once → showOnce')
    expect(said).toContain('allowed_tags: qui non ha un corrispondente')
    expect(said).toContain('Annunci importati: 10.')
    expect(await bringIn()).toContain('Annunci importati: 0.')

    const program = spawn(process.execPath, [PROGRAM, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    stops.unshift(() => program.kill('SIGKILL'))
    let output = ''
    program.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await expect.poll(() => output).toContain(SITE)

    // The first reader's browser finds no Bootstrap and asks for it: one call, one reload, and Bootstrap shows the announcement.
    const reader = await openReader(browser, SITE, 'benvenuto_lettori')
    const calls: string[] = []
    let pages = 0
    reader.page.on('request', (request) => {
      if (request.url().includes('enable-bootstrap')) calls.push(request.url())
      if (request.isNavigationRequest()) pages += 1
    })
    await reader.page.goto('/')
    const modal = reader.page.locator('.modal', { hasText: 'Grazie di essere qui.' })
    await expect(modal).toBeVisible()
    await expect(reader.page.locator('.modal-backdrop')).toHaveCount(1)
    expect({ calls: calls.length, pages }).toEqual({ calls: 1, pages: 2 })
    await modal.getByLabel('Non mostrare più').check()
    await modal.getByRole('button', { name: 'Va bene' }).click()
    await reader.said('closed ok')
    const [cookie] = await reader.cookies()
    expect(cookie?.name).toBe('please_do_not_show_again_modal_id_benvenuto_lettori')
    // As long as the module's settings said.
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
    await reader.page.reload()
    await reader.said('suppressed asked-not-to')
    expect({ calls: calls.length, pages }).toEqual({ calls: 1, pages: 3 })

    // The next one has it from the start, and first of all what the address calls.
    const next = await openReader(browser, SITE, 'dono')
    next.page.on('request', (request) => expect(request.url()).not.toContain('enable-bootstrap'))
    await next.page.goto('/?modal=regalo')
    await next.said('shown')
    await expect(next.page.locator('.modal', { hasText: 'Per te.' })).toBeVisible()

    const editor = await pageOf(browser, ADMINISTRATOR, SITE)
    const { ids } = await makePlace(editor.request)
    await makePublished(editor, 'article', { title: 'Il mare', slug: 'il-mare', body: paragraph('Onde.'), ...ids })
    const html = await (await editor.request.get('/articoli/il-mare')).text()
    for (const id of ON_ARTICLES) expect(html).toContain(`id="modal-page-${id}"`)
    for (const id of ['abbonati', 'benvenuto_lettori', 'dono']) expect(html).not.toContain(`id="modal-page-${id}"`)

    // Whoever turned one away on the old site does not see it here.
    const returning = await openReader(browser, SITE, 'una_volta')
    await returning.context.addCookies([{ name: 'hide_modal_id_una_volta', value: 'true', url: SITE }])
    await returning.page.goto('/articoli/il-mare')
    await returning.said('suppressed already-seen')

    await editor.goto('/admin/popup')
    await expect(editor.getByRole('list', { name: 'Annunci in ordine di precedenza' }).getByRole('listitem')).toHaveCount(10)
    await editor.goto('/admin/impostazioni?quali=popup')
    await expect(editor.getByLabel('Versione di Bootstrap del tema')).toHaveValue('5x')
    for (const one of [reader.context, next.context, returning.context, editor.context()]) await one.close()
  } finally {
    for (const stop of stops) await stop()
  }
})

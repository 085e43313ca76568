import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './prepare.js'

// The pictures of docs/guida-redazione.md, taken from the demo magazine as an editor sees it: `node scripts/guide.js`.
ensureInstalled()
ensureBuilt()
const { chromium } = await import('@playwright/test')
const { default: sharp } = await import('sharp')
const { findBrowser } = await import('./findBrowser.js')

const PORT = 3909
const SITE = `http://localhost:${PORT}`
const EMAIL = 'admin@edicola.example'
const PASSWORD = 'cavallo-batteria-graffetta'

/** @type {[name: string, path: string][]} */
const SCREENS = [
  ['oggi', '/admin'],
  ['articoli', '/admin/article'],
  ['calendario', '/admin/calendario'],
  ['immagini', '/admin/media'],
  ['prima-pagina', '/admin/prima-pagina'],
]

const folder = await mkdtemp(join(tmpdir(), 'edicola-guide-'))
const env = {
  ...process.env,
  PORT: String(PORT),
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
  EDICOLA_ADMIN_EMAIL: EMAIL,
  EDICOLA_ADMIN_PASSWORD: PASSWORD,
}
const program = spawn(process.execPath, ['scripts/edicola.js', 'start'], { cwd: root, env, stdio: 'inherit' })
try {
  await untilReady()
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'it-IT', colorScheme: 'light' })
  page.setDefaultTimeout(120_000)

  await page.goto(`${SITE}/admin`, { waitUntil: 'networkidle' })
  await keep('ingresso')
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
  await page.getByRole('navigation').first().waitFor()
  for (const [name, path] of SCREENS) {
    await page.goto(`${SITE}${path}`, { waitUntil: 'networkidle' })
    await keep(name)
  }
  await page.goto(`${SITE}/admin/article`, { waitUntil: 'networkidle' })
  await page.getByText('Dipingere quando non si vede').first().click()
  await page.getByText('Scheda', { exact: true }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await keep('scrivere')
  await page.locator('.ProseMirror p').first().click()
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: 'Trova nel testo' }).fill('vede')
  await keep('trovare')
  await page.goto(`${SITE}/admin/popup`, { waitUntil: 'networkidle' })
  await page.getByText('Centoventi euro, un articolo').first().click()
  await page.frameLocator('iframe').getByText('Vedo come si fa').waitFor()
  await page.getByRole('textbox', { name: 'Testo', exact: true }).waitFor()
  await keep('annunci')
  await browser.close()

  /**
   * Once all of it is there: on a slow machine a screen may be drawn long after the network has fallen silent.
   * @param {string} name
   */
  async function keep(name) {
    await page.getByRole('heading').first().waitFor()
    for (const frame of page.frames()) await frame.waitForFunction(isDrawn)
    await page.evaluate('document.fonts.ready')
    const picture = await page.screenshot({ animations: 'disabled' })
    await sharp(picture)
      .webp({ quality: 80 })
      .toFile(join(root, `docs/images/guida-${name}.webp`))
  }
} finally {
  program.kill()
  await rm(folder, { recursive: true, force: true })
}

/** In the page: nothing that is seen is still to come. */
function isDrawn() {
  const isSeen = (/** @type {Element} */ element) => element.getBoundingClientRect().top < innerHeight
  const isComing = [...document.querySelectorAll('.MuiSkeleton-root, [role=progressbar]')].some(isSeen)
  return !isComing && [...document.images].every((image) => image.complete || !isSeen(image))
}

/** A first start draws the demo's pictures, which takes a minute or two. */
async function untilReady() {
  for (let second = 0; second < 600; second++) {
    const isReady = await fetch(`${SITE}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('The program did not start')
}

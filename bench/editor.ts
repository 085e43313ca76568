import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { wholeBrowser } from '../tests/support/browser.ts'
import { edicola, run } from '../tests/support/running.ts'
import { figureOf, print, type Figure } from './measure.ts'

const ADMINISTRATOR = { email: 'bench@example.it', password: 'cavallo-batteria-graffetta' }
/** Named: what the back office sends is accepted from the site's own address alone. */
const PORT = '9515'
const LENGTHS = [500, 10_000, 50_000]
const SENTENCE = 'Parole come queste riempiono la pagina, una dopo l’altra e senza fretta. '
const SENTENCES_A_PARAGRAPH = 10
const KEYS = 120
const WARM_UP = 20
const BUDGET_MS = 50

declare global {
  /** From each key to the frame that shows it. */
  var keyTimes: number[]
}

/** How long a letter takes from the key to the screen, in the article editor, with texts of several lengths. */
export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  const program = run(edicola('start'), {
    DATA_DIR: folder,
    PORT,
    EDICOLA_DEMO: '0',
    EDICOLA_ADMIN_EMAIL: ADMINISTRATOR.email,
    EDICOLA_ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: 'warn',
  })
  const browser = await chromium.launch(wholeBrowser)
  try {
    const site = await program.address()
    // The policy of the back office forbids what measures it.
    const context = await browser.newContext({ baseURL: site, bypassCSP: true })
    const headers = { origin: site }
    await context.request.post('/api/auth/sign-in/email', { data: ADMINISTRATOR, headers })
    const figures: Figure[] = []
    for (const words of LENGTHS) figures.push(await typeInto(context, headers, words))
    print('The article editor: from a key to the frame that shows its letter, in Chromium', figures, BUDGET_MS)
  } finally {
    await browser.close()
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function typeInto(context: BrowserContext, headers: { readonly origin: string }, words: number): Promise<Figure> {
  const text = SENTENCE.repeat(SENTENCES_A_PARAGRAPH).trim()
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] }
  const content = Array.from({ length: Math.ceil(words / text.split(' ').length) }, () => paragraph)
  const data = { title: `${words} parole`, body: { type: 'doc', content } }
  const made = await context.request.post('/api/admin/article', { data, headers })
  const { id } = (await made.json()) as { id: string } // our own answer
  const page = await context.newPage()
  await page.goto(`/admin/article/${id}`)
  await page.getByRole('textbox', { name: 'Testo' }).locator('p').first().click()
  await page.evaluate(() => {
    globalThis.keyTimes = []
    const afterPaint = new MessageChannel()
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        afterPaint.port1.onmessage = () => globalThis.keyTimes.push(performance.now() - timeStamp)
        requestAnimationFrame(() => afterPaint.port2.postMessage(null))
      },
      true,
    )
  })
  for (let key = 1; key <= KEYS; key++) {
    await page.keyboard.press('a')
    await page.waitForFunction((count) => globalThis.keyTimes.length >= count, key)
  }
  const times = await page.evaluate(() => globalThis.keyTimes)
  await page.close()
  return figureOf(`${words.toLocaleString('en')} words`, times.slice(WARM_UP))
}

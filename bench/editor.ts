import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type CDPSession } from '@playwright/test'
import { wholeBrowser } from '../tests/support/browser.ts'
import { ADMINISTRATOR, ADMINISTRATOR_VARIABLES } from '../tests/support/editors.ts'
import { freePort } from '../tests/support/freePort.ts'
import { run } from '../tests/support/running.ts'
import { figureOf, optionIn } from './measure.ts'
import { tableOf, writeTables } from './figureTables.ts'

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

/** What a letter costs in a text, in milliseconds. */
interface KeyCost {
  readonly words: number
  /** From the key to the frame that shows it, which waits for the next beat of the screen. */
  readonly median: number
  readonly p99: number
  /** What the page worked meanwhile, for each key. */
  readonly script: number
  readonly layout: number
}

/**
 * How long a letter takes from the key to the screen, in the article editor, with texts of several lengths, and what of that is work of the page. `--beside=FOLDER` measures
 * the program of another checkout first, in the same run; `--profile=FILE` keeps Chrome's profile of the longest text; `--write` writes the table into the docs.
 */
export async function main(options: readonly string[] = []): Promise<void> {
  const beside = optionIn(options, 'beside')
  const profile = optionIn(options, 'profile')
  const load = loadavg()[0] ?? 0
  const rows: string[][] = []
  for (const [name, folder] of [...(beside === undefined ? [] : [['before', beside] as const]), ['now', '.'] as const]) {
    for (const { words, median, p99, script, layout } of await measureProgram(folder, name === 'now' ? profile : undefined)) {
      const over = median > BUDGET_MS ? ' (over)' : ''
      rows.push([name, words.toLocaleString('en'), `${median.toFixed(0)} / ${p99.toFixed(0)}${over}`, script.toFixed(1), layout.toFixed(1)])
    }
  }
  const table = tableOf(['program', 'words', 'key to frame: median / p99', 'script a key', 'style and layout a key'], rows)
  console.log(`\nThe article editor: what a key costs, in milliseconds, in Chromium\n\n${table}\n`)
  if (options.includes('--write')) writeTables('editor', load, table)
}

async function measureProgram(checkout: string, profile: string | undefined): Promise<KeyCost[]> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  const program = run([process.execPath, join(checkout, 'scripts/edicola.js'), 'start'], {
    DATA_DIR: folder,
    // Named: what the back office sends is accepted from the site's own address alone.
    PORT: String(await freePort()),
    EDICOLA_DEMO: '0',
    LOG_LEVEL: 'warn',
    ...ADMINISTRATOR_VARIABLES,
  })
  const browser = await chromium.launch(wholeBrowser)
  try {
    const site = await program.address()
    // The policy of the back office forbids what measures it.
    const context = await browser.newContext({ baseURL: site, bypassCSP: true })
    const headers = { origin: site }
    await context.request.post('/api/auth/sign-in/email', { data: ADMINISTRATOR, headers })
    const costs: KeyCost[] = []
    for (const words of LENGTHS) costs.push(await typeInto(context, headers, words, words === LENGTHS.at(-1) ? profile : undefined))
    return costs
  } finally {
    await browser.close()
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function typeInto(
  context: BrowserContext,
  headers: { readonly origin: string },
  words: number,
  profile: string | undefined,
): Promise<KeyCost> {
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
  const type = async (from: number, to: number) => {
    for (let key = from; key < to; key++) {
      await page.keyboard.press('a')
      await page.waitForFunction((count) => globalThis.keyTimes.length >= count, key + 1)
    }
  }
  await type(0, WARM_UP)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  if (profile) await startProfile(devtools)
  const before = await workOf(devtools)
  await type(WARM_UP, KEYS)
  const after = await workOf(devtools)
  if (profile) await writeFile(profile, JSON.stringify((await devtools.send('Profiler.stop')).profile))
  const times = (await page.evaluate(() => globalThis.keyTimes)).slice(WARM_UP)
  await page.close()
  const { median, p99 } = figureOf('', times)
  const perKey = (name: keyof typeof before) => ((after[name] - before[name]) * 1_000) / times.length
  return { words, median, p99, script: perKey('script'), layout: perKey('layout') }
}

async function startProfile(devtools: CDPSession): Promise<void> {
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.start')
}

/** What the page has worked so far, in seconds. */
async function workOf(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') }
}

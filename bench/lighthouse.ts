import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { launchOptions } from '../tests/support/browser.ts'
import { edicola, run } from '../tests/support/running.ts'

const PAGES = { home: '/', article: '/articoli/dipingere-quando-non-si-vede', support: '/sostieni-la-rivista' }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const DEBUGGING_PORT = 9514

/** What Lighthouse thinks of the pages readers meet, on the slow phone that it imagines. Each score out of 100. */
export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-lighthouse-'))
  const program = run(edicola('start'), { DATA_DIR: folder, LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const address = await program.address()
    console.log(`\nLighthouse, mobile\n\n  ${['page', ...CATEGORIES, 'CLS'].map(cell).join('')}`)
    for (const [name, path] of Object.entries(PAGES)) console.log(`  ${[name, ...(await score(address + path))].map(cell).join('')}`)
  } finally {
    await browser.close()
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The four scores and the layout shift, then what cost a point. */
async function score(url: string): Promise<string[]> {
  const result = await lighthouse(url, { port: DEBUGGING_PORT, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories, audits } = result.lhr
  const scores = CATEGORIES.map((category) => String(Math.round((categories[category]?.score ?? 0) * 100)))
  const lost = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  )
  return [...scores, (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3), ...lost]
}

const cell = (text: string): string => text.padEnd(16)

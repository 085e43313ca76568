import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { wholeBrowser } from '../tests/support/browser.ts'
import { edicola, run } from '../tests/support/running.ts'

const PAGES = { home: '/', article: '/articoli/dipingere-quando-non-si-vede', support: '/sostieni-la-rivista' }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const DEBUGGING_PORT = 9514
/** As many as Lighthouse itself advises: one run may meet a busy machine. */
const RUNS = 5

/** What Lighthouse thinks of the pages readers meet, on the slow phone that it imagines: the median score of each, out of 100, and the worst where it is another. */
export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-lighthouse-'))
  const program = run(edicola('start'), { DATA_DIR: folder, LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({
    ...wholeBrowser,
    args: [...wholeBrowser.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const address = await program.address()
    console.log(`\nLighthouse, mobile\n\n  ${['page', ...CATEGORIES, 'CLS'].map(cell).join('')}`)
    for (const [name, path] of Object.entries(PAGES)) console.log(`  ${[name, ...(await judge(address + path))].map(cell).join('')}`)
  } finally {
    await browser.close()
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The four scores and the layout shift, then whatever cost a point in any run. */
async function judge(url: string): Promise<string[]> {
  const runs: Run[] = []
  while (runs.length < RUNS) runs.push(await runOnce(url))
  const scores = CATEGORIES.map((_, place) => middleAndWorst(runs.map((run) => run.scores[place] ?? 0)))
  return [...scores, Math.max(...runs.map(({ shift }) => shift)).toFixed(3), ...new Set(runs.flatMap(({ lost }) => lost))]
}

interface Run {
  readonly scores: readonly number[]
  readonly shift: number
  readonly lost: readonly string[]
}

async function runOnce(url: string, attempts = 3): Promise<Run> {
  const result = await lighthouse(url, { port: DEBUGGING_PORT, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (!result || attempts === 0) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories, audits, runtimeError } = result.lhr
  // Now and then a browser without a screen paints nothing that it sees: that is no judgement.
  if (runtimeError) return runOnce(url, attempts - 1)
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    lost: CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ),
  }
}

function middleAndWorst(scores: readonly number[]): string {
  const sorted = [...scores].sort((a, b) => a - b)
  const [middle = 0, worst = 0] = [sorted[RUNS >> 1], sorted[0]]
  return middle === worst ? String(middle) : `${middle} (worst ${worst})`
}

const cell = (text: string): string => text.padEnd(16)

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { wholeBrowser } from '../tests/support/browser.ts'
import { edicola, run } from '../tests/support/running.ts'
import { phoneSlowdown, serveBarePage } from './phone.ts'

const PAGES = { home: '/', article: '/articoli/dipingere-quando-non-si-vede', support: '/sostieni-la-rivista' }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What the score of performance is made of, in thousandths of a second. */
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
} as const
const DEBUGGING_PORT = 9514
/** As many as Lighthouse itself advises: one run may meet a busy machine. */
const RUNS = 5

/**
 * What Lighthouse thinks of the pages readers meet, on the slow phone that it imagines: the median score of each, out of 100, and the worst
 * where it is another. The phone is as slow on a slow machine as on a fast one. The bare page is judged in the same run, before and after: a
 * machine that takes points from it is too busy to judge the others.
 */
export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-lighthouse-'))
  const program = run(edicola('start'), { DATA_DIR: folder, LOG_LEVEL: 'warn' })
  const bare = await serveBarePage()
  const browser = await chromium.launch({
    ...wholeBrowser,
    args: [...wholeBrowser.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const address = await program.address()
    const slowdown = await phoneSlowdown(bare.address, DEBUGGING_PORT)
    const pages = Object.entries(PAGES).map(([name, path]) => [name, address + path] as const)
    console.log(
      `\nLighthouse, mobile: a processor ${slowdown.toFixed(1)} times slower than this machine’s\n\n  ${['page', ...CATEGORIES, 'CLS', ...Object.keys(TIMES), 'machine'].map(cell).join('')}`,
    )
    for (const [name, url] of [['(bare page)', bare.address] as const, ...pages, ['(bare page)', bare.address] as const])
      console.log(`  ${[name, ...(await judge(url, slowdown))].map(cell).join('')}`)
  } finally {
    await browser.close()
    bare.close()
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The four scores, the layout shift, the times and the machine's speed, then whatever cost a point in any run. */
async function judge(url: string, slowdown: number): Promise<string[]> {
  const runs: Run[] = []
  while (runs.length < RUNS) runs.push(await runOnce(url, slowdown))
  const scores = CATEGORIES.map((_, place) => middleAndWorst(runs.map((run) => run.scores[place] ?? 0)))
  const shift = Math.max(...runs.map((run) => run.shift)).toFixed(3)
  const times = Object.keys(TIMES).map((_, place) => middle(runs.map((run) => run.times[place] ?? 0)))
  return [...scores, shift, ...times, middleAndWorst(runs.map(({ machine }) => machine)), ...new Set(runs.flatMap(({ lost }) => lost))]
}

interface Run {
  readonly scores: readonly number[]
  readonly shift: number
  readonly times: readonly number[]
  /** How fast it was just then, by Lighthouse's own measure. */
  readonly machine: number
  readonly lost: readonly string[]
}

async function runOnce(url: string, slowdown: number, attempts = 3): Promise<Run> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
    throttling: { cpuSlowdownMultiplier: slowdown },
  })
  if (!result || attempts === 0) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories, audits, environment, runtimeError } = result.lhr
  // Now and then a browser without a screen paints nothing that it sees: that is no judgement.
  if (runtimeError) return runOnce(url, slowdown, attempts - 1)
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    times: Object.values(TIMES).map((audit) => Math.round(audits[audit]?.numericValue ?? 0)),
    machine: Math.round(environment.benchmarkIndex),
    lost: CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ),
  }
}

const middle = (numbers: readonly number[]): string => String([...numbers].sort((a, b) => a - b)[RUNS >> 1])

function middleAndWorst(scores: readonly number[]): string {
  const [usual, worst] = [middle(scores), String(Math.min(...scores))]
  return usual === worst ? usual : `${usual} (worst ${worst})`
}

const cell = (text: string): string => text.padEnd(16)

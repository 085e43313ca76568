import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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

/** Words and nothing else: what this machine makes of a page that costs nothing. */
const BARE_PAGE = `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="Parole"><title>Parole</title><main><h1>Parole</h1><p>${'parole '.repeat(300)}</p></main></html>`

/**
 * What Lighthouse thinks of the pages readers meet, on the slow phone that it imagines: the median score of each, out of 100, and the worst
 * where it is another. The bare page is judged in the same run, before and after: a machine that takes points from it is too slow or too busy to
 * judge the others, and so Lighthouse itself says of one below 1,000 by its own measure.
 */
export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-lighthouse-'))
  const program = run(edicola('start'), { DATA_DIR: folder, LOG_LEVEL: 'warn' })
  const bare = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(BARE_PAGE))
  const browser = await chromium.launch({
    ...wholeBrowser,
    args: [...wholeBrowser.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const address = await program.address()
    await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
    const bareAddress = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/` // listening on a port, so it is no path
    const pages = Object.entries(PAGES).map(([name, path]) => [name, address + path] as const)
    console.log(`\nLighthouse, mobile\n\n  ${['page', ...CATEGORIES, 'CLS', 'machine'].map(cell).join('')}`)
    for (const [name, url] of [['(bare page)', bareAddress] as const, ...pages, ['(bare page)', bareAddress] as const])
      console.log(`  ${[name, ...(await judge(url))].map(cell).join('')}`)
  } finally {
    await browser.close()
    bare.close()
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The four scores, the layout shift and the machine's speed, then whatever cost a point in any run. */
async function judge(url: string): Promise<string[]> {
  const runs: Run[] = []
  while (runs.length < RUNS) runs.push(await runOnce(url))
  const scores = CATEGORIES.map((_, place) => middleAndWorst(runs.map((run) => run.scores[place] ?? 0)))
  const shift = Math.max(...runs.map((run) => run.shift)).toFixed(3)
  return [...scores, shift, middleAndWorst(runs.map(({ machine }) => machine)), ...new Set(runs.flatMap(({ lost }) => lost))]
}

interface Run {
  readonly scores: readonly number[]
  readonly shift: number
  /** How fast it was just then, by Lighthouse's own measure: a good desktop has 1,500 or more. */
  readonly machine: number
  readonly lost: readonly string[]
}

async function runOnce(url: string, attempts = 3): Promise<Run> {
  const result = await lighthouse(url, { port: DEBUGGING_PORT, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (!result || attempts === 0) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories, audits, environment, runtimeError } = result.lhr
  // Now and then a browser without a screen paints nothing that it sees: that is no judgement.
  if (runtimeError) return runOnce(url, attempts - 1)
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    machine: Math.round(environment.benchmarkIndex),
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

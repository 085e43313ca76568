import { mkdtemp, rm } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { launchOptions } from '../tests/support/browser.ts'

const PAGES = { home: '/', article: '/articoli/dipingere-quando-non-si-vede', support: '/sostieni-la-rivista' }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const DEBUGGING_PORT = 9514

/** What Lighthouse thinks of the pages readers meet, on the slow phone that it imagines. Each score out of 100. */
export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-lighthouse-'))
  const program = startProgram(folder)
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const address = await program.address
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

/** The built program with a fresh demo magazine, as a reader meets it. */
function startProgram(folder: string): { readonly address: Promise<string>; stop(): Promise<void> } {
  const child = spawn(process.execPath, ['scripts/edicola.js', 'start'], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const address = new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const match = /http:\/\/localhost:\d+/.exec(output)
      if (match) resolve(match[0])
    })
    void ended.then(() => reject(new Error(`The program ended before it served: ${output}`)))
  })
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

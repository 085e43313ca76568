import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf } from '../src/content/addresses/addresses.ts'
import { dayAndMachine, writeSection } from '../tests/support/figures.ts'
import { edicola, run } from '../tests/support/running.ts'

const ROUNDS = 3
const TOKEN = 'bench'
const GOAL_MB = 200

/** What a warm server with the demo holds: one that has just filled itself, and one that found it there. `--write` writes it into the docs. */
export async function main(options: readonly string[] = []): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  try {
    const first = await measureStart(folder)
    const second = await measureStart(folder)
    const line = `${first} MB after it has filled itself, ${second} MB at a second start`
    console.log(
      `\nMemory of a warm server with the demo (at most ${GOAL_MB} MB)\n\n  ${line}${Math.max(first, second) > GOAL_MB ? '  OVER' : ''}\n`,
    )
    if (options.includes('--write')) writeSection('docs/performance.md', 'memory', `${dayAndMachine()}: ${line}.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** In megabytes. */
async function measureStart(folder: string): Promise<number> {
  const program = run(edicola('start'), { DATA_DIR: folder, LOG_LEVEL: 'error', METRICS_TOKEN: TOKEN })
  try {
    const site = await program.address()
    const pages = await pagesOf(site, addressOf.sitemap())
    for (let round = 0; round < ROUNDS; round++) for (const page of pages) await (await fetch(site + page)).arrayBuffer()
    const answer = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(await answer.text())?.[1]
    return Math.round(Number(bytes) / 1024 ** 2)
  } finally {
    await program.stop()
  }
}

/** All addresses that a sitemap names, and those of its parts. */
async function pagesOf(site: string, path: string): Promise<string[]> {
  const text = await (await fetch(site + path)).text()
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const parts = named.filter((one) => one.endsWith('.xml'))
  return [...named.filter((one) => !one.endsWith('.xml')), ...(await Promise.all(parts.map((part) => pagesOf(site, part)))).flat()]
}

import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf } from '../src/content/addresses/addresses.ts'
import { dayAndMachine, writeSection } from '../tests/support/figures.ts'
import { edicola, run } from '../tests/support/running.ts'
import { optionIn } from './measure.ts'
import { openScaleMagazine } from './scaleMagazine.ts'

const ROUNDS = 3
const TOKEN = 'bench'
const GOAL_MB = 200

const SIZE = 100_000
/** As many pages of the large magazine are asked for as a day's readers may open. */
const PAGES = 500
const GOAL_OF_LARGE_MB = 300

/**
 * What a warm server holds: with the demo, one that has just filled itself and one that found it there; and with a hundred thousand articles, beside the pages that it
 * keeps. `--size=10000` is for a smaller one, `--write` writes it into the docs.
 */
export async function main(options: readonly string[] = []): Promise<void> {
  const size = Number(optionIn(options, 'size') ?? SIZE)
  const [first, second] = await inFolder(async (folder) => [await measureStart(folder), await measureStart(folder)])
  const large = await inFolder((folder) => measureLarge(folder, size))
  const lines = [
    `With the demo: ${first.resident} MB after it has filled itself, ${second.resident} MB at a second start`,
    `With ${size.toLocaleString('en')} articles: ${large.resident - large.pages} MB, and ${large.pages} MB of pages beside`,
  ]
  const isOver = [Math.max(first.resident, second.resident) > GOAL_MB, large.resident - large.pages > GOAL_OF_LARGE_MB]
  console.log(`\nMemory of a warm server (at most ${GOAL_MB} MB with the demo, ${GOAL_OF_LARGE_MB} with a large magazine)\n`)
  for (const [index, line] of lines.entries()) console.log(`  ${line}${isOver[index] ? '  OVER' : ''}`)
  console.log()
  if (options.includes('--write'))
    writeSection('docs/performance.md', 'memory', `${dayAndMachine()}.\n\n${lines.map((line) => `- ${line}.`).join('\n')}`)
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureLarge(folder: string, size: number): Promise<Memory> {
  const { database, file } = await openScaleMagazine('sqlite', size, null)
  await database.close()
  // The magazine itself stays as it is, for the next run.
  if (file !== null) await copyFile(file, join(folder, 'edicola.sqlite'))
  return measureStart(folder, PAGES)
}

/** In megabytes: all that the process takes, and what the pages that it keeps take of that. */
interface Memory {
  readonly resident: number
  readonly pages: number
}

/** Of a magazine with more pages than `most`, so many are asked for, from its oldest to its newest. */
async function measureStart(folder: string, most = Infinity): Promise<Memory> {
  const program = run(edicola('start'), {
    DATA_DIR: folder,
    EDICOLA_DEMO: most === Infinity ? '1' : '0',
    LOG_LEVEL: 'error',
    METRICS_TOKEN: TOKEN,
  })
  try {
    const site = await program.address()
    const all = await pagesOf(site, addressOf.sitemap())
    const apart = Math.max(1, all.length / most)
    const pages = all.filter((_, index) => Math.floor(index / apart) > Math.floor((index - 1) / apart))
    for (let round = 0; round < ROUNDS; round++) for (const page of pages) await (await fetch(site + page)).arrayBuffer()
    const answer = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    const metrics = await answer.text()
    const megabytes = (name: string) => Math.round(Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]) / 1024 ** 2)
    return { resident: megabytes('process_resident_memory_bytes'), pages: megabytes('page_cache_bytes') }
  } finally {
    await program.stop()
  }
}

/** All addresses that a sitemap names, and those of its parts, one after the other: a hundred thousand articles are hundreds of parts. */
async function pagesOf(site: string, path: string): Promise<string[]> {
  const text = await (await fetch(site + path)).text()
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const pages = named.filter((one) => !one.endsWith('.xml'))
  for (const part of named.filter((one) => one.endsWith('.xml'))) pages.push(...(await pagesOf(site, part)))
  return pages
}

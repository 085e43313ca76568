import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { findBrotliNginx } from '../scripts/faultTools.js'
import { fileAt } from '../src/server/mirror/mirrorFiles.ts'
import { ADMINISTRATOR_VARIABLES } from '../tests/support/editors.ts'
import { fillDemo } from '../tests/support/fillDemo.ts'
import { freePort } from '../tests/support/freePort.ts'
import { nginxBlocks, startNginx } from '../tests/support/staticNginx.ts'
import { edicola, run } from '../tests/support/running.ts'
import { hasTool, onFirstCore, onSecondCore } from './cores.ts'
import { optionIn } from './measure.ts'
import { openScaleMagazine } from './scaleMagazine.ts'
import { tableOf, writeTables } from './figureTables.ts'

const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 32
const GOAL = 1
const ARTICLES = 1_000

/**
 * Pages per second from the static files of a mirror, beside nginx that sends one bare file of the same bytes and beside our own process; and how long it
 * takes to write a mirror. `--articles=N` for a large one of another size, 0 for none. What is measured is written into the docs.
 */
export async function main(options: readonly string[] = []): Promise<void> {
  if (!findBrotliNginx() || !hasTool('wrk')) {
    console.log('\nStatic files: nginx with brotli, or wrk, is not installed, and nothing is measured.')
    return
  }
  const articles = Number(optionIn(options, 'articles') ?? ARTICLES)
  const load = loadavg()[0] ?? 0
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  try {
    const demo = join(folder, 'demo')
    await fillDemo({ ...ADMINISTRATOR_VARIABLES, DATA_DIR: demo })
    const times = [await timesOf('the demo', demo)]
    const speeds = await speedsOf(demo, folder)
    if (articles > 0) times.push(await timesOf(`${articles.toLocaleString('en')} articles`, await largeMagazine(folder, articles)))
    const text = [rowsTable(speeds), rowsTable(times)].join('\n\n')
    console.log(`\nStatic files (goal: ${GOAL} of a bare file)\n\n${text}\n`)
    if (options.includes('--write')) writeTables('static files', load, text)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Row = Readonly<Record<string, string>>

/** A magazine in a folder of its own: the one that `scale` measures, without its pictures' files. */
async function largeMagazine(folder: string, articles: number): Promise<string> {
  const data = join(folder, 'large')
  await mkdir(data)
  const { database } = await openScaleMagazine('sqlite', articles, null)
  try {
    await sql`vacuum into ${join(data, 'edicola.sqlite')}`.execute(database.db)
  } finally {
    await database.close()
  }
  return data
}

/** How long the first mirror takes, which draws and compresses everything, and another one that finds nothing new. */
const TIMES = [
  ['first mirror', []],
  ['looking through it again', []],
  ['nothing changed', ['--changed']],
] as const

async function timesOf(name: string, data: string): Promise<Row> {
  const mirror = `${data}-static`
  const row: Record<string, string> = { magazine: name }
  for (const [time, options] of TIMES) {
    const began = performance.now()
    const program = run(edicola('mirror', mirror, ...options), { DATA_DIR: data, EDICOLA_DEMO: '0', LANG: 'en' })
    if ((await program.ended) !== 0) throw new Error(program.output())
    row['addresses'] = /Addresses ([\d,]+)/.exec(program.output())?.[1] ?? ''
    row[time] = `${((performance.now() - began) / 1000).toFixed(1)} s`
  }
  return row
}

async function speedsOf(data: string, folder: string): Promise<Row[]> {
  const mirror = `${data}-static`
  const program = run(onFirstCore(edicola('start')), { HOST: '127.0.0.1', DATA_DIR: data, EDICOLA_DEMO: '0', LOG_LEVEL: 'warn' })
  const ours = (await program.address()).replace('localhost', '127.0.0.1')
  const path = /href="(\/articoli\/[^"]+)"/.exec(await (await fetch(ours)).text())?.[1] ?? '/'
  const port = await freePort()
  const bare = join(folder, 'bare')
  await mkdir(bare)
  const [live = ''] = await nginxBlocks('docs/deploy.md')
  const http = `${live.replaceAll('/srv/static', mirror)} server { listen 127.0.0.1:${port}; root ${bare}; }`
  const nginx = await startNginx(folder, http, onFirstCore)
  try {
    const rows: Row[] = []
    for (const [name, ending, headers] of [
      ['as it is', '', {}],
      ['brotli', '.br', { 'accept-encoding': 'br' }],
    ] as const) {
      await copyFile(join(mirror, 'public', fileAt(path) + ending), join(bare, 'file'))
      const { size } = await stat(join(bare, 'file'))
      const rates: Record<'bare' | 'static' | 'process', number[]> = { bare: [], static: [], process: [] }
      for (let round = 0; round < ROUNDS; round++) {
        rates.bare.push(rateOf(`http://127.0.0.1:${port}/file`, {}))
        rates.static.push(rateOf(nginx.address + path, headers))
        rates.process.push(rateOf(ours + path, headers))
      }
      const [one, two, three] = [rates.bare, rates.static, rates.process].map(median)
      rows.push({
        'an article': `${name}, ${size.toLocaleString('en')} bytes`,
        'a bare file by nginx': perSecond(one),
        'static files by nginx': perSecond(two),
        ratio: ((two ?? 0) / (one ?? 1)).toFixed(2),
        'our process': perSecond(three),
      })
    }
    return rows
  } finally {
    await nginx.stop()
    await program.stop()
  }
}

const perSecond = (rate = 0): string => `${Math.round(rate).toLocaleString('en')} /s`

function rateOf(url: string, headers: Readonly<Record<string, string>>): number {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const [command, ...args] = onSecondCore(['wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...given, url])
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' })
  if (/Non-2xx/.test(stdout)) throw new Error(`${url}: ${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function rowsTable(rows: readonly Row[]): string {
  const heading = Object.keys(rows[0] ?? {})
  return tableOf(
    heading,
    rows.map((row) => heading.map((name) => row[name] ?? '')),
  )
}

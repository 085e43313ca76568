import { spawnSync } from 'node:child_process'
import { get } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { addressOf as siteAddress } from '../src/content/addresses/addresses.ts'
import { newAddress } from '../tests/support/newAddress.ts'
import { edicola, run, type Running } from '../tests/support/running.ts'
import { hasTool, onFirstCore, onSecondCore } from './cores.ts'
import { tableOf, writeTables } from './figureTables.ts'

const ROUNDS = 5
const SECONDS = 2
/** A server that has been up for a while is what readers meet: before this its code is still being compiled. */
const WARM_UP_ROUNDS = 4
const CONNECTIONS = 32
const GOAL = 0.9

interface Sample {
  readonly name: string
  readonly headers: Record<string, string>
}

/** Something that answers, and how to ask it. */
interface Contender {
  readonly url: string
  readonly headers: Record<string, string>
}

/**
 * Cached pages per second, each figure the median of rounds in which two programs take turns: ours beside a bare `node:http` server that sends the same status,
 * headers and bytes, both on the first core, with the load from the second; then two processes behind one port beside one, where all share both cores.
 * `--write` writes the tables into the docs.
 */
export async function main(options: readonly string[] = []): Promise<void> {
  const busyness = loadavg()[0] ?? 0
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  try {
    // The first start fills the magazine, once in its life; readers meet a server that found it there.
    const first = startOurs(folder)
    await first.address()
    await first.stop()
    const tables = [await besideBare(folder), await besideOneProcess(folder)].join('\n\n')
    console.log(`\nCached pages, answers a second (goal: ${GOAL} of a bare node:http server)\n\n${tables}\n`)
    if (options.includes('--write')) writeTables('cached pages', busyness, tables)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function besideBare(folder: string): Promise<string> {
  const ours = startOurs(folder)
  try {
    const page = await somePage(ours)
    const rows: string[][] = []
    for (const { name, headers } of await samplesOf(page)) {
      const bare = await startBare(page, headers)
      rows.push(rowOf(name, await inTurns({ url: await addressOf(bare), headers }, { url: page.href, headers })))
      await bare.stop()
    }
    return tableOf(['', 'bare `node:http`', 'ours', 'ratio'], rows)
  } finally {
    await ours.stop()
  }
}

/** A kept page costs the load as much as the answer, and the two share both cores; searches are drawn for each who asks. */
async function besideOneProcess(folder: string): Promise<string> {
  const one = run(edicola('start'), variables(folder))
  const two = run(edicola('start'), { ...variables(folder), WORKERS: '2' })
  try {
    const page = await somePage(one)
    const other = await addressOf(two)
    const beside = (path: string, headers: Record<string, string>, ask: typeof load) =>
      inTurns({ url: new URL(path, page).href, headers }, { url: new URL(path, other).href, headers }, ask)
    const rows = [
      rowOf('a kept page', await beside(page.pathname, { 'accept-encoding': 'br' }, load)),
      rowOf('searches', await beside('/', {}, loadSearches)),
    ]
    return tableOf(['', 'one process', '`WORKERS=2`', 'ratio'], rows)
  } finally {
    await one.stop()
    await two.stop()
  }
}

/** How many answers a second each of the two gives. */
async function inTurns(one: Contender, other: Contender, ask = loadFromSecondCore): Promise<readonly [number, number]> {
  const rates: [number[], number[]] = [[], []]
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const both = [await ask(one), await ask(other)] as const
    if (round >= 0) both.forEach((rate, index) => rates[index]?.push(rate))
  }
  return [median(rates[0]), median(rates[1])]
}

const rowOf = (name: string, [one, other]: readonly [number, number]): string[] => [
  name,
  ...[one, other].map((rate) => Math.round(rate).toLocaleString('en')),
  (other / one).toFixed(2),
]

async function samplesOf(page: URL): Promise<Sample[]> {
  const brotli = { 'accept-encoding': 'br' }
  const { headers } = await fetchRaw(page, brotli)
  return [
    { name: 'as it is', headers: {} },
    { name: 'brotli', headers: brotli },
    { name: 'not modified', headers: { ...brotli, 'if-none-match': String(headers['etag']) } },
  ]
}

const startOurs = (folder: string): Running => run(onFirstCore(edicola('start')), variables(folder))

const variables = (folder: string) => ({
  HOST: '127.0.0.1',
  DATA_DIR: folder,
  TRUST_PROXY: '1',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
})

async function somePage(program: Running): Promise<URL> {
  const address = await addressOf(program)
  return new URL((await firstArticle(address)) ?? '/', address)
}

/** Where it serves, without the time that a name takes to be looked up. */
const addressOf = async (program: Running): Promise<string> => (await program.address()).replace('localhost', '127.0.0.1')

/** A server that knows one answer by heart: the one that ours gives. */
async function startBare(page: URL, headers: Record<string, string>): Promise<Running> {
  const answer = await fetchRaw(page, headers)
  const own = new Set(['date', 'connection', 'keep-alive'])
  const sent = Object.entries(answer.headers).flatMap(([name, value]) => (own.has(name) ? [] : [name, String(value)]))
  const program = `
    const [status, headers, body] = JSON.parse(process.env.ANSWER)
    const bytes = Buffer.from(body, 'base64')
    require('node:http').createServer((request, response) => { response.writeHead(status, headers); response.end(bytes) })
      .listen(0, '127.0.0.1', function () { console.log('http://localhost:' + this.address().port) })`
  return run(onFirstCore([process.execPath, '-e', program]), {
    ANSWER: JSON.stringify([answer.status, sent, answer.body.toString('base64')]),
  })
}

const load = (contender: Contender): Promise<number> => loadBy((line) => line, contender)
const loadFromSecondCore = (contender: Contender): Promise<number> => loadBy(onSecondCore, contender)

async function loadBy(place: typeof onSecondCore, { url, headers }: Contender): Promise<number> {
  if (!hasTool('wrk')) return (await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })).requests.average
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const [command, ...args] = place(['wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...given, url])
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' })
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

const WORDS = 'luna mare notte città voce porta pietra strada libro mano acqua tempo casa treno luce'.split(' ')

/** As many readers, each from a place of their own and with words of their own: who searches for everybody is refused, and equal questions share an answer. */
async function loadSearches({ url }: Contender): Promise<number> {
  let asked = 0
  const word = (every: number) => WORDS[Math.floor(asked / every) % WORDS.length] ?? ''
  const setupRequest = (request: autocannon.Request) => {
    asked += 1
    const path = siteAddress.search({ q: `${word(1)} ${word(WORDS.length)}` })
    return { ...request, path, headers: { 'x-forwarded-for': newAddress() } }
  }
  const { requests, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests: [{ setupRequest }] })
  if (non2xx > 0) throw new Error(`${non2xx} readers were refused`)
  return requests.average
}

async function firstArticle(address: string): Promise<string | undefined> {
  const { body } = await fetchRaw(new URL(address), {})
  return /href="(\/articoli\/[^"]+)"/.exec(body.toString())?.[1]
}

function fetchRaw(url: URL, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

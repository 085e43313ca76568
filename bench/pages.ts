import { spawnSync } from 'node:child_process'
import { get } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { edicola, run, type Running } from '../tests/support/running.ts'
import { hasTool, onFirstCore, onSecondCore } from './cores.ts'

const ROUNDS = 5
const SECONDS = 2
/** A server that has been up for a while is what readers meet: before this its code is still being compiled. */
const WARM_UP_ROUNDS = 4
const CONNECTIONS = 32
const LEAST = 0.8

interface Sample {
  readonly name: string
  readonly headers: Record<string, string>
}

/**
 * Cached pages per second beside those of a bare `node:http` server that sends the same status, headers and bytes. Both run on the first
 * core, the load comes from the second; they take turns, and what counts is the median of each.
 */
export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  // The first start fills the magazine, once in its life; readers meet a server that found it there.
  const first = startOurs(folder)
  await first.address()
  await first.stop()
  const ours = startOurs(folder)
  try {
    const address = await addressOf(ours)
    const page = new URL((await firstArticle(address)) ?? '/', address)
    console.log(`\nCached pages, requests per second beside a bare node:http server (at least ${LEAST})\n`)
    for (const sample of await samplesOf(page)) {
      const bare = await startBare(page, sample.headers)
      const beside = await addressOf(bare)
      for (let round = 0; round < WARM_UP_ROUNDS; round++) {
        await load(beside, sample.headers)
        await load(page.href, sample.headers)
      }
      const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
      for (let round = 0; round < ROUNDS; round++) {
        rates.bare.push(await load(beside, sample.headers))
        rates.ours.push(await load(page.href, sample.headers))
      }
      await bare.stop()
      const ratio = median(rates.ours) / median(rates.bare)
      const [us, it] = [median(rates.ours), median(rates.bare)].map((rate) => String(Math.round(rate)).padStart(8))
      console.log(`  ${sample.name.padEnd(14)} ${us ?? ''} of ${it ?? ''}  ratio ${ratio.toFixed(2)}${ratio < LEAST ? '  UNDER' : ''}`)
    }
  } finally {
    await ours.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function samplesOf(page: URL): Promise<Sample[]> {
  const brotli = { 'accept-encoding': 'br' }
  const { headers } = await fetchRaw(page, brotli)
  return [
    { name: 'as it is', headers: {} },
    { name: 'brotli', headers: brotli },
    { name: 'not modified', headers: { ...brotli, 'if-none-match': String(headers['etag']) } },
  ]
}

const startOurs = (folder: string): Running =>
  run(onFirstCore(edicola('start')), { HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' })

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

async function load(url: string, headers: Record<string, string>): Promise<number> {
  if (!hasTool('wrk')) return (await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })).requests.average
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const [command, ...args] = onSecondCore(['wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...given, url])
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' })
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
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

import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseLocation, Engine } from '../../src/store/database.ts'
import { guardFolder } from '../support/guard.ts'
import { startCluster } from '../support/postgresCluster.ts'
import { edicola, run, type Running } from '../support/running.ts'
import { ask, askAgain, SITE } from './ask.ts'
import { curlLine, findingIn } from './findings.ts'
import { requestAt } from './requests.ts'
import { createSessions } from './sessions.ts'
import { fillWorld, PEOPLE_PER_ROLE } from './world.ts'

export interface FuzzOptions {
  readonly engine: Engine
  readonly seed: number
  readonly requests: number
  /** The run ends after so many, however many requests are left. */
  readonly minutes?: number
  /** The number of the first request: to repeat one that failed. */
  readonly first?: number
  /** How many people of each role ask. */
  readonly people?: number
  readonly say: (line: string) => void
  /** Told where the program is reached, before the first request. */
  readonly onServing?: (origin: string) => void
}

export interface FuzzResult {
  readonly engine: Engine
  readonly sent: number
  readonly seconds: number
  /** How many answers there were of each status. */
  readonly statuses: Readonly<Record<string, number>>
  /** How many routes were asked. */
  readonly routes: number
  readonly findings: readonly string[]
  /** What the program held after each tenth of the run, once its garbage was collected. */
  readonly memory: readonly Memory[]
}

/** In bytes. */
interface Memory {
  readonly heapUsed: number
  /** Buffers: kept pages above all. */
  readonly external: number
  readonly rss: number
}

const METRICS_TOKEN = 'gettone-della-prova'
/** How many ask at once. Each has requests of its own, whatever the others meet: those whose number leaves its own when divided by so many. */
const CLIENTS = 16
/** How often memory is looked at. */
const PARTS = 10
/** What may be kept more after the second half than after the first, by when caches are full: a leak of half a kilobyte a request is more. */
const GROWTH = 16 * 1024 ** 2
/** After so many findings there is enough to mend. */
const ENOUGH = 25
/** What a machine that has too much else to do makes the program say, whatever it was asked. */
const BUSY = /^StoreUnavailable: The database did not answer in time/

/** Starts the built program on a store of its own and sends it the requests of the seed. */
export async function runFuzz({
  engine,
  seed,
  requests,
  minutes = Infinity,
  first = 0,
  people = PEOPLE_PER_ROLE,
  say,
  onServing,
}: FuzzOptions): Promise<FuzzResult> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-fuzz-'))
  const folderIsGone = guardFolder(folder)
  const cluster = engine === 'postgres' ? await startCluster() : null
  if (engine === 'postgres' && !cluster) throw new Error('PostgreSQL is not installed')
  const location: DatabaseLocation = cluster
    ? { engine: 'postgres', url: cluster.url }
    : { engine: 'sqlite', file: join(folder, 'edicola.sqlite') }
  try {
    await fillWorld(location, folder)
    const port = await freePort()
    const program = run([process.execPath, '--expose-gc', '--import', './tests/fuzz/tellMemory.js', ...edicola('start').slice(1)], {
      DATA_DIR: folder,
      EDICOLA_DEMO: '0',
      SITE_URL: SITE,
      TRUST_PROXY: '1',
      METRICS_TOKEN,
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: port,
      ...(cluster && { DATABASE_URL: cluster.url }),
    })
    try {
      const origin = await servedAt(program, port)
      onServing?.(origin)
      return await attack(origin, program, [folder, process.cwd()])
    } catch (error) {
      say(program.output().slice(-4000))
      throw error
    } finally {
      await program.stop()
      for (const line of loggedFaults(program.output())) say(line)
    }
  } finally {
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
    folderIsGone()
  }

  async function attack(origin: string, program: Running, secrets: readonly string[]): Promise<FuzzResult> {
    const begun = Date.now()
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
    const sessions = createSessions(origin, agent)
    const statuses: Record<string, number> = {}
    const routes = new Set<string>()
    const findings: string[] = []
    const find = (finding: string) => {
      findings.push(finding)
      say(`✗ ${finding}`)
    }
    const memory: Memory[] = []
    let reached = first
    let sent = 0
    const { hasEnded } = watched(program.ended)
    const isOver = () => Date.now() >= begun + minutes * 60_000 || hasEnded() || findings.length >= ENOUGH

    const client = async (number: number, from: number, until: number) => {
      for (let index = from + number; index < until && !isOver(); index += CLIENTS) {
        const request = requestAt(seed, index)
        const person = request.as && { ...request.as, number: 1 + (request.as.number % people) }
        const cookie = await sessions.of(person)
        const answer = await askAgain(() => ask(origin, agent, request, cookie))
        sent += 1
        reached = Math.max(reached, index)
        routes.add(request.route)
        const status = 'status' in answer ? String(answer.status) : answer.fault
        statuses[status] = (statuses[status] ?? 0) + 1
        // Unless it came with a session that was made up, or it was a password or a code that was wrong.
        if (status === '401' && person && request.headers['cookie'] === undefined && !request.path.startsWith('/api/auth/'))
          sessions.forget(person)
        const finding = findingIn(request, answer, secrets)
        if (finding)
          find(
            `${finding}, ${engine}, --seed ${seed} --first ${index} --requests 1 (${request.broken.join(' ') || 'nothing'} broken)\n  ${curlLine(origin, request, cookie)}`,
          )
        if (sent % 5000 === 0) say(`${engine}: ${sent} requests, ${findings.length} findings`)
      }
    }
    for (let part = 1; part <= PARTS && !isOver(); part += 1) {
      const [from, until] = [part - 1, part].map((end) => first + Math.round((requests * end) / PARTS)) as [number, number] // of two
      await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number, from, until)))
      // Nothing is asked now, so what is held is kept.
      const kept = await memoryOf(program)
      if (kept) memory.push(kept)
    }
    agent.destroy()
    if (hasEnded()) find(`the program ended, ${engine}, --seed ${seed}, near --first ${Math.max(first, reached - CLIENTS)}`)
    const grown = growthOf(memory)
    if (grown > GROWTH) find(`memory does not come back: ${megabytes(grown)} more after the second half, ${engine}, --seed ${seed}`)
    return { engine, sent, seconds: Math.round((Date.now() - begun) / 1000), statuses, routes: routes.size, findings, memory }
  }
}

/** What the second half of a run left behind. */
function growthOf(memory: readonly Memory[]): number {
  const held = ({ heapUsed, external }: Memory) => heapUsed + external
  const [half, last] = [memory[PARTS / 2 - 1], memory[PARTS - 1]]
  return half && last ? held(last) - held(half) : 0
}

/** What the program holds when it has collected its garbage; nothing if it has ended. */
async function memoryOf(program: Running): Promise<Memory | null> {
  const told = () => program.output().match(/^memory .*$/gm) ?? []
  const before = told().length
  const { hasEnded } = watched(program.ended)
  program.kill('SIGUSR2')
  while (told().length === before) {
    if (hasEnded()) return null
    await pause(20)
  }
  return JSON.parse(told().at(-1)?.slice('memory '.length) ?? '') as Memory // as tellMemory.js writes it
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`

/** What the log said of faults, once each. */
function loggedFaults(output: string): string[] {
  const faults = output.split('\n').flatMap((line) => {
    try {
      const { level, msg, err } = JSON.parse(line) as { level: number; msg: string; err?: { message?: string; stack?: string } }
      const stack = err?.stack ?? ''
      return level >= 50 && !BUSY.test(stack) ? [`log: ${msg}: ${stack.split('\n').slice(0, 6).join('\n    ')}`] : []
    } catch {
      return []
    }
  })
  return [...new Set(faults)].slice(0, 30)
}

async function servedAt(program: { output(): string; readonly ended: Promise<unknown> }, port: string): Promise<string> {
  const { hasEnded } = watched(program.ended)
  while (!program.output().includes(SITE)) {
    if (hasEnded()) throw new Error(`The program ended before it served: ${program.output()}`)
    await pause(50)
  }
  return `http://127.0.0.1:${port}`
}

function watched(ended: Promise<unknown>): { readonly hasEnded: () => boolean } {
  let isOver = false
  void ended.then(() => (isOver = true))
  return { hasEnded: () => isOver }
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return String(address && typeof address === 'object' ? address.port : 0)
}

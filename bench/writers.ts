import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseLocation, Engine } from '../src/store/database.ts'
import { gatherCrowd, type CrowdAct, type CrowdSize } from '../tests/support/crowd.ts'
import { ADMINISTRATOR_VARIABLES } from '../tests/support/editors.ts'
import { freePort } from '../tests/support/freePort.ts'
import { startCluster } from '../tests/support/postgresCluster.ts'
import { createDatabase } from '../tests/support/postgresDatabases.ts'
import { run } from '../tests/support/running.ts'
import { onFirstCore } from './cores.ts'
import { figureOf, optionIn } from './measure.ts'
import { tableOf, writeTables } from './figureTables.ts'

const ENGINES: readonly Engine[] = ['sqlite', 'postgres']
const WARM_UP_MS = 5_000
const SECONDS = 30
/** An editor who never stops saves every three seconds; readers come as after a newsletter. */
const CROWD: CrowdSize = { editors: 50, publishers: 5, readers: 200, everyMs: { save: 2_000, publish: 5_000, submit: 1_000 } }

const ACTS: Record<CrowdAct, string> = {
  save: 'a save',
  session: 'a session look-up',
  presence: 'a sign of presence',
  publish: 'a publication',
  submit: 'a submit',
}

/** What a run came to, as rows of a table. */
type Rows = ReadonlyMap<string, string>

/**
 * 50 editors whose drafts save themselves, 5 who publish and 200 readers who answer an announcement, at a program of its own on each engine.
 * `--beside=FOLDER` measures the program of another checkout first, in the same run; `--write` writes the table into the docs.
 */
export async function main(options: readonly string[] = []): Promise<void> {
  const beside = optionIn(options, 'beside')
  const seconds = Number(optionIn(options, 'seconds') ?? SECONDS)
  const programs = [...(beside === undefined ? [] : [['before', beside] as const]), ['now', '.'] as const]
  for (const engine of ENGINES.filter((one) => (optionIn(options, 'engine') ?? one) === one)) {
    const load = loadavg()[0] ?? 0
    const columns: [string, Rows][] = []
    for (const [name, folder] of programs) columns.push([name, await measureProgram(engine, folder, seconds)])
    const table = writersTable(columns)
    console.log(`\n${engine}: median / p99 in milliseconds\n\n${table}\n`)
    if (options.includes('--write')) writeTables(`writers on ${engine}`, load, table)
  }
}

async function measureProgram(engine: Engine, checkout: string, seconds: number): Promise<Rows> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  const cluster = engine === 'postgres' ? await startCluster({ durable: true }) : null
  const location: DatabaseLocation = cluster
    ? { engine: 'postgres', url: await createDatabase(cluster.url, 'crowd') }
    : { engine: 'sqlite', file: join(folder, 'edicola.sqlite') }
  const program = run(onFirstCore([process.execPath, join(checkout, 'scripts/edicola.js'), 'start']), {
    // The back office asks whether a request comes from its own address.
    PORT: String(await freePort()),
    DATA_DIR: folder,
    EDICOLA_DEMO: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ...ADMINISTRATOR_VARIABLES,
    ...(location.engine === 'postgres' && { DATABASE_URL: location.url }),
  })
  try {
    const address = await program.address()
    const crowd = await gatherCrowd(address, location, CROWD)
    await pause(WARM_UP_MS)
    crowd.forgetTimes()
    await pause(seconds * 1_000)
    await crowd.stop()
    for (const refusal of crowd.refusals.slice(0, 3)) console.log(`  ${refusal}`)
    const rows = new Map<string, string>()
    for (const [act, name] of Object.entries(ACTS) as [CrowdAct, string][]) {
      const { median, p99 } = figureOf(name, crowd.times[act])
      rows.set(name, `${median.toFixed(1)} / ${p99.toFixed(1)} (${(crowd.times[act].length / seconds).toFixed(0)} a second)`)
    }
    rows.set('acknowledged and lost', String((await crowd.losses()).length))
    rows.set('false conflicts', String(crowd.conflicts()))
    rows.set('other refusals', String(crowd.refusals.length - crowd.conflicts()))
    rows.set('deadlocks', String(await crowd.deadlocks()))
    return rows
  } finally {
    await program.stop()
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function writersTable(columns: readonly (readonly [string, Rows])[]): string {
  const names = [...(columns[0]?.[1].keys() ?? [])]
  const heading = ['', ...columns.map(([name]) => name)]
  const rows = names.map((name) => [name, ...columns.map(([, figures]) => figures.get(name) ?? '')])
  return tableOf(heading, rows)
}

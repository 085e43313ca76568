import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Engine } from '../src/store/database.ts'
import { createDiskStorage } from '../src/store/media/diskStorage.ts'
import { figureOf, optionIn, type Figure } from './measure.ts'
import { openScaleMagazine, startMagazineCluster, type ScaleMagazine } from './scaleMagazine.ts'
import { editorsQuestions, readersQuestions, type Question } from './scaleQuestions.ts'
import { tableOf, writeTables } from './figureTables.ts'

const SIZES = [100, 10_000, 100_000]
const ENGINES: readonly Engine[] = ['sqlite', 'postgres']
const WARM_UP = 3
const MOST_RUNS = 100
const LEAST_RUNS = 5
const PATIENCE_MS = 1_500
/** How often the loop is looked at: a shorter stand-still is not seen. */
const LOOK_MS = 1

interface ScaleFigure extends Figure {
  /** The longest that the event loop stood still, in milliseconds. */
  readonly still: number
}

/**
 * What each page and screen costs as a magazine grows: `--sizes=100,10000` and `--engine=sqlite` measure a part. Pages are drawn anew every
 * time. A run of all sizes is written into the docs, and one of some with `--write`.
 */
export async function main(options: readonly string[] = []): Promise<void> {
  const sizes = optionIn(options, 'sizes')?.split(',').map(Number) ?? SIZES
  const engines = ENGINES.filter((engine) => (optionIn(options, 'engine') ?? engine) === engine)
  const only = optionIn(options, 'only')
  for (const engine of engines) {
    const load = loadavg()[0] ?? 0
    const cluster = engine === 'postgres' ? await startMagazineCluster() : null
    try {
      const measured: (readonly ScaleFigure[])[] = []
      for (const size of sizes) {
        const magazine = await openScaleMagazine(engine, size, cluster)
        try {
          measured.push(await measureMagazine(magazine, only))
        } finally {
          await magazine.database.close()
        }
      }
      const table = scaleTable(sizes, measured)
      console.log(`\n${engine}: median / p99 / longest stand-still of the event loop, in milliseconds\n\n${table}\n`)
      if (only === undefined && (String(sizes) === String(SIZES) || options.includes('--write')))
        writeTables(`scale on ${engine}`, load, table)
    } finally {
      await cluster?.stop()
    }
  }
}

async function measureMagazine({ database, actor }: ScaleMagazine, only = ''): Promise<ScaleFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  try {
    const readers = await readersQuestions(database, createDiskStorage(folder))
    const editors = await editorsQuestions(database, actor)
    const figures: ScaleFigure[] = []
    for (const question of [...readers, ...editors]) if (question.name.includes(only)) figures.push(await measureQuestion(question))
    if (figures.length === 0) throw new Error(`Nothing that is measured is called ${only}.`)
    return figures
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureQuestion({ name, ask }: Question): Promise<ScaleFigure> {
  for (let run = 0; run < WARM_UP; run++) await ask(run)
  const loop = monitorEventLoopDelay({ resolution: LOOK_MS })
  loop.enable()
  const begun = performance.now()
  const times: number[] = []
  for (let run = 0; run < MOST_RUNS && (run < LEAST_RUNS || performance.now() - begun < PATIENCE_MS); run++) {
    const start = performance.now()
    await ask(run)
    times.push(performance.now() - start)
    // A turn of the loop, for what watches it.
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  loop.disable()
  return { ...figureOf(name, times), still: Math.max(0, loop.max / 1e6 - LOOK_MS) }
}

function scaleTable(sizes: readonly number[], measured: readonly (readonly ScaleFigure[])[]): string {
  const cell = ({ median, p99, still }: ScaleFigure) => [median, p99, still].map((value) => value.toFixed(1)).join(' / ')
  const rows = (measured[0] ?? []).map(({ name }, index) => {
    const figures = measured.flatMap((ofSize) => ofSize[index] ?? [])
    const growth = (figures.at(-1)?.median ?? 0) / (figures[0]?.median ?? 1)
    return [name, ...figures.map(cell), growth.toFixed(1)]
  })
  const heading = ['', ...sizes.map((size) => `${size.toLocaleString('en')} articles`), 'last to first']
  return tableOf(heading, rows)
}

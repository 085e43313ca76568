import { parseArgs } from 'node:util'
import type { Engine } from '../../src/store/database.ts'
import { writeFigures } from '../support/figures.ts'
import { megabytes, runFuzz, type FuzzResult } from './runFuzz.ts'

const ENGINES: readonly Engine[] = ['sqlite', 'postgres']
/** How many requests of each engine make a run whose figures are written down. */
const LONG = 100_000

/** `npm run fuzz -- [--minutes N] [--requests N] [--seed S] [--first I] [--engine sqlite|postgres]`: each engine gets as many, and as long. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      requests: { type: 'string', default: String(LONG) },
      seed: { type: 'string', default: String(Math.floor(Date.now() / 1000) % 1_000_000) },
      first: { type: 'string', default: '0' },
      engine: { type: 'string' },
    },
  })
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  for (const engine of ENGINES.filter((one) => values.engine === undefined || values.engine === one)) {
    const options = {
      engine,
      seed: Number(values.seed),
      requests: Number(values.requests),
      first: Number(values.first),
      minutes: Number(values.minutes ?? Infinity),
      say,
      onServing: (origin: string) => say(`${engine}: seed ${values.seed}, at ${origin}`),
    }
    const result = await runFuzz(options)
    say(inWords(result, options.seed).join('; '))
    say(JSON.stringify(result.statuses))
    if (result.sent >= LONG) writeFigures(`fuzz on ${engine}`, inWords(result, options.seed))
    if (result.findings.length > 0) process.exitCode = 1
  }
}

const NAMES: Record<Engine, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

function inWords({ engine, sent, seconds, routes, statuses, findings, memory }: FuzzResult, seed: number): string[] {
  const share = (from: number) =>
    Object.entries(statuses).reduce((sum, [status, count]) => (Math.floor(Number(status) / 100) === from ? sum + count : sum), 0)
  return [
    `${NAMES[engine]}: ${sent.toLocaleString('en')} requests to ${routes} routes in ${seconds} s (seed ${seed}), ${findings.length} findings`,
    `${share(2).toLocaleString('en')} answered 2xx, ${share(3).toLocaleString('en')} 3xx, ${share(4).toLocaleString('en')} 4xx, ${share(5)} 5xx, ${statuses['hang'] ?? 0} not at all`,
    `kept once garbage is collected, after each tenth: ${memory.map(({ heapUsed, external }) => Math.round((heapUsed + external) / 1024 ** 2)).join(', ')} MB (resident at the end ${megabytes(memory.at(-1)?.rss ?? 0)})`,
  ]
}

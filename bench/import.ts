import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openOwnArchive } from '../src/cli/moving/ownArchive.ts'
import { generateArticles } from '../src/demo/generateArticles.ts'
import type { LeavingNames, LeavingText } from '../src/moving/leave/leavingNames.ts'
import { writeWxr } from '../src/moving/leave/wordpress/writeWxr.ts'
import { ADMINISTRATOR_VARIABLES } from '../tests/support/editors.ts'
import { edicola } from '../tests/support/running.ts'
import { optionIn } from './measure.ts'
import { tableOf, writeTables } from './figureTables.ts'

const SIZES = [4_000, 40_000]
const ROUND_TRIP = 10_000
const GOAL = 300

/**
 * How fast a magazine of WordPress comes in on SQLite, without files, and how much memory that takes at a tenth of the size and at 230 MB; and a round trip of ours.
 * `--articles=N` brings in one of that size alone, `--write` writes the tables into the docs.
 */
export async function main(options: readonly string[] = []): Promise<void> {
  const asked = optionIn(options, 'articles')
  const load = loadavg()[0] ?? 0
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  try {
    const rows: (string | number)[][] = []
    for (const count of asked === undefined ? SIZES : [Number(asked)]) rows.push(await measureWordPress(folder, count))
    const table = tableOf(['WordPress', 'articles', 'articles a second', 'processor, s', 'largest memory, MB'], rows)
    const trip = asked === undefined ? await measureRoundTrip(folder) : ''
    console.log(`\nA magazine that comes in (goal: ${GOAL} articles a second)\n\n${table}\n\n${trip}\n`)
    if (options.includes('--write')) writeTables('import', load, `${table}\n\n${trip}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureWordPress(folder: string, count: number): Promise<(string | number)[]> {
  const file = join(folder, `${count}.xml`)
  await pipeline(Readable.from(writeWxr(NAMES, generatedTexts(count), NOW)), createWriteStream(file))
  const { size } = await stat(file)
  const data = { DATA_DIR: join(folder, String(count)) }
  await command(data, 'migrate')
  const { seconds, cpu, memory, said } = await command(data, 'import', 'wordpress', file)
  if (!said.includes(`${count} testi su ${count} identici`)) throw new Error(`Not all came:\n${said}`)
  await rm(file)
  return [`${Math.round(size / 1e6)} MB`, count.toLocaleString('en'), Math.round(count / seconds), cpu.toFixed(0), memory]
}

/** Out, in again elsewhere, and out from there: the texts of both archives are held against each other. */
async function measureRoundTrip(folder: string): Promise<string> {
  const [there, here] = [{ DATA_DIR: join(folder, 'there') }, { DATA_DIR: join(folder, 'here') }]
  await command(there, 'seed', '--articles', String(ROUND_TRIP))
  const [first, second] = [join(folder, 'first.tar'), join(folder, 'second.tar')]
  const out = await command(there, 'export', first)
  await command(here, 'migrate')
  const back = await command(here, 'import', 'edicola', first)
  await command(here, 'export', second)
  const [sums, again] = [await sumsOf(first), await sumsOf(second)]
  const same = [...sums].filter(([name, sum]) => again.get(name) === sum).length
  if (same !== sums.size) throw new Error(`Only ${same} of ${sums.size} files came back as they were`)
  const texts = ROUND_TRIP.toLocaleString('en')
  return `${texts} generated articles and the demo, out in ${out.seconds.toFixed(0)} s (${out.memory} MB of memory) and in again in ${back.seconds.toFixed(0)} s (${back.memory} MB): all ${sums.size.toLocaleString('en')} files of texts and media are the same.`
}

/** The hashes of what readers see: texts as Markdown and HTML, and every file. */
async function sumsOf(path: string): Promise<ReadonlyMap<string, string>> {
  const archive = await openOwnArchive(path)
  const lines = (await archive.text('SHA256SUMS')).split('\n').map((line) => line.split('  '))
  await archive.close()
  return new Map(lines.flatMap(([sum = '', name = '']) => (/\.(md|html)$|^(media|sizes)\//.test(name) ? [[name, sum]] : [])))
}

const NOW = '2026-11-17T08:00:00.000Z'
const [SECTION, AUTHOR] = ['s', 'a']
const NAMES: LeavingNames = {
  site: { name: 'Rivista', tagline: '', address: 'https://rivista.example' },
  sections: new Map([[SECTION, { name: 'Città', slug: 'citta', description: '', position: 0 } as never]]), // all that is written of a section
  tags: new Map(),
  authors: new Map([[AUTHOR, { name: 'Ada Prima', slug: 'ada-prima', bio: '' } as never]]), // all that is written of a person
  files: new Map(),
  menus: [],
}

async function* generatedTexts(count: number): AsyncGenerator<LeavingText> {
  let number = 0
  for (const some of generateArticles(count, 100))
    for (const { title, standfirst, body } of some) {
      number += 1
      const at = new Date(Date.parse(NOW) - number * 3_600_000).toISOString()
      const content = {
        title,
        standfirst,
        body,
        section: SECTION,
        authors: [AUTHOR],
        tags: [],
        hero: null,
        seoTitle: '',
        seoDescription: '',
      }
      yield await Promise.resolve({
        kind: 'article',
        id: String(number),
        slug: `testo-${number}`,
        content: content as never, // all that is written of a text
        state: 'published',
        publishedAt: at,
        updatedAt: at,
        hasUnseen: false,
      })
    }
}

interface Measured {
  readonly seconds: number
  readonly cpu: number
  readonly memory: number
  readonly said: string
}

/** Tells at its end what the process has used: once, for a thread of it would tell the same again. */
const TELLING =
  "import{isMainThread}from'node:worker_threads';if(isMainThread)process.on('exit',()=>{const u=process.resourceUsage();console.error('USED '+u.maxRSS+' '+(u.userCPUTime+u.systemCPUTime))})"

async function command(variables: Readonly<Record<string, string>>, ...args: string[]): Promise<Measured> {
  const [program, ...words] = edicola(...args)
  const start = performance.now()
  const env = {
    ...process.env,
    ...ADMINISTRATOR_VARIABLES,
    ...variables,
    EDICOLA_DEMO: '0',
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(TELLING)}"`,
  }
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const pieces: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (piece: string) => void pieces.push(piece))
  const code = await new Promise((resolve) => child.once('close', resolve))
  const said = pieces.join('')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}:\n${said.slice(-2000)}`)
  const used = [...said.matchAll(/^USED (\d+) (\d+)$/gm)].map(([, memory, cpu]) => ({
    memory: Number(memory) / 1024,
    cpu: Number(cpu) / 1e6,
  }))
  return {
    seconds: (performance.now() - start) / 1000,
    cpu: used.reduce((sum, one) => sum + one.cpu, 0),
    memory: Math.round(Math.max(0, ...used.map((one) => one.memory))),
    said,
  }
}

import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addressOf } from '../src/content/addresses/addresses.ts'
import { openDatabase, type Database } from '../src/store/database.ts'
import { addUser } from '../src/store/people/users.ts'
import { scryptHashing } from '../src/server/auth/passwordHashing.ts'
import { signIn, type Editor } from '../tests/support/editors.ts'
import { freePort } from '../tests/support/freePort.ts'
import { run } from '../tests/support/running.ts'
import { onFirstCore } from './cores.ts'
import { figureOf, optionIn } from './measure.ts'
import { openScaleMagazine } from './scaleMagazine.ts'
import { tableOf, writeTables } from './figureTables.ts'

const SIZE = 100_000
const PAGES = 5_000
const RATE = 2_000
const SECONDS = 30
const PUBLISH_EVERY_MS = 5_000
const WARM_UP_PUBLICATIONS = 3
/** How often the next requests are sent, some at a time. */
const TICK_MS = 5
const SOCKETS = 128
const CACHE_MB = 1_024

interface Result {
  readonly times: readonly number[]
  readonly errors: number
  /** Publications, and those of them that the next answer of their own page did not show. */
  readonly published: number
  readonly missed: number
}

/**
 * Readers all over a magazine while its editors publish: 2,000 requests a second over 5,000 pages, and every five seconds one of those is changed. `--size=10000`, `--rate=500`
 * and `--seconds=10` measure a smaller one; `--beside=FOLDER` the program of another checkout first; `--write` writes the table into the docs.
 */
export async function main(options: readonly string[] = []): Promise<void> {
  const number = (name: string, usual: number) => Number(optionIn(options, name) ?? usual)
  const [size, rate, seconds] = [number('size', SIZE), number('rate', RATE), number('seconds', SECONDS)]
  const beside = optionIn(options, 'beside')
  const programs = [...(beside === undefined ? [] : [['before', beside] as const]), ['now', '.'] as const]
  const load = loadavg()[0] ?? 0
  const rows: (string | number)[][] = []
  for (const [name, checkout] of programs) {
    const { times, errors, published, missed } = await measureProgram(checkout, size, rate, seconds)
    const { median, p99 } = figureOf(name, times)
    const answered = Math.round(times.length / seconds)
    rows.push([name, answered, `${median.toFixed(1)} / ${p99.toFixed(1)}`, errors, published, missed])
  }
  const heading = [
    `${size.toLocaleString('en')} articles`,
    `answers a second, of ${rate}`,
    'median / p99, ms',
    'errors',
    'publications',
    'not in the next answer',
  ]
  const table = tableOf(heading, rows)
  console.log(`\n${table}\n`)
  if (options.includes('--write')) writeTables('publishing under load', load, table)
}

async function measureProgram(checkout: string, size: number, rate: number, seconds: number): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-'))
  const email = `${randomUUID()}@example.it`
  const password = 'tre mele e un cavallo blu'
  const { database, file } = await openScaleMagazine('sqlite', size, null)
  const articles = await newestArticles(database)
  await database.close()
  // The magazine itself stays as it is, for the next run.
  if (file !== null) await copyFile(file, join(folder, 'edicola.sqlite'))
  const program = run(onFirstCore([process.execPath, join(checkout, 'scripts/edicola.js'), 'start']), {
    PORT: String(await freePort()),
    DATA_DIR: folder,
    EDICOLA_DEMO: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    PAGE_CACHE_MB: String(CACHE_MB),
  })
  try {
    const site = await program.address()
    const store = openDatabase({ engine: 'sqlite', file: join(folder, 'edicola.sqlite') })
    const credentials = { clock: () => new Date(), newId: randomUUID, passwordHash: await scryptHashing.hash(password) }
    await addUser(store, { name: 'Bench', email, role: 'amministratore' }, credentials)
    await store.close()
    const editor = await signIn(site, { email, password })
    const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
    const paths = articles.map(({ slug }) => addressOf.article(slug))
    // Readers meet a server whose pages were asked for before, and on which something was published before: the first time, code is read and compiled.
    for (let start = 0; start < paths.length; start += SOCKETS)
      await Promise.all(paths.slice(start, start + SOCKETS).map((path) => readPage(agent, site + path)))
    for (let time = 0; time < WARM_UP_PUBLICATIONS; time++) await publishOne({ site, agent, articles, editor })
    const result = await readWhilePublishing({ site, agent, paths, articles, editor, rate, seconds })
    agent.destroy()
    return result
  } finally {
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Newsroom {
  readonly site: string
  readonly agent: Agent
  readonly articles: readonly { readonly id: string; readonly slug: string }[]
  readonly editor: Editor
}

interface Reading extends Newsroom {
  readonly paths: readonly string[]
  readonly rate: number
  readonly seconds: number
}

async function readWhilePublishing({ paths, rate, seconds, ...newsroom }: Reading): Promise<Result> {
  const { site, agent } = newsroom
  const times: number[] = []
  let errors = 0
  const asked: Promise<void>[] = []
  const ask = async (path: string) => {
    const begun = performance.now()
    const status = await readPage(agent, site + path).catch(() => 0)
    if (status === 200) times.push(performance.now() - begun)
    else errors += 1
  }
  const end = performance.now() + seconds * 1_000
  const editing = publishUntil(end, newsroom)
  const begun = performance.now()
  for (let sent = 0; performance.now() < end;) {
    await pause(TICK_MS)
    const due = Math.floor(((performance.now() - begun) / 1_000) * rate)
    for (; sent < due; sent++) asked.push(ask(paths[Math.floor(Math.random() * paths.length)] ?? '/'))
  }
  await Promise.all(asked)
  return { times, errors, ...(await editing) }
}

async function publishUntil(end: number, { site, agent, articles, editor }: Newsroom) {
  let published = 0
  let missed = 0
  while (performance.now() + PUBLISH_EVERY_MS < end) {
    await pause(PUBLISH_EVERY_MS)
    published += 1
    if (!(await publishOne({ site, agent, articles, editor }))) missed += 1
  }
  return { published, missed }
}

/** Changes the title of one of the pages that are read, and looks whether the next answer has it. */
async function publishOne({ site, agent, articles, editor }: Newsroom): Promise<boolean> {
  const { id, slug } = articles[Math.floor(Math.random() * articles.length)] ?? { id: '', slug: '' }
  const { revision, content } = await editor.send('GET', `article/${id}`)
  const title = `Corretto ${randomUUID()}`
  const saved = await editor.send('PUT', `article/${id}`, { revision, content: { ...content, title, slug } })
  await editor.send('POST', `article/${id}/publish`, { revision: saved.revision, at: 'now' })
  return (await fetchPage(agent, site + addressOf.article(slug))).includes(title)
}

const newestArticles = async ({ db }: Database) => {
  const rows = await db
    .selectFrom('publication')
    .select(['documentId as id', 'slug'])
    .where('kind', '=', 'article')
    .where('visibleUntil', 'is', null)
    .orderBy('publishedAt', 'desc')
    .limit(PAGES)
    .execute()
  return rows.flatMap(({ id, slug }) => (slug === null ? [] : [{ id, slug }]))
}

/** As a browser asks. What comes is not looked at: reading it would take the one core that asks longer than the other takes to give it. */
const readPage = (agent: Agent, url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })

const fetchPage = (agent: Agent, url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks).toString()))
    }).on('error', reject)
  })

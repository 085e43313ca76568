import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import type { Kind } from '../src/content/kinds.ts'
import { DAY_MS, toInstant } from '../src/content/time.ts'
import type { User } from '../src/content/people/user.ts'
import { generateArticles, type GeneratedArticle } from '../src/demo/generateArticles.ts'
import { openDatabase, type Database, type DatabaseLocation, type Engine } from '../src/store/database.ts'
import { importDocuments } from '../src/store/documents/importDocuments.ts'
import type { ImportedDocument } from '../src/store/documents/importedDocument.ts'
import { insertRows } from '../src/store/insertRows.ts'
import { migrate } from '../src/store/migrate.ts'
import { addFirstAdministrator } from '../src/store/people/users.ts'
import { startCluster, type Cluster } from '../tests/support/postgresCluster.ts'
import { createDatabase } from '../tests/support/postgresDatabases.ts'

const SECTIONS = 8
const AUTHORS = 200
const TAGS = 300
const TAGS_OF_AN_ARTICLE = 3
const ISSUES = 60
const PICTURES = 20_000
const REDIRECTS = 2_000
const REVISIONS = 5
const DAYS_OF_FIGURES = 365
const READ_EACH_DAY = 100
const BATCH = 500
/** Ten articles a day for the largest. */
const APART_MS = DAY_MS / 10

const clock = () => new Date()
const ADMINISTRATOR = { name: 'Bench', email: 'bench@example.it', role: 'amministratore' } as const

export interface ScaleMagazine {
  readonly database: Database
  /** Where it is, if it is a file. */
  readonly file: string | null
  readonly actor: User
}

/** Where magazines of all sizes stand until what they are made of changes; the store itself is migrated where it stands. */
function magazineFolder(): string {
  const hash = createHash('sha256')
  for (const maker of ['bench/scaleMagazine.ts', 'src/demo/generateArticles.ts']) hash.update(readFileSync(maker))
  return join(tmpdir(), `edicola-scale-${hash.digest('hex').slice(0, 12)}`)
}

/** The PostgreSQL that keeps them between two runs. */
export const startMagazineCluster = (): Promise<Cluster | null> => startCluster({ keptIn: join(magazineFolder(), 'postgres') })

/** Opens a magazine with so many articles, and makes it if it is not there yet. */
export async function openScaleMagazine(engine: Engine, articles: number, cluster: Cluster | null): Promise<ScaleMagazine> {
  const made = engine === 'sqlite' ? await madeSqlite(articles) : await madePostgres(articles, cluster)
  const database = openDatabase(made)
  await migrate(database, { clock, backupFolder: magazineFolder() })
  const { user } = await addFirstAdministrator(database, ADMINISTRATOR, { clock, newId: randomUUID, passwordHash: 'x' })
  return { database, file: made.engine === 'sqlite' ? made.file : null, actor: user }
}

async function madeSqlite(articles: number): Promise<DatabaseLocation> {
  const file = join(magazineFolder(), `${articles}.sqlite`)
  if (await stat(file).catch(() => null)) return { engine: 'sqlite', file }
  const unfinished = `${file}.unfinished`
  await mkdir(magazineFolder(), { recursive: true })
  for (const end of ['', '-wal', '-shm']) await rm(`${unfinished}${end}`, { force: true })
  await fill({ engine: 'sqlite', file: unfinished }, articles)
  await rename(unfinished, file)
  return { engine: 'sqlite', file }
}

async function madePostgres(articles: number, cluster: Cluster | null): Promise<DatabaseLocation> {
  if (!cluster) throw new Error('PostgreSQL is not installed')
  const name = `scale_${articles}`
  const location = { engine: 'postgres' as const, url: cluster.url.replace(/[^/]*$/, name) }
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    try {
      return await client.query(statement)
    } finally {
      await client.end()
    }
  }
  if ((await ask(`select 1 from pg_database where datname = '${name}'`)).rows.length > 0) return location
  await ask(`drop database if exists ${name}_unfinished`)
  await fill({ engine: 'postgres', url: await createDatabase(cluster.url, `${name}_unfinished`) }, articles)
  await ask(`alter database ${name}_unfinished rename to ${name}`)
  return location
}

async function fill(location: DatabaseLocation, count: number): Promise<void> {
  const begun = performance.now()
  const database = openDatabase(location)
  try {
    await migrate(database, { clock, backupFolder: magazineFolder() })
    const { user } = await addFirstAdministrator(database, ADMINISTRATOR, { clock, newId: randomUUID, passwordHash: 'x' })
    const firstDay = clock().getTime() - (count + 1) * APART_MS - DAY_MS
    const act = { at: toInstant(new Date(firstDay)), by: user.id }
    const ids = await addSurroundings(database, act)
    const articlesBegun = performance.now()
    let done = 0
    for (const articles of generateArticles(count, BATCH)) {
      const batch = articles.map((article, offset) => {
        const moment = clock().getTime() - (count - done - offset) * APART_MS
        return articleOf(done + offset, article, moment, user.id, ids, Math.ceil(REDIRECTS / count))
      })
      await take(database, batch)
      done += batch.length
    }
    const seconds = (performance.now() - articlesBegun) / 1000
    await addFigures(database, count)
    if (location.engine === 'postgres') await sql`vacuum analyze`.execute(database.db)
    console.log(
      `  made ${count} articles on ${location.engine} in ${Math.round((performance.now() - begun) / 1000)} s: ${Math.round(count / seconds)} a second`,
    )
  } finally {
    await database.close()
  }
}

interface Surroundings {
  readonly sections: readonly string[]
  readonly authors: readonly string[]
  readonly tags: readonly string[]
  readonly issues: readonly string[]
  readonly media: readonly string[]
}

type Act = NonNullable<ImportedDocument['published']>

/** All that articles name, and what every magazine has one of. */
async function addSurroundings(database: Database, act: Act): Promise<Surroundings> {
  const add = async (kind: Kind, count: number, contentOf: (number: number) => object): Promise<string[]> => {
    const documents = Array.from({ length: count }, (_, index) => one(kind, contentOf(index + 1), act))
    for (let start = 0; start < count; start += BATCH) await take(database, documents.slice(start, start + BATCH))
    return documents.map(({ id }) => id)
  }
  await add('siteSettings', 1, () => ({ name: 'Mezzaluce' }))
  await add('menu', 1, () => ({ name: 'Testata', slug: 'testata', items: [{ label: 'Archivio', address: '/archivio' }] }))
  await add('page', 1, () => ({ slug: 'chi-siamo', title: 'Chi siamo' }))
  const media = await add('media', PICTURES, pictureOf)
  return {
    media,
    sections: await add('section', SECTIONS, (number) => ({ name: `Sezione ${number}`, position: number })),
    authors: await add('author', AUTHORS, (number) => ({ name: `Autrice Numero ${number}`, portrait: media[number] })),
    tags: await add('tag', TAGS, (number) => ({ name: `Argomento ${number}` })),
    issues: await add('issue', ISSUES, (number) => ({ title: `Numero ${number}`, number, cover: media[number] })),
  }
}

const pictureOf = (number: number) => ({
  fileName: `fotografia-${number}.jpg`,
  hash: createHash('sha256').update(String(number)).digest('hex'),
  type: 'image/jpeg',
  bytes: 250_000,
  picture: {
    width: 2400,
    height: 1600,
    widths: [320, 640, 960, 1280, 1600, 2000, 2400],
    formats: ['avif', 'webp', 'jpeg'],
    thumbhash: 'mQgGDYI3iHh3d4iAiHiIeHc',
  },
  alt: number % 10 === 0 ? '' : `Una fotografia della città vecchia, la numero ${number}`,
  credit: 'Archivio',
})

const one = (kind: Kind, content: object, act: Act): ImportedDocument => ({
  id: randomUUID(),
  kind,
  revisions: [{ ...act, content }],
  published: act,
})

/** An article that grew a paragraph or two with each save, and was published by the last. One in fifty is still a draft. */
function articleOf(
  number: number,
  { title, standfirst, body }: GeneratedArticle,
  moment: number,
  by: string,
  { sections, authors, tags, issues, media }: Surroundings,
  redirects: number,
): ImportedDocument {
  const content = {
    title,
    standfirst,
    section: pick(sections, number),
    authors: [pick(authors, number)],
    tags: Array.from({ length: TAGS_OF_AN_ARTICLE }, (_, index) => pick(tags, number * (index + 1) + index)),
    issue: number < ISSUES * 20 ? pick(issues, number) : null,
    hero: pick(media, number),
  }
  const revisionOf = (index: number) => ({
    at: toInstant(new Date(moment - (REVISIONS - index) * 60_000)),
    by,
    content: { ...content, body: { ...body, content: body.content.slice(0, Math.ceil((body.content.length * (index + 1)) / REVISIONS)) } },
  })
  const [first, ...rest] = Array.from({ length: REVISIONS }, (_, index) => revisionOf(index))
  return {
    id: randomUUID(),
    kind: 'article',
    revisions: [first ?? revisionOf(0), ...rest],
    published: number % 50 === 7 ? null : { at: toInstant(new Date(moment)), by },
    redirects: Array.from({ length: number * redirects < REDIRECTS ? redirects : 0 }, (_, index) => `/vecchio/${number}-${index}.html`),
  }
}

const pick = (from: readonly string[], number: number): string => from[number % from.length] ?? ''

async function take(database: Database, documents: readonly ImportedDocument[]): Promise<void> {
  const outcome = await importDocuments(database, documents, toInstant(clock()))
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refused[0])}`)
}

/** A year of what readers did. */
async function addFigures(database: Database, count: number): Promise<void> {
  const newest = await database.db
    .selectFrom('publication')
    .select(['documentId', 'slug'])
    .where('kind', '=', 'article')
    .orderBy('id', 'desc')
    .limit(Math.min(count, READ_EACH_DAY * 30))
    .execute()
  for (let ago = 0; ago < DAYS_OF_FIGURES; ago++) {
    const day = toInstant(new Date(clock().getTime() - ago * DAY_MS)).slice(0, 10)
    const read = Array.from(
      { length: Math.min(READ_EACH_DAY, newest.length) },
      (_, index) => newest[(index + ago * 7) % newest.length],
    ).filter((row) => row !== undefined)
    const traffic = [
      ...Array.from({ length: 24 }, (_, hour) => ({ day, kind: 'hour' as const, target: String(hour).padStart(2, '0'), count: 40 + hour })),
      ...read.map(({ slug }, index) => ({ day, kind: 'page' as const, target: `/articoli/${slug}`, count: 200 - index })),
    ]
    await database.write(async (db) => {
      await insertRows(database.engine, db, 'traffic', traffic)
      await insertRows(
        database.engine,
        db,
        'readCount',
        read.map(({ documentId }, index) => ({ day, documentId, reads: 200 - index })),
      )
    })
  }
}

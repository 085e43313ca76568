import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { addressOf } from '../../src/content/addresses/addresses.ts'
import { scryptHashing } from '../../src/server/auth/passwordHashing.ts'
import { generateArticles, type GeneratedArticle } from '../../src/demo/generateArticles.ts'
import { openDatabase, type DatabaseLocation } from '../../src/store/database.ts'
import { addUser } from '../../src/store/people/users.ts'
import { Refused, signIn, type Editor } from './editors.ts'

/** How many of each sort, and how long each of them waits between two acts. */
export interface CrowdSize {
  readonly editors: number
  readonly publishers: number
  readonly readers: number
  readonly everyMs: { readonly save: number; readonly publish: number; readonly submit: number }
}

export type CrowdAct = 'save' | 'session' | 'presence' | 'publish' | 'submit'

export interface Crowd {
  /** How long each act that was answered with a yes took, in milliseconds. */
  readonly times: Readonly<Record<CrowdAct, number[]>>
  /** Answers other than a yes, with what was asked; a save that is refused as out of date is a false conflict: every draft has one editor. */
  readonly refusals: readonly string[]
  readonly conflicts: () => number
  /** Forgets what was timed so far: programs compile themselves while they are young. */
  forgetTimes(): void
  stop(): Promise<void>
  /** What was acknowledged and is not there. The program must run. */
  losses(): Promise<string[]>
  /** How many transactions PostgreSQL has ended because they waited for each other; none on SQLite, where none can. */
  deadlocks(): Promise<number>
}

const PASSWORD = 'tre mele e un cavallo blu'
const POPUP = 'folla'

/**
 * A newsroom at its busiest, at a program that runs: editors whose drafts save themselves and who are seen by others, editors who publish,
 * readers who give an OK to an announcement, each at a pace of their own.
 */
export async function gatherCrowd(address: string, location: DatabaseLocation, size: CrowdSize): Promise<Crowd> {
  const people = await admit(address, location, size.editors + size.publishers)
  const [first] = people
  if (!first) throw new Error('A crowd has at least one editor')
  const section = await first.send('POST', 'section', { name: 'Città' })
  const author = await first.send('POST', 'author', { name: 'Elsa Prima' })
  const popup = await first.send('POST', 'popup', { id: POPUP, name: POPUP, title: POPUP })
  await first.send('POST', `popup/${popup.id}/publish`, { revision: popup.revision, at: 'now' })

  const times: Record<CrowdAct, number[]> = { save: [], session: [], presence: [], publish: [], submit: [] }
  const refusals: string[] = []
  const saved = new Map<string, number>()
  const published = new Set<string>()
  const submitted = new Set<string>()
  let conflicts = 0
  let isOver = false

  async function time<Answer>(act: CrowdAct, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const begun = performance.now()
    try {
      const answer = await ask()
      times[act].push(performance.now() - begun)
      return answer
    } catch (error) {
      if (act === 'save' && error instanceof Refused && error.status === 409) conflicts += 1
      refusals.push(String(error).slice(0, 300))
      return undefined
    }
  }

  /** Does something again and again, not in step with the others. */
  async function keepAt(everyMs: number, act: (time: number) => Promise<unknown>): Promise<void> {
    await pause(Math.random() * everyMs)
    for (let number = 1; !isOver; number++) {
      const begun = performance.now()
      await act(number)
      await pause(Math.max(0, everyMs - (performance.now() - begun)))
    }
  }

  async function write(editor: Editor, number: number, { title, body }: GeneratedArticle): Promise<void> {
    const from = { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` }
    const draft = await editor.send('POST', 'article', { title, body })
    let { revision } = draft
    await keepAt(size.everyMs.save, async (count) => {
      const content = { title: `${title}: ${count}`, section: section.id, authors: [author.id], body }
      const answer = await time('save', () => editor.send('PUT', `article/${draft.id}`, { revision, content, isAutomatic: true }))
      if (answer) {
        revision = answer.revision
        saved.set(draft.id, count)
      }
      await time('session', () => lookUpSession(address, editor, from))
      if (count % 5 === 0)
        await time('presence', () => editor.send('POST', `article/${draft.id}/presence`, { tab: draft.id, editing: true }))
    })
  }

  async function publish(editor: Editor, { body }: GeneratedArticle): Promise<void> {
    await keepAt(size.everyMs.publish, async () => {
      const slug = `uscito-${randomUUID()}`
      const content = { title: 'Uscito', slug, section: section.id, authors: [author.id], body }
      const made = await editor.send('POST', 'article', content).catch((error: unknown) => void refusals.push(String(error)))
      if (!made) return
      if (await time('publish', () => editor.send('POST', `article/${made.id}/publish`, { revision: 1, at: 'now' }))) published.add(slug)
    })
  }

  const read = (number: number): Promise<void> =>
    keepAt(size.everyMs.submit, async () => {
      const key = randomUUID()
      if (await time('submit', () => submit(address, key, `10.2.${number >> 8}.${number & 255}`))) submitted.add(key)
    })

  const texts = [...generateArticles(people.length, people.length)].flat()
  const textOf = (number: number) => texts[number] ?? { title: '', standfirst: '', body: { type: 'doc' as const, content: [] } }
  const working = [
    ...people.slice(0, size.editors).map((editor, number) => write(editor, number, textOf(number))),
    ...people.slice(size.editors).map((editor, number) => publish(editor, textOf(size.editors + number))),
    ...Array.from({ length: size.readers }, (_, number) => read(number)),
  ]

  return {
    times,
    refusals,
    conflicts: () => conflicts,
    forgetTimes: () => Object.values(times).forEach((some) => some.splice(0)),
    async stop() {
      isOver = true
      await Promise.all(working)
    },
    losses: () => withStore(location, async (database) => findLosses(database, address, { saved, published, submitted })),
    deadlocks: () => withStore(location, countDeadlocks),
  }
}

/** Adds people to the store and lets them in. To hash a password takes long by design, so all have the same. */
async function admit(address: string, location: DatabaseLocation, count: number): Promise<Editor[]> {
  const passwordHash = await scryptHashing.hash(PASSWORD)
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.it`)
  await withStore(location, async (database) => {
    const credentials = { clock: () => new Date(), newId: randomUUID, passwordHash }
    for (const email of emails) await addUser(database, { name: email.slice(0, 8), email, role: 'amministratore' }, credentials)
  })
  const editors: Editor[] = []
  for (const email of emails) editors.push(await signIn(address, { email, password: PASSWORD }))
  return editors
}

type Store = ReturnType<typeof openDatabase>

async function withStore<T>(location: DatabaseLocation, work: (database: Store) => Promise<T>): Promise<T> {
  const database = openDatabase(location)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function lookUpSession(address: string, { cookie }: Editor, headers: Readonly<Record<string, string>>): Promise<true> {
  const answer = await fetch(`${address}/api/admin/me`, { headers: { ...headers, cookie } })
  const words = await answer.text()
  if (!answer.ok || !words.includes('@example.it')) throw new Refused('session', answer.status, words)
  return true
}

async function submit(address: string, key: string, from: string): Promise<true> {
  const answer = await fetch(address + addressOf.popupSubmit(), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': key, 'x-forwarded-for': from },
    body: `id=${POPUP}&modal_state%5Bdont_show_again_option%5D=true`,
  })
  const words = await answer.text()
  if (!answer.ok) throw new Refused('submit', answer.status, words)
  return true
}

interface Acknowledged {
  readonly saved: ReadonlyMap<string, number>
  readonly published: ReadonlySet<string>
  readonly submitted: ReadonlySet<string>
}

async function findLosses({ db }: Store, address: string, { saved, published, submitted }: Acknowledged): Promise<string[]> {
  const lost: string[] = []
  const submits = new Set((await db.selectFrom('popupSubmit').select('id').execute()).map(({ id }) => id))
  for (const key of submitted) if (!submits.has(key)) lost.push(`submit ${key}`)
  const titles = new Map((await db.selectFrom('document').select(['id', 'title']).execute()).map(({ id, title }) => [id, title]))
  for (const [id, count] of saved)
    if (!titles.get(id)?.endsWith(`: ${count}`)) lost.push(`save ${count} of ${id}: ${titles.get(id)} is there`)
  for (const slug of published) {
    const page = await fetch(address + addressOf.article(slug))
    await page.arrayBuffer()
    if (page.status !== 200) lost.push(`publication ${slug}: ${page.status}`)
  }
  return lost
}

async function countDeadlocks({ engine, db }: Store): Promise<number> {
  if (engine === 'sqlite') return 0
  const { rows } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  return Number(rows[0]?.deadlocks)
}

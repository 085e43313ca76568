import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { sql } from 'kysely'
import { addressOf } from '../../../src/content/addresses/addresses.ts'
import type { Media } from '../../../src/content/kinds/media.ts'
import { ADMINISTRATOR, invite, Refused, signIn, type Editor } from '../../support/editors.ts'
import { openedDatabase } from '../../support/stores.ts'
import { times } from '../../support/long.ts'
import type { Stage } from './stage.ts'

const READERS = 4
// Each of them takes seconds to come in, and one alone would soon meet the limit of one person.
const EDITORS = times(3, 2)

/** What was sent and answered with a yes, of each sort. */
export interface Counts {
  readonly submits: number
  readonly saves: number
  readonly files: number
  readonly publications: number
}

export interface Load {
  readonly counts: () => Counts
  /** Answers that nobody should have got, each with what was asked. */
  readonly faults: readonly string[]
  /** How many were told to come back later. */
  readonly unavailable: () => number
  /** Waits until some more of each sort were acknowledged. */
  goOn(more?: number): Promise<void>
  stop(): Promise<void>
  /** What was acknowledged and is not there, or is not whole; and what is there twice. The program must run. */
  losses(): Promise<string[]>
}

/**
 * A magazine at work: readers who click OK in an announcement, editors whose drafts save themselves, who send files and publish. Who gets no answer
 * asks again, as browsers do. No answer of 500 and above is ever due, but those that the test says are due now.
 */
export async function startLoad({ address, location }: Stage, due: () => readonly number[] = () => []): Promise<Load> {
  const administrator = await signIn(address, ADMINISTRATOR)
  const editors = await Promise.all(
    Array.from({ length: EDITORS }, (_, number) => invite(address, administrator, { name: `Redazione ${number}`, role: 'amministratore' })),
  )
  const section = await administrator.send('POST', 'section', { name: 'Città' })
  const author = await administrator.send('POST', 'author', { name: 'Elsa Prima' })
  const popup = await administrator.send('POST', 'popup', { id: '7', name: 'Sette', title: 'Sette' })
  await administrator.send('POST', `popup/${popup.id}/publish`, { revision: popup.revision, at: 'now' })

  const given = new Set<string>()
  const submits = new Set<string>()
  const saves = new Map<string, number>()
  const files = new Map<string, string>()
  const publications = new Map<string, string>()
  const faults: string[] = []
  let saved = 0
  let unavailable = 0
  let isOver = false
  const hasEnded = () => isOver

  /** The answer, or nothing where there was none: the program was not there, or said no. */
  const attempt = async <Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Refused && due().includes(error.status)) unavailable++
      else if (error instanceof Refused && error.status >= 500) faults.push(error.message.slice(0, 300))
      // The limits are not what is tried here: whoever meets one waits.
      await pause(error instanceof Refused && error.status === 429 ? 1000 : 50)
      return undefined
    }
  }

  const read = async (number: number) => {
    for (let time = 0; !hasEnded(); time++) {
      const key = randomUUID()
      given.add(key)
      const from = `10.${number}.${(time >> 6) & 255}.${time % 64}`
      while (!hasEnded() && !submits.has(key)) if (await attempt(() => submit(address, key, from))) submits.add(key)
    }
  }

  /** One draft whose title counts up. A save whose answer was lost may have been kept or not: who saves looks. */
  const write = async (editor: Editor) => {
    const { id, revision } = await editor.send('POST', 'article', { title: 'Bozza 0' })
    let known = revision
    for (let number = 1; !hasEnded(); number++) {
      const save = { revision: known, content: { title: `Bozza ${number}` }, isAutomatic: true }
      const answer = await attempt(() => editor.send('PUT', `article/${id}`, save))
      if (answer) {
        saves.set(id, number)
        saved++
      }
      known = answer?.revision ?? (await attempt(() => editor.send('GET', `article/${id}`)))?.revision ?? known
    }
  }

  const send = async (editor: Editor) => {
    for (let number = 0; !hasEnded(); number++) {
      // A picture becomes many files, a document is one.
      const file = number % 6 === 5 ? await picture() : Buffer.from(`%PDF-1.4 ${randomUUID().repeat(2000)}`)
      const answer = await attempt(() => editor.send('POST', 'media/upload?name=prova', new Blob([file])))
      if (answer) files.set(answer.id, createHash('sha256').update(file).digest('hex'))
    }
  }

  const publish = async (editor: Editor) => {
    for (let number = 0; !hasEnded(); number++) {
      const key = randomUUID()
      const slug = `uscito-${key}`
      const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: key }] }] }
      const content = { title: `Uscito ${number}`, slug, section: section.id, authors: [author.id], body }
      const made = await attempt(() => editor.send('POST', 'article', content, { 'idempotency-key': key }))
      if (made && (await attempt(() => editor.send('POST', `article/${made.id}/publish`, { revision: 1, at: 'now' }))))
        publications.set(slug, key)
    }
  }

  const working = [
    ...Array.from({ length: READERS }, (_, number) => read(number)),
    ...editors.flatMap((editor) => [write(editor), send(editor), publish(editor)]),
  ]
  const counts = () => ({ submits: submits.size, saves: saved, files: files.size, publications: publications.size })

  return {
    counts,
    faults,
    unavailable: () => unavailable,
    async goOn(more = times(3, 1)) {
      const before = counts()
      const sorts = Object.keys(before) as (keyof Counts)[]
      while (!sorts.every((sort) => counts()[sort] >= before[sort] + more)) {
        if (faults.length > 0) return
        await pause(20)
      }
    },
    async stop() {
      isOver = true
      await Promise.all(working)
    },
    async losses() {
      const { db, engine } = openedDatabase(location)
      const rows = await db.selectFrom('popupSubmit').select('id').execute()
      const stored = new Set(rows.map(({ id }) => id))
      const lost = [...submits].filter((key) => !stored.has(key)).map((key) => `submit ${key}`)
      if (rows.length !== stored.size || rows.some(({ id }) => !given.has(id))) lost.push('submits that nobody made, or twice')
      // The limit of one user is not what is tried here: what is asked about editors' work is asked of the store's own pages and rows.
      const drafts = await db
        .selectFrom('revision')
        .select(['documentId', 'content'])
        .where('documentId', 'in', [...saves.keys()])
        .execute()
      for (const [id, number] of saves) {
        const newest = Math.max(...drafts.filter(({ documentId }) => documentId === id).map(({ content }) => numberIn(content)))
        if (newest < number) lost.push(`save ${number} of ${id}: ${newest} is there`)
      }
      const media = await db
        .selectFrom('revision')
        .select(['documentId', 'content'])
        .where('documentId', 'in', [...files.keys()])
        .execute()
      for (const [id, hash] of files) {
        const content = media.find(({ documentId }) => documentId === id)?.content
        if (content === undefined) lost.push(`file ${id}`)
        else lost.push(...(await tornFiles(address, parsed(content) as Media, hash)))
      }
      for (const [slug, words] of publications) {
        const page = await fetch(address + addressOf.article(slug))
        if (page.status !== 200 || !(await page.text()).includes(words)) lost.push(`publication ${slug}: ${page.status}`)
      }
      if (engine === 'sqlite') {
        const { rows: check } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db)
        if (check[0]?.integrityCheck !== 'ok') lost.push(`integrity: ${JSON.stringify(check)}`)
      }
      return lost
    },
  }
}

/** What a run shows, in words for docs/reliability.md. */
export function inWords({ submits, saves, files, publications }: Counts, lost: readonly string[]): string {
  const told = [`${submits} submits`, `${saves} autosaves`, `${files} uploads`, `${publications} publications`].join(', ')
  return `acknowledged ${told}; lost or torn: ${lost.length}`
}

async function submit(address: string, key: string, from: string): Promise<true> {
  const answer = await fetch(address + addressOf.popupSubmit(), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': key, 'x-forwarded-for': from },
    body: 'id=7&modal_state%5Bdont_show_again_option%5D=true',
  })
  const words = await answer.text()
  if (!answer.ok) throw new Refused('submit', answer.status, words)
  return true
}

/** The files of a medium that are not there, or not what was sent. */
async function tornFiles(address: string, { picture: sizes, hash: stored }: Media, hash: string): Promise<string[]> {
  if (stored !== hash) return [`file ${hash}: kept as ${stored}`]
  const paths = sizes
    ? sizes.widths.flatMap((width) => sizes.formats.map((format) => addressOf.picture(hash, width, format)))
    : [addressOf.file(hash, 'pdf')]
  const torn: string[] = []
  for (const path of paths) {
    const answer = await fetch(address + path)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isWhole = sizes
      ? await sharp(bytes)
          .stats()
          .then(
            () => true,
            () => false,
          )
      : createHash('sha256').update(bytes).digest('hex') === hash
    if (answer.status !== 200 || !isWhole) torn.push(`${path}: ${answer.status}, ${bytes.length} bytes`)
  }
  return torn
}

/** PostgreSQL gives JSON as it is, SQLite as text. */
const parsed = (content: unknown): unknown => (typeof content === 'string' ? JSON.parse(content) : content)
const numberIn = (content: unknown): number => Number(/\d+$/.exec((parsed(content) as { title: string }).title)?.[0])

/** A small picture unlike any other. */
function picture(): Promise<Buffer<ArrayBuffer>> {
  const [r = 0, g = 0, b = 0, ...noise] = createHash('sha256').update(randomUUID()).digest()
  const spots = noise.slice(0, 3).map((value, index) => ({
    input: { create: { width: 4, height: 4, channels: 3 as const, background: { r: value, g: 9, b: 9 } } },
    left: index * 8,
    top: 0,
  }))
  return sharp({ create: { width: 48, height: 32, channels: 3, background: { r, g, b } } })
    .composite(spots)
    .png()
    .toBuffer()
}

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { kinds, rulesOf, type Kind } from '../../src/content/kinds.ts'
import { MENUS } from '../../src/content/kinds/menu.ts'
import { createNewsroom } from '../../src/content/newsroom/newsroom.ts'
import { SINGLETONS } from '../../src/content/newsroom/listing.ts'
import { ROLES, type Role } from '../../src/content/people/role.ts'
import { scryptHashing } from '../../src/server/auth/passwordHashing.ts'
import { openDatabase, type DatabaseLocation } from '../../src/store/database.ts'
import { createDocumentStore } from '../../src/store/documents/documentStore.ts'
import { createDiskStorage } from '../../src/store/media/diskStorage.ts'
import { ingest } from '../../src/store/media/ingest.ts'
import { migrate } from '../../src/store/migrate.ts'
import { createMoveStore } from '../../src/store/moves/moveStore.ts'
import { addUser } from '../../src/store/people/users.ts'
import { storedContents } from '../support/storedContents.ts'
import { unwrap } from '../support/unwrap.ts'

// Who and what there is in the store of a run. All of it has names that are known before, so that a request can be made again from its seed alone.

export const PASSWORD = 'cavallo-batteria-graffetta'
/** One user may ask 600 times a minute: several share a role. */
export const PEOPLE_PER_ROLE = 6
export const emailOf = (role: Role, number: number): string => `${role}-${number}@example.it`
/** Whom administrators change, suspend and delete: the others must go on asking. */
export const VICTIMS = ['vittima-1', 'vittima-2', 'vittima-3'] as const

/** A magazine that is being moved in: there is one at a time. */
export const MOVE = 'trasloco-1'

const DOCUMENTS_PER_KIND = 3
export const idOf = (kind: Kind, number: number): string => `${kind}-${number}`
export const EVERY_KIND = Object.keys(kinds) as Kind[]

/** The documents of a kind, by identifier. */
export const idsOf = (kind: Kind): string[] => Array.from({ length: DOCUMENTS_PER_KIND }, (_, index) => idOf(kind, index + 1))

const contents = new Map<string, Record<string, unknown>>()

/** A content that the kind's schema takes, whose references lead to documents that are there. */
export function contentOf(kind: Kind, number: number): Readonly<Record<string, unknown>> {
  const made = contents.get(idOf(kind, number)) ?? madeContent(kind, number)
  contents.set(idOf(kind, number), made)
  return made
}

function madeContent(kind: Kind, number: number): Record<string, unknown> {
  const example = storedContents[kind].at(-1) ?? {}
  const renamed = JSON.parse(
    JSON.stringify(example)
      .replaceAll('"foto"', `"${idOf('media', 1)}"`)
      .replaceAll(/"(film|suono|dati)"/g, `"${idOf('media', 2)}"`)
      .replaceAll('"elsa"', `"${idOf('author', 1)}"`)
      .replaceAll('"citta"', `"${idOf('section', 1)}"`)
      .replaceAll('"mare"', `"${idOf('tag', 1)}"`)
      .replaceAll('"numero-1"', `"${idOf('issue', 1)}"`),
  ) as Record<string, unknown>
  const slug = 'slug' in renamed ? { slug: kind === 'menu' ? (MENUS[number - 1] ?? MENUS[0]) : `${kind.toLowerCase()}-${number}` } : {}
  const schedule = 'publishAt' in renamed ? { publishAt: null, unpublishAt: null } : {}
  return {
    ...renamed,
    ...slug,
    ...schedule,
    ...('order' in renamed && { order: [] }),
    ...(kind === 'popup' && { id: String(number), webhook: '' }),
  }
}

/** What others name is made before them. */
const NAMED: readonly Kind[] = ['media', 'author', 'section', 'tag', 'issue', 'article']
const MADE_FIRST_TO_LAST = [
  ...NAMED,
  ...EVERY_KIND.filter((kind) => !NAMED.includes(kind) && !(SINGLETONS as readonly Kind[]).includes(kind)),
]

/** Fills the store that the program will be started on. */
export async function fillWorld(location: DatabaseLocation, folder: string): Promise<void> {
  const clock = () => new Date()
  const database = openDatabase(location)
  try {
    await migrate(database, { clock, backupFolder: join(folder, 'backups') })
    const passwordHash = await scryptHashing.hash(PASSWORD)
    const person = (name: string, email: string, role: Role, id: string) =>
      addUser(database, { name, email, role }, { clock, newId: () => id, passwordHash })
    for (const role of ROLES)
      for (let number = 1; number <= PEOPLE_PER_ROLE; number += 1)
        await person(`${role} ${number}`, emailOf(role, number), role, `${role}-${number}`)
    for (const id of VICTIMS) await person(id, `${id}@example.it`, 'collaboratore', id)
    const admin = await person('Elsa', 'elsa@example.it', 'amministratore', 'elsa')
    let nextId = ''
    const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId: () => nextId })
    const files = await ingestFiles(folder)
    for (const kind of MADE_FIRST_TO_LAST) {
      for (let number = 1; number <= DOCUMENTS_PER_KIND; number += 1) {
        nextId = idOf(kind, number)
        const content = kind === 'media' ? { ...files[number - 1], alt: 'Un quadro' } : contentOf(kind, number)
        if (number > (kind === 'media' ? files.length : kind === 'menu' ? MENUS.length : DOCUMENTS_PER_KIND)) continue
        const made = unwrap(await newsroom.create(admin, kind, content))
        // The last of each stays a draft.
        if (rulesOf(kind).workflow === 'drafted' && number < DOCUMENTS_PER_KIND)
          unwrap(await newsroom.publish(admin, kind, made.id, made.revision, 'now'))
      }
    }
    await createMoveStore(database, clock).begin({ id: MOVE, system: 'wordpress', createdBy: admin.id, locale: 'it' })
  } finally {
    await database.close()
  }
}

async function ingestFiles(folder: string): Promise<object[]> {
  const storage = createDiskStorage(join(folder, 'media'))
  await mkdir(join(folder, 'media'), { recursive: true })
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#aa0000' } })
    .png()
    .toBuffer()
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
  const files: object[] = []
  for (const [name, bytes] of [
    ['quadro.png', picture],
    ['carta.pdf', pdf],
    ['copie.csv', Buffer.from('anno;copie\n2026;1200\n')],
  ] as const) {
    const path = join(folder, name)
    await writeFile(path, bytes)
    const taken = await ingest(path, name, storage)
    if (!taken.ok) throw new Error(`${name}: ${taken.reason}`)
    files.push(taken.media)
  }
  return files
}

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNewsroom } from '../../src/content/newsroom/newsroom.ts'
import { createDocumentStore } from '../../src/store/documents/documentStore.ts'
import { openDatabase } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { addUser } from '../../src/store/people/users.ts'
import { unwrap } from './unwrap.ts'
import { edicola, run } from './running.ts'

const clock = () => new Date()

/** What opens an announcement by a click: a link that every footer has. */
export const OPENER = 'footer a[href="/numeri"]'

/** A small magazine that measures with these and so must ask, served by the built program: the big one of the journeys asks nothing. */
export async function startAskingSite(analytics: object): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-asking-'))
  await fill(folder, analytics)
  const program = run(edicola('start'), { HOST: 'localhost', DATA_DIR: folder, EDICOLA_DEMO: '0', LOG_LEVEL: 'warn' })
  return {
    address: await program.address(),
    async stop() {
      await program.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function fill(folder: string, analytics: object): Promise<void> {
  const database = openDatabase({ engine: 'sqlite', file: join(folder, 'edicola.sqlite') })
  try {
    await migrate(database, { clock, backupFolder: folder })
    const person = { name: 'Ada', email: 'ada@example.it', role: 'amministratore' } as const
    const ada = await addUser(database, person, { clock, newId: randomUUID, passwordHash: 'x' })
    const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId: randomUUID })
    const publish = async (kind: 'article' | 'popup', content: object) => {
      const { id, revision } = unwrap(await newsroom.create(ada, kind, content))
      unwrap(await newsroom.publish(ada, kind, id, revision))
    }
    const section = unwrap(await newsroom.create(ada, 'section', { name: 'Città' }))
    const author = unwrap(await newsroom.create(ada, 'author', { name: 'Elsa Prima' }))
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Una riga di testo che si legge con calma. '.repeat(12) }] }
    const link = { type: 'text', text: 'Altrove', marks: [{ type: 'link', attrs: { href: 'https://altrove.example/pagina' } }] }
    for (const title of ['Senza annunci', 'Con un annuncio', 'Con un annuncio in fondo']) {
      const body = { type: 'doc', content: [{ type: 'paragraph', content: [link] }, ...Array.from({ length: 20 }, () => paragraph)] }
      await publish('article', { title, section: section.id, authors: [author.id], body })
    }
    await publish('popup', {
      targeting: { include: ['/articoli/con-un-annuncio'], parameter: 'subito' },
      id: 'subito',
      name: 'Subito',
      title: 'Un annuncio',
      okLabel: 'Va bene',
      openModalOnElementClick: OPENER,
    })
    await publish('popup', {
      targeting: { include: ['/articoli/con-un-annuncio-in-fondo'] },
      id: 'fondo',
      name: 'In fondo',
      title: 'Un annuncio in fondo',
      trigger: { type: 'scroll', offset: '90%' },
    })
    unwrap(await newsroom.create(ada, 'siteSettings', { name: 'Mezzaluce' }))
    // With a cap of its own, which the script that keeps it sets after everything else.
    unwrap(await newsroom.create(ada, 'popupSettings', { onePerPageView: true }))
    unwrap(await newsroom.create(ada, 'analyticsSettings', analytics))
  } finally {
    await database.close()
  }
}

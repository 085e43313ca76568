import { createHash, randomUUID } from 'node:crypto'
import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { filesOf } from '../../../tests/support/backups.ts'
import { copyDemoMedia } from '../../../tests/support/demoMedia.ts'
import { NO_OPTIONS as OF_WORDPRESS, openMovingContext } from '../../../tests/support/movingContext.ts'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines, temporaryFolder } from '../../../tests/support/stores.ts'
import { item, wxr } from '../../../tests/support/wxrExample.ts'
import { exportMagazine } from '../../moving/leave/exportMagazine.ts'
import type { WrittenReport } from '../../moving/report.ts'
import { createFileSink } from '../../store/backup/sink.ts'
import type { Database } from '../../store/database.ts'
import { createDiskStorage } from '../../store/media/diskStorage.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { addGeneratedArticles } from '../demo/addGeneratedArticles.ts'
import { ensureAdministrator } from '../serving/firstAdministrator.ts'
import { seedDemo } from '../demo/seedDemo.ts'
import { importEdicolaCommand } from './importEdicola.ts'
import { importWordPressCommand } from './importWordPress.ts'
import { openOwnArchive } from './ownArchive.ts'

afterEach(() => {
  process.exitCode = undefined
})

const NO_OPTIONS = { 'dry-run': false, only: undefined, report: undefined }

async function leave(database: Database, storage: MediaStorage, now = new Date()): Promise<string> {
  const path = join(await temporaryFolder(), 'rivista.tar')
  const file = await open(path, 'w')
  await exportMagazine(
    { database, storage, now, readme: 'Da leggere' },
    createFileSink(file, () => undefined),
  )
  await file.close()
  return path
}

/** Everything that an archive holds, by name, but for who did it and when it was written. */
async function contentsOf(path: string): Promise<Readonly<Record<string, string>>> {
  const archive = await openOwnArchive(path)
  const of = async (name: string) => {
    const text = await archive.text(name)
    if (!name.endsWith('.json')) return createHash('sha256').update(text).digest('hex')
    return JSON.stringify(JSON.parse(text), (field, value: unknown) => (LEFT.has(field) ? undefined : value), 1)
  }
  const names = archive.names.filter((name) => !['edicola.json', 'people.json', 'SHA256SUMS'].includes(name))
  const contents = await Promise.all(names.map(async (name) => [name, await of(name)] as const))
  await archive.close()
  return Object.fromEntries(contents)
}

/** Accounts stay behind; when a text was put in place is told by `publishedAt`. */
const LEFT = new Set(['createdBy', 'updatedBy', 'assignees', 'from', 'revision', 'firstPublishedAt'])

it(
  'an archive of the demo and of generated articles comes back as the same magazine, files byte by byte',
  { timeout: 120_000 },
  async () => {
    const there = await openMovingContext()
    const here = await openMovingContext()
    const storage = createDiskStorage(join(there.folder, 'media'))
    const actor = await ensureAdministrator(there.database, there.context)
    const media = await copyDemoMedia(join(there.folder, 'media'))
    await seedDemo({ ...there.context, database: there.database, storage, actor, media })
    await addGeneratedArticles({ ...there.context, database: there.database, actor, count: 200, report: () => undefined })
    const now = new Date()
    const archive = await leave(there.database, storage, now)
    await importEdicolaCommand(here.context, { options: NO_OPTIONS, words: [archive] })
    expect(here.said().join('\n')).toMatch(/Rifiutati: 0\. Lasciati fuori: 1\.\nParole: (\d+) testi su \1 identici\./)
    const again = createDiskStorage(join(here.folder, 'media'))
    expect(await contentsOf(await leave(here.database, again, now))).toEqual(await contentsOf(archive))
    expect(await filesOf(again)).toEqual(await filesOf(storage))
    await importEdicolaCommand(here.context, { options: NO_OPTIONS, words: [archive] })
    expect(here.said()).toContainEqual(expect.stringMatching(/^Nuovi: 0\. Aggiornati: 0\./))
  },
)

describe.each(engines)('an archive on %s', (engine) => {
  it('brings along what texts were where they came from: numbers lead on, and a newer export goes on', async () => {
    const there = await openMovingContext(engine)
    const here = await openMovingContext(engine)
    const bring = async ({ context, folder, said }: typeof there, ...words: readonly string[]) => {
      await writeFile(join(folder, 'a.xml'), wxr(words.map((content, index) => item({ id: index + 1, title: 'x', content })).join('\n')))
      await importWordPressCommand(context, { options: OF_WORDPRESS, words: [join(folder, 'a.xml')] })
      return said().join('\n')
    }
    await bring(there, 'uno', 'due')
    // As if somebody had worked on the first since.
    await there.database.write((db) =>
      db.updateTable('origin').set({ revision: 0 }).where('originalId', '=', '1').where('type', '=', 'post').execute(),
    )
    const archive = await leave(there.database, createDiskStorage(await temporaryFolder()))
    for (const _time of ['first', 'again']) await importEdicolaCommand(here.context, { options: NO_OPTIONS, words: [archive] })

    expect(await here.publicContent.addressOfOrigin(['post'], '2', here.now())).toBe('/articoli/testo-2')
    expect(await here.publicContent.addressOfOrigin(['category'], '3', here.now())).toBe('/sezioni/citta')
    here.said()
    expect(await bring(here, 'uno', 'due')).toContain('Nuovi: 0. Aggiornati: 0.')
    expect(await bring(here, 'uno nuovo', 'due nuovo')).toMatch(/Nuovi: 0\. Aggiornati: 1\.[^]*Lasciati come sono qui: 1\./)
  })

  it('brings back drafts, plans, changes that nobody sees yet, redirects and proofs of consent', async () => {
    const { newsroom, ada, database, article, later, now } = await openNewsroom(engine)
    const changed = unwrap(await newsroom.create(ada, 'article', article('Il faro')))
    unwrap(await newsroom.publish(ada, 'article', changed.id, 1))
    unwrap(await newsroom.save(ada, 'article', changed.id, 1, article('Il faro spento', { slug: 'il-faro' })))
    unwrap(await newsroom.create(ada, 'article', article('Una bozza')))
    const planned = unwrap(await newsroom.create(ada, 'article', article('Domani')))
    unwrap(await newsroom.publish(ada, 'article', planned.id, 1, later(60 * 24 * 3650)))
    const withdrawn = unwrap(await newsroom.create(ada, 'article', article('Ieri')))
    unwrap(await newsroom.publish(ada, 'article', withdrawn.id, 1))
    unwrap(await newsroom.unpublish(ada, 'article', withdrawn.id))
    unwrap(await newsroom.addRedirect(ada, { from: '/vecchia', to: '/articoli/il-faro' }))
    const consent = { consentId: randomUUID(), at: now(), choice: 'granted', means: 'accept', terms: 'x', language: 'it' } as const
    await database.write((db) => db.insertInto('consentRecord').values(consent).execute())
    const archive = await leave(database, createDiskStorage(await temporaryFolder()), new Date(now()))

    const here = await openMovingContext(engine)
    const report = join(here.folder, 'trasloco')
    await importEdicolaCommand(here.context, { options: { ...NO_OPTIONS, report }, words: [archive] })
    expect(here.said()).toContain('Prove di consenso portate: 1.')
    const seen = await here.publicContent.article('il-faro', here.now())
    expect(seen?.content.title).toBe('Il faro')
    const states = await here.database.db
      .selectFrom('document')
      .select(['title', 'revision'])
      .where('kind', '=', 'article')
      .orderBy('title')
      .execute()
    expect(states).toEqual([
      { title: 'Domani', revision: 1 },
      { title: 'Ieri', revision: 1 },
      { title: 'Il faro spento', revision: 2 },
      { title: 'Una bozza', revision: 1 },
    ])
    expect(await here.publicContent.redirectFrom('/vecchia', here.now())).toBe('/articoli/il-faro')
    const told = JSON.parse(await readFile(`${report}.json`, 'utf8')) as WrittenReport
    expect(told.sums.notes).toEqual({ withdrawn: 1 })
    expect(told.leftOut.map(({ because, detail }) => [because, detail])).toContainEqual(['account', ada.email])
    await importEdicolaCommand(here.context, { options: NO_OPTIONS, words: [archive] })
    expect(here.said().join('\n')).toMatch(/Nuovi: 0\. Aggiornati: 0\./)
  })
})

it('leaves what is here when it comes back to where it was written', async () => {
  const { database, newsroom, ada, article, location, now } = await openNewsroom('sqlite')
  unwrap(await newsroom.create(ada, 'article', article('Il faro')))
  const archive = await leave(database, createDiskStorage(await temporaryFolder()), new Date(now()))
  const { context, said } = await openMovingContext()
  const same = { ...context, environment: { ...context.environment, database: location } }
  await importEdicolaCommand(same, { options: NO_OPTIONS, words: [archive] })
  expect(said()).toContainEqual(expect.stringMatching(/^Lasciati come sono qui: 3\. Rifiutati: 0\./))
  expect(process.exitCode).toBeUndefined()
})

describe('an archive that is not whole', () => {
  it.each([
    ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3000), /rovinato/],
    [
      'changed in one letter',
      (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('Un testo', 'Un pesto'), 'latin1'),
      /rovinato/,
    ],
    ['no archive', () => Buffer.from('ciao'), /rovinato/],
  ])('%s is refused, and nothing is written', async (_name, spoil, sentence) => {
    const { database, newsroom, ada, article, now } = await openNewsroom('sqlite')
    unwrap(await newsroom.create(ada, 'article', article('Il faro')))
    const archive = await leave(database, createDiskStorage(await temporaryFolder()), new Date(now()))
    await writeFile(archive, spoil(await readFile(archive)))
    const here = await openMovingContext()
    await expect(importEdicolaCommand(here.context, { options: NO_OPTIONS, words: [archive] })).rejects.toThrow(sentence)
    expect(await here.database.db.selectFrom('document').select('id').execute()).toEqual([])
  })

  it('is not there', async () => {
    const { context } = await openMovingContext()
    await expect(importEdicolaCommand(context, { options: NO_OPTIONS, words: ['/non/esiste'] })).rejects.toThrow(
      /^Non posso leggere \/non\/esiste/,
    )
  })
})

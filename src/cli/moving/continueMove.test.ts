import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PASSWORD_HASH, quickHashing } from '../../../tests/support/password.ts'
import { engines, migratedLocation, openedDatabase, temporaryFolder } from '../../../tests/support/stores.ts'
import { item, wxr } from '../../../tests/support/wxrExample.ts'
import { moveSetupSchema, type MoveSetup } from '../../content/moves/move.ts'
import type { Engine } from '../../store/database.ts'
import { createMoveStore } from '../../store/moves/moveStore.ts'
import { addUser } from '../../store/people/users.ts'
import { createPublicContent } from '../../store/publications/publicContent.ts'
import { createContext } from '../context.ts'
import { continueMove } from './continueMove.ts'
import { openMoveFiles } from './openMoveFiles.ts'

const EXPORT = wxr(
  [
    item({ id: 50, type: 'attachment', title: 'Ponte', slug: 'ponte', file: '2019/05/ponte.jpg' }),
    item({ id: 1, title: 'Il ponte', content: 'Prima riga\n\n[meteo citta="Roma"]', slug: 'il-ponte', meta: { _thumbnail_id: '50' } }),
    item({
      id: 2,
      title: 'Le case',
      content: '<p>Case e <a href="https://rivista.example/il-ponte/">il ponte</a></p>',
      slug: 'le-case',
      categories: [['category', 'libri', 'Libri']],
    }),
  ].join('\n'),
)

async function openMoving(engine: Engine, text = EXPORT) {
  const location = await migratedLocation(engine)
  const database = openedDatabase(location)
  const folder = await temporaryFolder()
  const clock = () => new Date()
  const plain = createContext({ DATA_DIR: folder })
  const context = { ...plain, passwords: quickHashing, environment: { ...plain.environment, database: location }, say: () => undefined }
  const ada = { name: 'Ada', email: 'ada@example.it', role: 'amministratore' } as const
  const user = await addUser(database, ada, { clock, newId: randomUUID, passwordHash: PASSWORD_HASH })
  const store = createMoveStore(database, clock)
  const files = openMoveFiles(context.environment)
  await store.begin({ id: 'a', system: 'wordpress', createdBy: user.id, locale: 'it' })
  await files.prepare('a')
  await writeFile(files.pathOf('a', { name: 'rivista.xml', role: 'export' }), text)
  await mkdir(join(folder, 'import/uploads/2019/05'), { recursive: true })
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c30' } })
    .jpeg()
    .toFile(join(folder, 'import/uploads/2019/05/ponte.jpg'))
  const run = async (isTrial: boolean, setup: Partial<MoveSetup> = {}, signal = new AbortController().signal, id = 'a') => {
    await store.start(id, isTrial, moveSetupSchema.parse({ media: 'uploads', ...setup }))
    await continueMove(context, id, signal)
    return store.find(id)
  }
  return { run, store, files, database, context, publicContent: createPublicContent(database), now: () => clock().toISOString() }
}

describe.each(engines)('a move of the back office on %s', (engine) => {
  it('is tried, changed, and moved: every step is in the store', async () => {
    const { run, files, database, publicContent, now } = await openMoving(engine)
    const tried = await run(true)
    expect(tried).toMatchObject({ state: 'tried', isTrial: true, total: 3, fault: null })
    expect(tried?.findings).toMatchObject({
      title: 'Rivista',
      texts: 2,
      files: 1,
      groups: [
        { slug: 'citta', name: 'Città', texts: 1, isSection: true },
        { slug: 'libri', name: 'Libri', texts: 1, isSection: true },
      ],
      sums: {
        texts: 2,
        identical: 2,
        notes: [
          { words: 'uno shortcode sconosciuto, rimasto com’era', count: 1, isLeftOut: false },
          { count: 1, isLeftOut: false },
        ],
      },
    })
    expect(tried?.findings?.samples.map(({ title }) => title)).toEqual(['Il ponte', 'Le case'])
    expect(tried?.findings?.samples[0]?.before).toContain('Prima riga<br><br>')
    expect(tried?.findings?.samples[0]?.after).toContain('<p>Prima riga</p>')
    // Links lead to where they will.
    expect(tried?.findings?.samples[1]?.before).toContain('href="https://rivista.example/il-ponte/"')
    expect(tried?.findings?.samples[1]?.after).toContain('href="/articoli/il-ponte"')
    expect(await publicContent.articles({}, { limit: 5 }, now())).toEqual([])
    expect(await readFile(files.reportPath('a', 'html'), 'utf8')).toContain('Prova')

    const moved = await run(false, { sections: ['citta'] })
    expect(moved).toMatchObject({ state: 'done', isTrial: false })
    expect(moved?.findings?.groups).toMatchObject([
      { slug: 'citta', isSection: true },
      { slug: 'libri', isSection: false },
    ])
    expect((await publicContent.article('il-ponte', now()))?.content.hero).not.toBeNull()
    expect(await publicContent.redirectFrom('/le-case', now())).toBe('/articoli/le-case')
    expect(await files.list('a')).toEqual([])
    expect(await readFile(files.reportPath('a', 'json'), 'utf8')).toContain('"isDryRun": false')
    const lines = await database.db.selectFrom('audit').select(['action', 'title']).execute()
    expect(lines).toEqual([{ action: 'import-finished', title: 'Rivista' }])
  })
})

it('says why something stays as it is here', async () => {
  const of = (words: string, modified: string) => wxr(item({ id: 1, title: 'Il ponte', slug: 'il-ponte', content: words, modified }))
  const { run, store, files } = await openMoving('sqlite', of('nuove', '2020-01-02 10:00:00'))
  expect(await run(false)).toMatchObject({ state: 'done', findings: { sums: { kept: [] } } })
  const { createdBy } = (await store.find('a')) ?? { createdBy: '' }
  await store.begin({ id: 'b', system: 'wordpress', createdBy, locale: 'it' })
  await files.prepare('b')
  await writeFile(files.pathOf('b', { name: 'rivista.xml', role: 'export' }), of('vecchie', '2020-01-01 10:00:00'))
  expect(await run(true, {}, undefined, 'b')).toMatchObject({
    state: 'tried',
    // What does not come is no sample of how it would.
    findings: { samples: [], sums: { kept: [{ words: 'l’esportazione ne ha una versione più vecchia', count: 1 }] } },
  })
})

it('pauses between two records, and goes on from there', async () => {
  const { run, store, context, publicContent, now } = await openMoving('sqlite')
  // Its program ended while somebody pressed the button: the next finds that it shall pause.
  await store.start('a', false, moveSetupSchema.parse({ media: 'uploads' }))
  await store.claim('a')
  await store.pause('a')
  await continueMove({ ...context, clock: () => new Date(Date.now() + 120_000) }, 'a', new AbortController().signal)
  expect(await store.find('a')).toMatchObject({ state: 'paused', total: 3 })
  expect(await publicContent.articles({}, { limit: 5 }, now())).toEqual([])
  expect(await run(false)).toMatchObject({ state: 'done' })
  expect(await publicContent.articles({}, { limit: 5 }, now())).toHaveLength(2)
})

it('is gone on with a minute after its program was killed half-way, and nothing comes twice', async () => {
  const { store, context, database, publicContent, now } = await openMoving('sqlite')
  await store.start('a', false, moveSetupSchema.parse({ media: 'uploads' }))
  // Ended while texts come in, without a word to anybody: as whoever is killed leaves it.
  let asked = 0
  const killed = new AbortController().signal
  Object.defineProperty(killed, 'aborted', { get: () => (asked += 1) > 6 })
  await continueMove(context, 'a', killed)
  expect(await publicContent.articles({}, { limit: 5 }, now())).toHaveLength(1)
  expect(await store.find('a')).toMatchObject({ state: 'running' })
  const after = (seconds: number) => () => new Date(Date.now() + seconds * 1000)
  expect(await createMoveStore(database, after(30)).due()).toEqual([])
  expect(await createMoveStore(database, after(61)).due()).toEqual(['a'])
  await continueMove({ ...context, clock: after(61) }, 'a', new AbortController().signal)
  expect(await store.find('a')).toMatchObject({ state: 'done', findings: { sums: { texts: 2, identical: 2 } } })
  expect(await publicContent.articles({}, { limit: 5 }, now())).toHaveLength(2)
  expect(await database.db.selectFrom('document').select('id').where('kind', '=', 'article').execute()).toHaveLength(2)
})

it('leaves a run that the program ended as it is, for the next', async () => {
  const { run, store, files } = await openMoving('sqlite')
  expect(await run(false, {}, AbortSignal.abort())).toMatchObject({ state: 'running' })
  await store.release('a')
  expect(await files.list('a')).toHaveLength(1)
  expect(await store.due()).toEqual(['a'])
})

it.each([
  ['a file that is cut', EXPORT.slice(0, -40), /rivista\.xml.*finisce a metà.*Non ho cambiato nulla/],
  ['a file of another sort', '<html><body>Errore 500</body></html>', /rivista\.xml.*non è un’esportazione/],
])('says in a sentence, with the place, what is wrong with %s, and can be tried again', async (_name, text, sentence) => {
  const { run, files } = await openMoving('sqlite', text)
  const failed = await run(false)
  expect(failed).toMatchObject({ state: 'failed', fault: expect.stringMatching(sentence) as string })
  await writeFile(files.pathOf('a', { name: 'rivista.xml', role: 'export' }), EXPORT)
  expect(await run(false)).toMatchObject({ state: 'done', fault: null })
})

it('does nothing for a move that somebody else took', async () => {
  const { store, context } = await openMoving('sqlite')
  await store.start('a', true, moveSetupSchema.parse({}))
  await store.claim('a')
  await continueMove(context, 'a', new AbortController().signal)
  expect(await store.find('a')).toMatchObject({ state: 'running' })
})

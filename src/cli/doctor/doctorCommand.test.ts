import { chmod, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openMailServer } from '../../../tests/support/mailServer.ts'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { emptyLocation, engines, openedDatabase, temporaryFolder } from '../../../tests/support/stores.ts'
import type { DatabaseLocation, Engine } from '../../store/database.ts'
import { createDiskStorage } from '../../store/media/diskStorage.ts'
import { ingest } from '../../store/media/ingest.ts'
import { migrate } from '../../store/migrate.ts'
import { migrations } from '../../store/migrations/all.ts'
import { createContext } from '../context.ts'
import { doctorCommand, examine } from './doctorCommand.ts'
import type { Finding } from './finding.ts'

const clock = () => new Date('2026-11-15T08:30:00.000Z')
// Nothing listens there.
const NO_SERVER = { PORT: '1' }

/** What the doctor says of a magazine in this folder, but for what is well: `✗ …` and `! …`. */
async function diagnose(
  location: DatabaseLocation,
  dataDir: string,
  {
    variables = {},
    isDeep = false,
    certificateOf,
  }: { variables?: object; isDeep?: boolean; certificateOf?: Parameters<typeof examine>[2] } = {},
): Promise<{ all: Finding[]; troubles: string[] }> {
  const context = createContext({ DATA_DIR: dataDir, ...NO_SERVER, ...variables })
  const all: Finding[] = []
  await examine(
    { ...context, environment: { ...context.environment, database: location }, clock, isDeep },
    (finding) => void all.push(finding),
    certificateOf,
  )
  const troubles = all.flatMap(({ verdict, text }) => (verdict === 'ok' ? [] : [`${verdict === 'fault' ? '✗' : '!'} ${text}`]))
  // How full this machine's disk is, that nobody backs a test up, and that PostgreSQL has the real clock, is not what the tests are about.
  return { all, troubles: troubles.filter((line) => !/disco di|BACKUP_TO con una cartella|quello di PostgreSQL/.test(line)) }
}

/** A magazine with a sound and a picture, closed: what the doctor finds is on disk. */
async function openMagazine(engine: Engine) {
  const room = await openNewsroom(engine)
  const dataDir = await temporaryFolder()
  await chmod(dataDir, 0o700)
  const storage = createDiskStorage(join(dataDir, 'media'))
  const picture = join(dataDir, 'rosso.png')
  const paper = join(dataDir, 'carta.pdf')
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c00' } })
    .png()
    .toFile(picture)
  await writeFile(paper, `%PDF-1.4\n${'parola '.repeat(1000)}\n%%EOF`)
  const hashes: string[] = []
  for (const path of [picture, paper]) {
    const taken = await ingest(path, path, storage)
    if (!taken.ok) throw new Error(taken.reason)
    unwrap(await room.newsroom.create(room.ada, 'media', taken.media))
    hashes.push(taken.media.hash)
    await rm(path)
  }
  const fileOf = (index: number, name: string) => join(dataDir, 'media', hashes[index]?.slice(0, 2) ?? '', hashes[index] ?? '', name)
  return { ...room, dataDir, picture: fileOf(0, '320.webp'), paper: fileOf(1, 'file.pdf') }
}

async function flipByte(path: string, at: number): Promise<void> {
  const bytes = await readFile(path)
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  await writeFile(path, bytes)
}

describe.each(engines)('the doctor of a magazine on %s', (engine) => {
  it.each([false, true])('finds nothing where all is well (deep: %s)', async (isDeep) => {
    const { location, dataDir } = await openMagazine(engine)
    const { all, troubles } = await diagnose(location, dataDir, { isDeep })
    expect(troubles).toEqual([])
    expect(all.map(({ text }) => text).join('\n')).toMatch(
      /Archivio intero.*forma di questa versione.*[Oo]rologio.*media: 2.*Posta.*non è accesa.*Proxy/s,
    )
  })

  it('finds a file that is missing, or shorter than it was', async () => {
    const { location, dataDir, picture, paper } = await openMagazine(engine)
    await rm(picture)
    await truncate(paper, 100)
    const { troubles } = await diagnose(location, dataDir)
    expect(troubles).toMatchObject([
      expect.stringMatching(/^✗ File dei media che mancano: 1 \(\w+\/320\.webp/),
      expect.stringMatching(/^✗ File dei media rovinati: 1 \(\w+\/file\.pdf/),
    ])
  })

  it('finds a byte that was flipped, if it looks deep', async () => {
    const { location, dataDir, paper, picture } = await openMagazine(engine)
    await flipByte(paper, 500)
    await flipByte(picture, 20)
    expect((await diagnose(location, dataDir)).troubles).toEqual([])
    const { troubles } = await diagnose(location, dataDir, { isDeep: true })
    expect(troubles).toEqual([expect.stringContaining('File dei media rovinati: 2')])
  })

  it('tells a store that is older from one that is newer', async () => {
    const location = await emptyLocation(engine)
    const dataDir = await temporaryFolder()
    await chmod(dataDir, 0o700)
    const database = openedDatabase(location)
    const options = { clock, backupFolder: join(dataDir, 'backups') }
    await migrate(database, { ...options, migrations: migrations.slice(0, -2) })
    expect((await diagnose(location, dataDir)).troubles).toEqual([
      expect.stringMatching(/^! L’archivio è di una versione precedente.*2 passi/),
    ])
    await migrate(database, { ...options, migrations: [...migrations, { name: '9999-domani', up: async () => undefined }] })
    expect((await diagnose(location, dataDir)).troubles).toEqual([
      expect.stringMatching(/^✗ L’archivio è di una versione più recente \(9999-domani\)/),
    ])
  })

  it('finds a clock that is behind what the store has seen', async () => {
    const { location, dataDir, database } = await openMagazine(engine)
    const isToldApart = (await diagnose(location, dataDir)).all.some(({ text }) => text.includes('quello di PostgreSQL'))
    expect(isToldApart).toBe(engine === 'postgres')
    await database.write((db) => db.updateTable('document').set({ updatedAt: '2026-11-15T09:00:00.000Z' }).execute())
    const { troubles } = await diagnose(location, dataDir)
    expect(troubles).toEqual([expect.stringMatching(/^✗ L’orologio di questa macchina/)])
  })

  it('says that backups have failed, are on the same disk, or have nowhere to go', async () => {
    const { location, dataDir, database } = await openMagazine(engine)
    const run = { id: 'a', isNightly: 1, file: 'x', bytes: 1, restoreMs: 2000, problem: null } as const
    const startedAt = '2026-11-15T02:00:00.000Z'
    await database.write((db) =>
      db
        .insertInto('backupRun')
        .values({ ...run, startedAt, finishedAt: startedAt })
        .execute(),
    )
    const same = await diagnose(location, dataDir, { variables: { BACKUP_TO: dataDir } })
    expect(same.all).toContainEqual({ verdict: 'ok', text: expect.stringContaining('rimetterla ha richiesto 2 secondi') as string })
    expect(same.troubles).toEqual([expect.stringContaining('stanno sullo stesso disco')])
    await database.write((db) =>
      db
        .insertInto('backupRun')
        .values({ ...run, id: 'b', startedAt: '2026-11-15T03:00:00.000Z', finishedAt: '2026-11-15T03:00:00.000Z', problem: 'full' })
        .execute(),
    )
    const { troubles } = await diagnose(location, dataDir, { variables: { BACKUP_TO: join(dataDir, 'niente') } })
    expect(troubles).toEqual([
      expect.stringMatching(/^✗ La copia .* non è riuscita. Il disco delle copie è pieno/),
      expect.stringContaining('niente non c’è'),
    ])
  })

  it.each([
    ['that the backups of the nights are too old', true, true, 'Ha più di due giorni: controlla che la rivista sia accesa'],
    ['that a backup by hand is too old', false, true, 'Ha più di due giorni: fanne una adesso'],
    ['that nobody ever made one', false, false, 'ha contenuti da più di due giorni: se il disco si rompe, sono persi. Imposta BACKUP_TO'],
  ])('says %s, and what to do', async (_name, isScheduled, isMade, advice) => {
    const { location, dataDir, database } = await openMagazine(engine)
    const at = '2026-11-13T08:29:59.999Z'
    const run = { id: 'a', isNightly: 0, file: 'x', bytes: 1, restoreMs: 2000, startedAt: at, finishedAt: at } as const
    if (isMade) await database.write((db) => db.insertInto('backupRun').values(run).execute())
    await database.write((db) => db.updateTable('migration').set({ appliedAt: at }).execute())
    await database.write((db) => db.updateTable('document').set({ createdAt: at }).execute())
    const { all } = await diagnose(location, dataDir, { variables: isScheduled ? { BACKUP_TO: dataDir } : {} })
    expect(all).toContainEqual({ verdict: 'fault', text: expect.stringContaining(advice) as string })
  })

  it('tries the mail server and the certificates of webhooks', async () => {
    const { location, dataDir, newsroom, ada } = await openMagazine(engine)
    const { url } = await openMailServer()
    const from = { SMTP_FROM: 'a@rivista.example' }
    expect((await diagnose(location, dataDir, { variables: { SMTP_URL: url, ...from } })).troubles).toEqual([])
    const wrong = await diagnose(location, dataDir, { variables: { SMTP_URL: url.replace('p%40ss', 'no'), ...from } })
    expect(wrong.troubles).toEqual([expect.stringContaining('rifiuta utente o password')])
    const away = await diagnose(location, dataDir, { variables: { SMTP_URL: 'smtp://127.0.0.1:1', ...from } })
    expect(away.troubles).toEqual([expect.stringContaining('non risponde. Controlla SMTP_URL')])
    const popup = unwrap(
      await newsroom.create(ada, 'popup', { id: '7', name: 'Sette', title: 'Uno', webhook: 'https://altrove.example/gancio' }),
    )
    unwrap(await newsroom.publish(ada, 'popup', popup.id, popup.revision))
    const validUntil = (days: number) => async () => ({ ok: true, validUntil: new Date(clock().getTime() + days * 86_400_000) }) as const
    for (const [certificateOf, expected] of [
      [validUntil(14), []],
      [validUntil(13), [expect.stringContaining('il certificato scade fra 13 giorni')]],
      [
        async () => ({ ok: false, problem: 'certificate' }) as const,
        [expect.stringMatching(/^✗ Webhook https:\/\/altrove.example: non si può avvisare/)],
      ],
    ] as const)
      expect((await diagnose(location, dataDir, { certificateOf })).troubles).toEqual(expected)
  })
})

describe('the doctor', () => {
  it('finds a SQLite store whose pages were overwritten', async () => {
    const { location, dataDir, database } = await openMagazine('sqlite')
    await database.close()
    if (location.engine !== 'sqlite') throw new Error('not SQLite')
    const bytes = await readFile(location.file)
    await writeFile(location.file, bytes.fill(0xaa, 3 * 4096, 40 * 4096))
    const { troubles } = await diagnose(location, dataDir)
    expect(troubles.some((line) => /^✗ .*(danneggiato|resto dell’archivio)/.test(line))).toBe(true)
  })

  it('says that there is no magazine, and makes none', async () => {
    const location = await emptyLocation('sqlite')
    const dataDir = join(await temporaryFolder(), 'niente')
    const { troubles } = await diagnose(location, dataDir)
    expect(troubles).toEqual([
      expect.stringContaining('non c’è: si crea al primo avvio'),
      expect.stringContaining('non c’è ancora nessuna rivista'),
    ])
    await expect(readFile(location.engine === 'sqlite' ? location.file : '')).rejects.toThrow('ENOENT')
  })

  it('says that a PostgreSQL server does not answer', async () => {
    const dataDir = await temporaryFolder()
    await chmod(dataDir, 0o700)
    const { troubles } = await diagnose({ engine: 'postgres', url: 'postgres://u:segreta@127.0.0.1:1/db' }, dataDir)
    expect(troubles).toEqual([expect.stringContaining('L’archivio non risponde (127.0.0.1:1/db)')])
  })

  it('finds a folder that others can enter, or that is none', async () => {
    const { location, dataDir } = await openMagazine('sqlite')
    await writeFile(join(dataDir, 'carta'), '')
    const { troubles } = await diagnose(location, join(dataDir, 'carta'))
    expect(troubles).toContainEqual(expect.stringMatching(/^✗ .*carta è un file, non una cartella/))
    await chmod(dataDir, 0o755)
    expect((await diagnose(location, dataDir)).troubles).toEqual([expect.stringContaining(`chmod 700 ${dataDir}`)])
  })

  // Root may write anywhere.
  it.skipIf(process.getuid?.() === 0)('finds a folder that can only be read', async () => {
    const { location, dataDir } = await openMagazine('sqlite')
    await chmod(dataDir, 0o500)
    onTestFinished(() => chmod(dataDir, 0o700))
    expect((await diagnose(location, dataDir)).troubles).toEqual([expect.stringContaining('Non posso scrivere nella cartella dei dati')])
  })

  it('reminds of the proxy where readers use https', async () => {
    const { location, dataDir } = await openMagazine('sqlite')
    const at = (variables: object) => diagnose(location, dataDir, { variables: { SITE_URL: 'https://rivista.example', ...variables } })
    expect((await at({})).troubles).toEqual([expect.stringContaining('imposta TRUST_PROXY')])
    expect((await at({ TRUST_PROXY: '1' })).troubles).toEqual([])
  })

  it.each([
    ['it', 'La variabile PORT non è valida', 'non va'],
    ['en', 'The variable PORT is not valid', 'does not work'],
  ])('tells in %s a variable that makes no sense, and fails', async (language, sentence, end) => {
    const lines: string[] = []
    const asked = doctorCommand({ LANG: language, PORT: 'x' }, { options: { deep: false }, words: [] }, (line) => void lines.push(line))
    await expect(asked).rejects.toThrow(end)
    expect(lines.at(-1)).toMatch(new RegExp(`^✗ ${sentence}`))
  })
})

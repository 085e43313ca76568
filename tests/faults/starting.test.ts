import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isEmptyMagazine } from '../../src/cli/demo/seedDemo.ts'
import { demoPictures } from '../../src/demo/fillMagazine.ts'
import { messagesIn } from '../../src/messages/messages.ts'
import { openDatabase, type DatabaseLocation } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { migrations } from '../../src/store/migrations/all.ts'
import { emptyLocation, engines, openedDatabase, temporaryFolder } from '../support/stores.ts'
import { startCommand, startProgram } from '../support/program.ts'
import { LONG, report } from '../support/long.ts'

const STARTS = 12

describe('a start that cannot succeed says why in one sentence', () => {
  async function failure(variables: Record<string, string>, args = ['start']) {
    const program = startProgram(args, { DATA_DIR: await temporaryFolder(), ...variables })
    const code = await program.ended
    return { code, errors: program.errors().trim() }
  }
  const oneSentence = (words: RegExp) => ({ code: 1, errors: expect.stringMatching(new RegExp(`^${words.source}[^\\n]*\\.$`)) as string })

  it('a busy port', async () => {
    const other = createServer().listen(0, 'localhost')
    onTestFinished(() => void other.close())
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = address && typeof address === 'object' ? String(address.port) : ''
    expect(await failure({ PORT: port })).toEqual(oneSentence(new RegExp(`La porta ${port} è già occupata`)))
  })

  it('a data folder that cannot be written', async () => {
    const file = join(await temporaryFolder(), 'un-file')
    await writeFile(file, '')
    expect(await failure({ DATA_DIR: join(file, 'dati') })).toEqual(oneSentence(/Non posso scrivere nella cartella dei dati/))
  })

  it('a database that does not answer', async () => {
    const outcome = await failure({ DATABASE_URL: 'postgres://edicola:segreta@127.0.0.1:1/rivista' })
    expect(outcome).toEqual(oneSentence(/L’archivio non risponde \(127\.0\.0\.1:1\/rivista\)/))
    expect(outcome.errors).not.toContain('segreta')
  })

  it('a file that is no database', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'edicola.sqlite'), 'questo non è un archivio, è una lettera'.repeat(100))
    expect(await failure({ DATA_DIR: folder })).toEqual(
      oneSentence(/L’archivio è danneggiato \([^)]*edicola\.sqlite\): copia tutta la DATA_DIR altrove, poi rimetti/),
    )
  })

  it('a malformed variable', async () => {
    expect(await failure({ PORT: 'tremila' })).toEqual(oneSentence(/La variabile PORT non è valida/))
  })

  it('an address that is not of this machine', async () => {
    expect(await failure({ HOST: '203.0.113.1' })).toEqual(oneSentence(/L’indirizzo 203\.0\.113\.1 non è di questa macchina/))
  })

  it('a store written by a newer program', async () => {
    const folder = await temporaryFolder()
    const first = startProgram(['migrate'], { DATA_DIR: folder })
    expect(await first.ended).toBe(0)
    const database = openDatabase({ engine: 'sqlite', file: join(folder, 'edicola.sqlite') })
    await database.write((db) => db.insertInto('migration').values({ name: '9999-future', appliedAt: '2099' }).execute())
    await database.close()
    expect(await failure({ DATA_DIR: folder })).toEqual(oneSentence(/L’archivio è stato scritto da una versione più recente/))
  })

  it('a count that is none', async () => {
    expect(await failure({}, ['seed', '--articles', 'molti'])).toEqual(oneSentence(/«molti» non è un numero di articoli/))
  })

  it('a command that does not exist', async () => {
    const { code, errors } = await failure({}, ['vola'])
    expect(code).toBe(1)
    expect(errors).toMatch(/\n\nComando sconosciuto: vola\.$/)
  })
})

describe.each(engines)('two programs started together on a %s store', (engine) => {
  /** One migrates and one names the administrator; each migration is made once. */
  const starts = async (location: DatabaseLocation) => {
    const folder = location.engine === 'sqlite' ? dirname(location.file) : await temporaryFolder()
    const variables = { DATA_DIR: folder, ...(location.engine === 'postgres' && { DATABASE_URL: location.url }) }
    const programs = [1, 2].map(() => startProgram(['start'], variables))
    const addresses = await Promise.all(programs.map((program) => program.address()))
    for (const address of addresses) {
      // A store that is busy with the other start may answer late once.
      const readiness = async () => {
        const answer = await fetch(`${address}/readyz`)
        return [answer.status, await answer.json()] as const
      }
      await expect.poll(readiness, { timeout: 30_000 }).toEqual([200, { status: 'ready', store: 'ok', migrations: 'ok' }])
      expect((await fetch(address)).status).toBe(200)
    }
    const outputs = programs.map((program) => program.output())
    expect(outputs.filter((output) => output.includes('Archivio aggiornato'))).toHaveLength(1)
    expect(outputs.filter((output) => output.includes('Password'))).toHaveLength(1)
    const rows = await openedDatabase(location).db.selectFrom('migration').select('name').orderBy('name').execute()
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).toSorted())
  }

  it('that is empty: both serve; one migrates and one names the administrator', async () => {
    await starts(await emptyLocation(engine))
  })

  it(`that is old: the same, ${STARTS} times`, { timeout: 60_000 + STARTS * 60_000, ...LONG }, async () => {
    for (let time = 0; time < STARTS; time++) {
      const location = await emptyLocation(engine)
      const database = openDatabase(location)
      const clock = () => new Date()
      // As far as the store of a magazine that has been at work for years may be behind.
      await migrate(database, { clock, backupFolder: tmpdir(), migrations: migrations.slice(0, 1 + (time % (migrations.length - 1))) })
      await database.close()
      await starts(location)
    }
    report(`old store on ${engine}`, [
      `${STARTS} times two programs started at once on an old store: both served, every migration made once`,
    ])
  })
})

describe('a start that succeeds', () => {
  it('tells the password once, and neither installs nor builds again', async () => {
    const folder = await temporaryFolder()
    const npmStart = [process.execPath, 'scripts/edicola.js', 'start'] as const
    const first = startCommand(npmStart, { DATA_DIR: folder, EDICOLA_ADMIN_EMAIL: 'capo@rivista.example' })
    await first.address()
    expect(first.output()).toMatch(/capo@rivista\.example\. Password \(mostrata solo ora\): (?:[a-z2-9]{5}-?){4}\n/)
    expect(first.output().match(/Password/g)).toHaveLength(1)
    first.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const second = startCommand(npmStart, { DATA_DIR: folder })
    await second.address()
    expect(second.output()).not.toMatch(/Password|Compilo|Installo/)
    expect(second.output()).toContain('capo@rivista.example')
  })

  it('fills an empty magazine with the demo; one that is killed meanwhile leaves nothing of it, and the next begins again', async () => {
    const variables = { DATA_DIR: await temporaryFolder(), EDICOLA_DEMO: '1' }
    const { seeding, seedingPictures } = messagesIn('it').cli
    for (const time of ['first', 'second']) {
      const program = startProgram(['start'], variables)
      await expect.poll(() => program.output(), { message: time, timeout: 60_000 }).toContain(seedingPictures(0, demoPictures.length))
      expect(program.output()).toContain(seeding)
      program.kill('SIGKILL')
      await program.ended
    }
    const database = openedDatabase({ engine: 'sqlite', file: join(variables.DATA_DIR, 'edicola.sqlite') })
    expect(await isEmptyMagazine(database.db)).toBe(true)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('finishes the request in flight before %s ends it', async (signal) => {
    const folder = await temporaryFolder()
    const hash = 'a'.repeat(64)
    await mkdir(join(folder, 'media/aa', hash), { recursive: true })
    const film = Buffer.alloc(40 * 1024 * 1024, 7)
    await writeFile(join(folder, 'media/aa', hash, 'file.mp4'), film)
    const program = startProgram(['start'], { DATA_DIR: folder })
    const address = await program.address()
    const response = await fetch(`${address}/media/${hash}/file.mp4`)
    // The film is far larger than what the sockets hold: most of it is still to be sent when the signal comes.
    program.kill(signal)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect((await response.arrayBuffer()).byteLength).toBe(film.length)
    expect(await program.ended).toBe(0)
    await expect(fetch(address)).rejects.toThrow()
  })
})

import { randomBytes, randomUUID } from 'node:crypto'
import { access, cp, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { canMount } from '../../scripts/faultTools.js'
import { inspectBackup } from '../../src/store/backup/inspectBackup.ts'
import { isStoreThere, storeState } from '../../src/store/backup/storeState.ts'
import { copyFile } from '../../src/store/backup/unfinishedCopy.ts'
import { openDatabase, type Database, type DatabaseLocation, type Engine } from '../../src/store/database.ts'
import { createDiskStorage } from '../../src/store/media/diskStorage.ts'
import { totalsOf } from '../support/backups.ts'
import { openNewsroom, unwrap } from '../support/newsroom.ts'
import { startProgram } from '../support/program.ts'
import { emptyLocation, engines, temporaryFolder } from '../support/stores.ts'
import { report, times } from '../support/long.ts'
import { fill, smallDisk } from './support/smallDisk.ts'

const KILLS = times(25, 1)
const ARTICLES = 60
const FILE_BYTES = 8_000_000
/** Room for the magazine twice, and a little. */
const DISK_MEGABYTES = 40

/** What changes by itself: everybody signs in again after a restore, and a backup is noted down. */
const NOTES = new Set(['session', 'backup_run', 'audit'])

async function withDatabase<T>(location: DatabaseLocation, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(location)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The rows of a store that nobody has open, table by table. */
const rowsOf = (location: DatabaseLocation) =>
  withDatabase(location, async (database) =>
    (await totalsOf(database)).flatMap(({ name, rows, sha256 }) => (NOTES.has(name) ? [] : [`${name} ${rows} ${sha256}`])),
  )

/** Something that a backup made before does not have. */
const change = (location: DatabaseLocation) =>
  withDatabase(location, (database) =>
    database.write(async (db) => void (await db.insertInto('secret').values({ name: randomUUID(), value: 'x' }).execute())),
  )

/** A magazine that no program has open, and that takes a while to be copied. */
async function makeMagazine(engine: Engine) {
  const { location, database, newsroom, ada, article } = await openNewsroom(engine)
  const dataDir = location.engine === 'sqlite' ? dirname(location.file) : await temporaryFolder()
  for (let number = 0; number < ARTICLES; number++) {
    const { id, revision } = unwrap(await newsroom.create(ada, 'article', article(`Articolo ${number}`)))
    unwrap(await newsroom.publish(ada, 'article', id, revision))
  }
  await createDiskStorage(join(dataDir, 'media')).write(`${randomBytes(32).toString('hex')}/file.pdf`, randomBytes(FILE_BYTES))
  await database.close()
  return magazineIn(location, dataDir)
}

function magazineIn(location: DatabaseLocation, dataDir: string) {
  const variables = { DATA_DIR: dataDir, ...(location.engine === 'postgres' && { DATABASE_URL: location.url }) }
  const start = (...args: string[]) => startProgram(args, variables)
  const run = async (...args: string[]) => {
    const began = performance.now()
    const program = start(...args)
    return { status: await program.ended, output: program.output(), ms: performance.now() - began }
  }
  /** Runs a command and kills it somewhere on its way, or when a moment has come. */
  const runAndKill = async (moment: number | (() => Promise<void>), ...args: string[]) => {
    const program = start(...args)
    await (typeof moment === 'number' ? pause(Math.random() * moment) : moment())
    program.kill('SIGKILL')
    await program.ended
    // PostgreSQL notices a little later that nobody is there any more.
    await expect.poll(() => storeState(location), { timeout: 30_000 }).toBe('idle')
  }
  return { location, dataDir, start, run, runAndKill }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

describe.each(engines)('a program that is killed, on %s', (engine) => {
  it(`while it makes a backup leaves one that is good, or none, ${KILLS} times`, { timeout: 120_000 + KILLS * 30_000 }, async () => {
    const { location, run, runAndKill } = await makeMagazine(engine)
    const disk = await temporaryFolder()
    const before = await rowsOf(location)
    const { status, output, ms } = await run('backup', join(disk, 'prima.tar'))
    expect(status, output).toBe(0)
    let finished = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const file = join(disk, `copia-${kill}.tar`)
      await runAndKill(ms, 'backup', file)
      if (await isThere(file)) {
        finished += 1
        expect((await run('verify', file)).status).toBe(0)
      }
      expect(await rowsOf(location)).toEqual(before)
    }
    expect((await run('backup', join(disk, 'dopo.tar'))).status).toBe(0)
    report(`killed backups on ${engine}`, [
      `${KILLS} backups killed: ${finished} were finished and good, the others left no file of that name; the next was made`,
    ])
  })

  it(`while it restores leaves the one magazine or the other, ${KILLS} times`, { timeout: 120_000 + KILLS * 30_000 }, async () => {
    const { location, run, runAndKill } = await makeMagazine(engine)
    const file = join(await temporaryFolder(), 'copia.tar')
    expect((await run('backup', file)).status).toBe(0)
    const backedUp = await rowsOf(location)
    await change(location)
    const { status, output, ms } = await run('restore', file, '--force')
    expect(status, output).toBe(0)
    expect(await rowsOf(location)).toEqual(backedUp)
    await change(location)
    let changed = await rowsOf(location)
    let finished = 0
    for (let kill = 0; kill < KILLS; kill++) {
      await runAndKill(ms, 'restore', file, '--force')
      const now = await rowsOf(location)
      expect([backedUp, changed]).toContainEqual(now)
      if (now.join() !== backedUp.join()) continue
      finished += 1
      await change(location)
      changed = await rowsOf(location)
    }
    expect((await run('restore', file)).output).toContain('aggiungi --force')
    expect((await run('restore', file, '--force')).status).toBe(0)
    expect(await rowsOf(location)).toEqual(backedUp)
    report(`killed restores on ${engine}`, [
      `${KILLS} restores killed: ${finished} had put the backup in its place, the others had changed nothing; none was half done`,
    ])
  })
})

it.each(['SIGINT', 'SIGTERM'] as const)('a backup that is asked to end by %s says so, and leaves nothing half done', async (signal) => {
  const { dataDir, start } = await makeMagazine('sqlite')
  const disk = await temporaryFolder()
  const file = join(disk, 'copia.tar')
  const program = start('backup', file)
  await expect.poll(() => isThere(`${file}.unproven`), { timeout: 60_000, interval: 1 }).toBe(true)
  program.kill(signal)
  // A machine that is busy elsewhere may have let it finish meanwhile.
  if ((await program.ended) !== 0) expect(program.output()).toContain('Interrotto. Non ho cambiato nulla.')
  expect((await readdir(disk)).filter((name) => name !== 'copia.tar')).toEqual([])
  expect((await readdir(dataDir)).filter((name) => name.startsWith('scratch-'))).toEqual([])
})

describe.runIf(engines.includes('postgres')).each(engines)('a move from %s to the other engine', (engine) => {
  const target = async (dataDir: string): Promise<{ to: string; location: DatabaseLocation }> => {
    if (engine === 'postgres') return { to: 'sqlite', location: { engine: 'sqlite', file: join(dataDir, 'edicola.sqlite') } }
    const location = await emptyLocation('postgres')
    return { to: location.engine === 'postgres' ? location.url : '', location }
  }

  it(
    `that is killed goes on where it was, and leaves the original as it was, ${KILLS} times`,
    { timeout: 120_000 + KILLS * 30_000 },
    async () => {
      const { location, dataDir, run, runAndKill } = await makeMagazine(engine)
      const before = await rowsOf(location)
      const first = await target(dataDir)
      const { status, output, ms } = await run('move', '--to', first.to)
      expect(status, output).toBe(0)
      expect(await rowsOf(first.location)).toEqual(before)
      expect((await run('move', '--to', first.to)).output).toContain('c’è già una rivista')
      const counts = { finished: 0, without: 0, resumed: 0 }
      for (let kill = 0; kill < KILLS; kill++) {
        if (first.location.engine === 'sqlite') await rm(first.location.file)
        const next = await target(dataDir)
        const arrival = next.location.engine === 'sqlite' ? { ...next.location, file: copyFile(next.location.file) } : next.location
        // Half of them while rows arrive, which is soon over in a small magazine; the others at any moment.
        const moment = kill % 2 === 0 ? () => untilBegun(next.location, arrival) : ms
        await runAndKill(moment, 'move', '--to', next.to)
        await expect.poll(() => storeState(arrival), { timeout: 30_000 }).not.toBe('in-use')
        if ((await storeState(next.location)) === 'idle') counts.finished += 1
        else {
          if ((await storeState(arrival)) === 'unfinished') await refusesToStart(next.location, dataDir)
          const again = await run('move', '--to', next.to)
          expect(again.status, again.output).toBe(0)
          expect(again.output).not.toContain('ricomincio da capo')
          if (again.output.includes('le confronto con l’originale e vado avanti da lì')) counts.resumed += 1
          else counts.without += 1
        }
        expect(await rowsOf(next.location)).toEqual(before)
        expect(await rowsOf(location)).toEqual(before)
      }
      const { finished, without, resumed } = counts
      report(`killed moves from ${engine}`, [
        `${KILLS} moves killed: ${finished} had moved everything, ${without} no row yet; ${resumed} went on with the rows that had come, none of them twice; the original stayed as it was`,
      ])
    },
  )

  /** Until some rows are there, or all of them. */
  const untilBegun = async (place: DatabaseLocation, arrival: DatabaseLocation) => {
    await expect.poll(async () => (await isStoreThere(arrival)) || isStoreThere(place), { timeout: 60_000, interval: 5 }).toBe(true)
    await pause(Math.random() * 300)
  }

  const refusesToStart = async (location: DatabaseLocation, dataDir: string) => {
    const started = await magazineIn(location, dataDir).run('start')
    expect(started.status).toBe(1)
    expect(started.output).toContain('è arrivata solo una parte di una rivista')
  }
})

describe.runIf(canMount)('a disk that is full', () => {
  const told = (output: string) => expect(output).toMatch(/Il disco[^\n]* è pieno/)

  it('keeps a backup from being made, and leaves nothing of it', { timeout: 240_000 }, async () => {
    const { location, dataDir, run } = await makeMagazine('sqlite')
    const disk = await smallDisk(DISK_MEGABYTES)
    const filler = join(disk, 'filler')
    await fill(filler)
    const refused = await run('backup', join(disk, 'copia.tar'))
    expect(refused.status).toBe(1)
    told(refused.output)
    expect(await readdir(disk)).toEqual(['filler'])
    await rm(filler)
    expect((await run('backup', join(disk, 'copia.tar'))).status).toBe(0)

    // The magazine's own disk: there is the scratch store.
    const crowded = await smallDisk(DISK_MEGABYTES)
    await cp(dataDir, join(crowded, 'data'), { recursive: true })
    const other = magazineIn({ engine: 'sqlite', file: join(crowded, 'data/edicola.sqlite') }, join(crowded, 'data'))
    await fill(join(crowded, 'filler'))
    const unproven = await other.run('backup', join(disk, 'altra.tar'))
    expect(unproven.status).toBe(1)
    told(unproven.output)
    expect(await readdir(disk)).toEqual(['copia.tar'])
    await rm(join(crowded, 'filler'))
    expect(await rowsOf(other.location)).toEqual(await rowsOf(location))
    expect((await other.run('backup', join(disk, 'altra.tar'))).status).toBe(0)
  })

  it('keeps a restore from changing anything', { timeout: 240_000 }, async () => {
    const source = await makeMagazine('sqlite')
    const file = join(await temporaryFolder(), 'copia.tar')
    expect((await source.run('backup', file)).status).toBe(0)
    const disk = await smallDisk(DISK_MEGABYTES)
    const dataDir = join(disk, 'data')
    await cp(source.dataDir, dataDir, { recursive: true })
    const crowded = magazineIn({ engine: 'sqlite', file: join(dataDir, 'edicola.sqlite') }, dataDir)
    await change(crowded.location)
    const before = await rowsOf(crowded.location)
    const { rowBytes } = await inspectBackup(file, null)
    const untouched = 'Non ho cambiato nulla.'
    for (const [left, words, sentence] of [
      [0, '--dry-run', untouched],
      [0, '--force', 'La rivista è com’era'],
      [rowBytes - 4096, '--dry-run', untouched],
      [rowBytes - 4096, '--force', untouched],
      // Enough for the rows, and not for their indexes: it fills up on the way.
      [rowBytes + 65_536, '--force', `Il disco di ${dataDir}/edicola.sqlite è pieno: libera spazio e riprova. La rivista è com’era`],
    ] as const) {
      await fill(join(disk, 'filler'), left)
      const refused = await crowded.run('restore', file, words)
      expect(refused.status).toBe(1)
      expect(refused.output, `${left} bytes left, ${words}`).toContain(sentence)
      await rm(join(disk, 'filler'))
    }
    expect(await rowsOf(crowded.location)).toEqual(before)
    expect((await crowded.run('restore', file, '--force')).status).toBe(0)
  })

  it.runIf(engines.includes('postgres'))('keeps a move from being made, and the original as it was', { timeout: 240_000 }, async () => {
    const { location, run } = await makeMagazine('postgres')
    const before = await rowsOf(location)
    const dataDir = join(await smallDisk(DISK_MEGABYTES), 'data')
    await mkdir(dataDir)
    const crowded = magazineIn(location, dataDir)
    await fill(join(dataDir, 'filler'))
    const refused = await crowded.run('move', '--to', 'sqlite')
    expect(refused.status).toBe(1)
    told(refused.output)
    expect(await rowsOf(location)).toEqual(before)
    await rm(join(dataDir, 'filler'))
    expect((await crowded.run('move', '--to', 'sqlite')).status).toBe(0)
    expect((await run('user', 'list')).status).toBe(0)
  })
})

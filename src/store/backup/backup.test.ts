import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import SqliteDatabase from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { backUp, clock, filesOf, openFilledMagazine, totalsOf } from '../../../tests/support/backups.ts'
import { emptyLocation, engines, newDatabase, openedDatabase, temporaryFolder } from '../../../tests/support/stores.ts'
import type { DatabaseLocation, Engine } from '../database.ts'
import { createDiskStorage } from '../media/diskStorage.ts'
import { createPublicContent } from '../publications/publicContent.ts'
import { archiveSource } from './archiveSource.ts'
import { BackupRefused } from './backupFault.ts'
import { inspectBackup } from './inspectBackup.ts'
import { proveBackup } from './proveBackup.ts'
import { PlaceTaken, putStore } from './putStore.ts'
import { listTables } from './storeTables.ts'
import { rowsOf } from './tableTotals.ts'
import { storeState } from './storeState.ts'

const run = promisify(execFile)
const other = (engine: Engine): Engine => (engine === 'sqlite' && engines.includes('postgres') ? 'postgres' : 'sqlite')

async function restore(file: string, location: DatabaseLocation, more: { passphrase?: string; replaces?: boolean } = {}) {
  const folder = await temporaryFolder()
  const storage = createDiskStorage(join(folder, 'media'))
  const passphrase = more.passphrase ?? null
  const { manifest } = await inspectBackup(file, passphrase)
  const source = archiveSource(file, passphrase, manifest, {
    async file(key, _size, body) {
      const parts: Buffer[] = []
      for await (const part of body) parts.push(part)
      await storage.write(key, Buffer.concat(parts))
    },
  })
  const kept = await putStore(location, source, { clock, replaces: more.replaces ?? false, backupFolder: join(folder, 'backups') })
  return { storage, kept }
}

describe.each(engines)('a backup of a magazine on %s', (engine) => {
  it('holds every table that the store has, each after those it refers to, and leaves out only the search index', async () => {
    const { db } = await newDatabase(engine)
    const tables = (await listTables(db, engine)).map(({ name }) => name)
    const all = (await db.introspection.getTables()).map(({ name }) => name)
    expect(all.filter((name) => !tables.includes(name)).every((name) => /^(search|draft|title)_index(_|$)/.test(name))).toBe(true)
    for (const [later, earlier] of [
      ['account', 'user'],
      ['document', 'user'],
      ['revision', 'document'],
      ['publication', 'revision'],
      ['publication_tag', 'publication'],
    ] as const) {
      expect(tables.indexOf(later)).toBeGreaterThan(tables.indexOf(earlier))
    }
  })

  it('tells how far it is, from the first to the last of each phase', async () => {
    const magazine = await openFilledMagazine(engine)
    const last = new Map<string, { done: number; total: number }>()
    const { manifest, bytes } = await backUp(magazine, {
      onProgress({ phase, done, total }) {
        expect(done).toBeGreaterThanOrEqual(last.get(phase)?.done ?? 0)
        last.set(phase, { done, total })
      },
    })
    const rows = rowsOf(manifest.tables)
    const { count: files } = manifest.files
    expect([...last]).toEqual([
      ['reading', { done: rows, total: rows }],
      ['files', { done: files, total: files }],
      ['checking', { done: bytes, total: bytes }],
      ['trying', { done: bytes, total: bytes }],
      ['comparing', { done: rows, total: rows }],
      ['indexing', { done: 0, total: 0 }],
    ])
  })

  it('restores on either engine, every row and every file, and is found by its words', async () => {
    const magazine = await openFilledMagazine(engine)
    const { file, manifest } = await backUp(magazine)
    for (const target of new Set([engine, other(engine)])) {
      const location = await emptyLocation(target)
      const { storage } = await restore(file, location)
      const restored = openedDatabase(location)
      expect(await totalsOf(restored)).toEqual(await totalsOf(magazine.database))
      expect(await totalsOf(restored)).toEqual(manifest.tables)
      expect(await filesOf(storage)).toEqual(await filesOf(magazine.storage))
      const found = (database: typeof restored) =>
        createPublicContent(database).search({ typed: 'elezioni' }, { limit: 10 }, magazine.now())
      expect(await found(restored)).toEqual(await found(magazine.database))
      // What the engine numbers by itself goes on after what was restored.
      await restored.write((db) =>
        db
          .insertInto('audit')
          .values({
            at: 'x',
            until: 'x',
            times: 1,
            action: 'create',
            userId: null,
            userName: null,
            kind: null,
            subject: null,
            title: '',
            address: null,
            details: '{}',
          })
          .execute(),
      )
    }
  })

  it('is one moment of a store that is being written, and holds the files of that moment', async () => {
    const magazine = await openFilledMagazine(engine)
    const before = (await totalsOf(magazine.database)).find(({ name }) => name === 'publication')?.rows ?? 0
    let published = 0
    // Twenty at once, each for a while: they share this process with the backup, which in life has one of its own.
    const writers = Array.from({ length: 20 }, async (_, writer) => {
      for (let article = 0; article < 3; article++) {
        await magazine.publish(`Nuovo ${writer} ${article}`)
        published += 1
      }
    })
    const { file, manifest } = await backUp(magazine)
    await Promise.all(writers)
    expect(published).toBe(60)
    const rows = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0
    // Every published article has its author, and none was cut in half; the section and the author themselves have none.
    expect(rows('publication')).toBe(rows('publication_author') + 2)
    expect(rows('publication')).toBeGreaterThanOrEqual(before)
    const location = await emptyLocation(other(engine))
    await restore(file, location)
    expect(await totalsOf(openedDatabase(location))).toEqual(manifest.tables)
  })

  it('never takes the place of a magazine unless told to, and keeps the one that was there', async () => {
    const magazine = await openFilledMagazine(engine)
    const { file, manifest } = await backUp(magazine)
    await magazine.publish('Dopo la copia')
    const now = await totalsOf(magazine.database)
    expect(await storeState(magazine.location)).toBe('in-use')
    await expect(restore(file, magazine.location, { replaces: true })).rejects.toThrow(PlaceTaken)
    await magazine.database.close()
    expect(await storeState(magazine.location)).toBe('idle')
    await expect(restore(file, magazine.location)).rejects.toThrow(PlaceTaken)
    const { kept } = await restore(file, magazine.location, { replaces: true })
    expect(await totalsOf(openedDatabase(magazine.location))).toEqual(manifest.tables)
    if (engine === 'sqlite') expect(await totalsOf(openedDatabase({ engine, file: kept ?? '' }))).toEqual(now)
    else {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(`${kept}.publication`)}`.execute(
        openedDatabase(magazine.location).db,
      )
      expect(rows).toEqual([{ count: now.find(({ name }) => name === 'publication')?.rows }])
    }
  })
})

describe('an archive', () => {
  it('is a plain tar, whose sums any machine can check', async () => {
    const magazine = await openFilledMagazine('sqlite')
    const { file } = await backUp(magazine)
    const folder = await temporaryFolder()
    await run('tar', ['-xf', file, '-C', folder])
    const { stdout } = await run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder })
    expect(stdout).toBe('')
    expect(await readdir(folder)).toEqual(['SHA256SUMS', 'manifest.json', 'media', 'store'])
  })

  it.each(['plain', 'encrypted'])(
    'that is %s and was cut, changed or lengthened is refused, and nothing comes of it',
    { timeout: 120_000 },
    async (kind) => {
      const magazine = await openFilledMagazine('sqlite')
      const secret = kind === 'encrypted' ? { passphrase: 'tre mele e un cavallo' } : {}
      const passphrase = secret.passphrase ?? null
      const { file } = await backUp(magazine, secret)
      const whole = await readFile(file)
      const folder = await temporaryFolder()
      const damaged = join(folder, 'rovinata.tar')
      const isRefused = async (bytes: Buffer, what: string) => {
        await writeFile(damaged, bytes)
        await expect(inspectBackup(damaged, passphrase), what).rejects.toThrow(BackupRefused)
      }
      // scrypt takes its time by design: an encrypted archive is tried in fewer places.
      const places = passphrase ? 3 : 150
      for (let place = 0; place < places; place++) {
        const at = Math.floor((whole.length * (place + Math.random())) / places)
        await isRefused(whole.subarray(0, at), `cut at ${at}`)
        const flipped = Buffer.from(whole)
        flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8))
        await isRefused(flipped, `flipped at ${at}`)
      }
      await isRefused(whole.subarray(0, -1), 'without its last byte')
      await isRefused(Buffer.concat([whole, Buffer.from([0])]), 'with a byte more')
      if (passphrase) {
        const [header, chunk] = [43, 64 * 1024 + 16]
        const swapped = Buffer.concat([
          whole.subarray(0, header),
          whole.subarray(header + chunk, header + 2 * chunk),
          whole.subarray(header, header + chunk),
          whole.subarray(header + 2 * chunk),
        ])
        expect(swapped).toHaveLength(whole.length)
        await isRefused(swapped, 'with two chunks in each other’s place')
        await isRefused(whole.subarray(0, header + chunk), 'cut after a whole chunk')
      }
      await writeFile(damaged, whole.subarray(0, whole.length / 2))
      const location = await emptyLocation('sqlite')
      await expect(proveBackup(damaged, passphrase, { scratch: folder, clock })).rejects.toThrow(BackupRefused)
      await expect(restore(damaged, location, secret)).rejects.toThrow(BackupRefused)
      expect(await storeState(location)).toBe('free')
      expect(await readdir(folder)).toEqual(['rovinata.tar'])
    },
  )

  it('that is encrypted opens with its passphrase alone', async () => {
    const magazine = await openFilledMagazine('sqlite')
    const passphrase = 'tre mele e un cavallo'
    const { file, manifest } = await backUp(magazine, { passphrase })
    expect((await readFile(file)).includes('Prima pagina')).toBe(false)
    await expect(inspectBackup(file, null)).rejects.toMatchObject({ trouble: 'encrypted' })
    await expect(inspectBackup(file, 'un’altra frase')).rejects.toMatchObject({ trouble: 'wrong-passphrase' })
    expect((await inspectBackup(file, passphrase)).manifest).toEqual(manifest)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a letter', Buffer.from('Cara redazione, '.repeat(100))],
    ['zeros', Buffer.alloc(4096)],
  ])('is not %s', async (_name, bytes) => {
    const file = join(await temporaryFolder(), 'x.tar')
    await writeFile(file, bytes)
    await expect(inspectBackup(file, null)).rejects.toThrow(BackupRefused)
  })

  it('is not a store itself, which is told apart from one that is damaged', async () => {
    const file = join(await temporaryFolder(), 'edicola-2026.sqlite')
    const database = new SqliteDatabase(file)
    database.exec('create table one (two)')
    database.close()
    await expect(inspectBackup(file, null)).rejects.toMatchObject({ trouble: 'store-file' })
  })

  it('that cannot be written leaves nothing behind', async () => {
    const magazine = await openFilledMagazine('sqlite')
    const folder = join(magazine.folder, 'copie')
    await mkdir(folder)
    const storage = {
      ...magazine.storage,
      size: async () => 3,
    }
    await expect(backUp({ ...magazine, storage, folder })).rejects.toThrow(/bytes instead of 3/)
    expect(await readdir(folder)).toEqual([])
  })

  it('says which files the store names and the disk had not', async () => {
    const magazine = await openFilledMagazine('sqlite')
    const hash = 'a'.repeat(64)
    const { id } = await magazine.database.db.selectFrom('document').select('id').executeTakeFirstOrThrow()
    await magazine.database.write((db) => db.insertInto('mediaFile').values({ hash, documentId: id }).execute())
    expect((await backUp(magazine)).manifest.missing).toEqual([hash])
  })
})

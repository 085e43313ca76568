import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { backUp, openFilledMagazine } from '../../../tests/support/backups.ts'
import { engines, openedDatabase, temporaryFolder } from '../../../tests/support/stores.ts'
import { createContext } from '../context.ts'
import { backupCommand } from './backupCommand.ts'
import { moveCommand } from './moveCommand.ts'
import { restoreCommand } from './restoreCommand.ts'
import { verifyCommand } from './verifyCommand.ts'

it.runIf(engines.includes('postgres'))('a restore on PostgreSQL says in which schema the other magazine is, and how it goes', async () => {
  const { folder, location, database } = await openFilledMagazine('postgres')
  const lines: string[] = []
  const plain = createContext({ DATA_DIR: folder })
  const environment = { ...plain.environment, database: location }
  const context = { ...plain, environment, say: (line: string) => void lines.push(line) }
  const file = join(await temporaryFolder(), 'copia.tar')
  await backupCommand(context, { options: { scheduled: false }, words: [file] })
  await database.close()
  await restoreCommand(context, { options: { 'dry-run': false, force: true }, words: [file] })
  const told = lines.at(-1) ?? ''
  const [statement = '', schema = ''] = /DROP SCHEMA (\w+) CASCADE/.exec(told) ?? []
  expect(told).toContain('nello stesso database')
  const { db } = openedDatabase(location)
  const isThere = async () => (await sql`select from pg_namespace where nspname = ${schema}`.execute(db)).rows.length === 1
  expect(await isThere()).toBe(true)
  await sql.raw(statement).execute(db)
  expect(await isThere()).toBe(false)
})

it('a move to a place that does not answer names the address that was given, not the one of the magazine', async () => {
  const { folder, location, database } = await openFilledMagazine('sqlite')
  await database.close()
  const plain = createContext({ DATA_DIR: folder })
  const context = { ...plain, environment: { ...plain.environment, database: location } }
  const moved = moveCommand(context, { options: { to: 'postgres://edicola@127.0.0.1:1/rivista' }, words: [] })
  await expect(moved).rejects.toThrow('La destinazione non risponde (127.0.0.1:1/rivista): controlla l’indirizzo scritto dopo --to')
})

it('a restore of a file that is not there says so, also where a magazine is in the way', async () => {
  const { folder, location, database } = await openFilledMagazine('sqlite')
  await database.close()
  const plain = createContext({ DATA_DIR: folder })
  const context = { ...plain, environment: { ...plain.environment, database: location } }
  const restored = restoreCommand(context, { options: { 'dry-run': false, force: false }, words: [join(folder, 'copie.tar')] })
  await expect(restored).rejects.toThrow('copie.tar non c’è')
})

describe('where no magazine is yet', () => {
  async function open() {
    const magazine = await openFilledMagazine('sqlite')
    const { file } = await backUp(magazine)
    await magazine.database.close()
    const parent = await temporaryFolder()
    const lines: string[] = []
    const contextOf = (dataDir: string) => ({ ...createContext({ DATA_DIR: dataDir }), say: (line: string) => void lines.push(line) })
    const restore = (dataDir: string, from = file, isDryRun = true) =>
      restoreCommand(contextOf(dataDir), { options: { 'dry-run': isDryRun, force: false }, words: [from] })
    const verify = (dataDir: string) => verifyCommand(contextOf(dataDir), { options: {}, words: [file] })
    return { parent, lines, restore, verify }
  }

  it('a trial leaves nothing: it said that nothing was changed', async () => {
    const { parent, lines, restore } = await open()
    await restore(join(parent, 'riviste/mia'))
    expect(lines.at(-1)).toContain('Non ho cambiato nulla')
    expect(existsSync(join(parent, 'riviste'))).toBe(false)
    expect(existsSync(parent)).toBe(true)
  })

  it('a proof leaves nothing either', async () => {
    const { parent, lines, verify } = await open()
    await verify(join(parent, 'mia'))
    expect(lines.join()).toContain('è buona')
    expect(existsSync(join(parent, 'mia'))).toBe(false)
  })

  it('a trial leaves a folder that was there, though it is empty', async () => {
    const { parent, restore } = await open()
    await mkdir(join(parent, 'mia'))
    await restore(join(parent, 'mia'))
    expect(existsSync(join(parent, 'mia'))).toBe(true)
  })

  it('a file that is no backup leaves nothing, and a good one the magazine', async () => {
    const { parent, restore } = await open()
    const bad = join(parent, 'copia.tar')
    await writeFile(bad, 'non è una copia')
    await expect(restore(join(parent, 'mia'), bad, false)).rejects.toThrow('non ho cambiato nulla')
    expect(existsSync(join(parent, 'mia'))).toBe(false)
    await restore(join(parent, 'mia'), undefined, false)
    expect(existsSync(join(parent, 'mia/edicola.sqlite'))).toBe(true)
  })
})

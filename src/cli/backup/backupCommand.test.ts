import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFilledMagazine } from '../../../tests/support/backups.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { Engine } from '../../store/database.ts'
import { inspectBackup } from '../../store/backup/inspectBackup.ts'
import { nightlyName } from '../../store/backup/nightlyFiles.ts'
import { backupCommand } from './backupCommand.ts'
import { createContext } from '../context.ts'

async function openMagazine(engine: Engine) {
  const { folder, location, database } = await openFilledMagazine(engine)
  const backupTo = join(folder, 'copie')
  await mkdir(backupTo)
  const lines: string[] = []
  const plain = createContext({ DATA_DIR: folder, BACKUP_TO: backupTo })
  let now = '2026-11-17T02:00:00.000Z'
  const context = {
    ...plain,
    environment: { ...plain.environment, database: location },
    clock: () => new Date(now),
    say: (line: string) => void lines.push(line),
  }
  const runs = () => database.db.selectFrom('backupRun').select(['isNightly', 'problem']).orderBy('startedAt').execute()
  const scheduled = (words: string[] = []) => backupCommand(context, { options: { scheduled: true }, words })
  return { context, database, folder, backupTo, lines, runs, scheduled, at: (moment: string) => void (now = moment) }
}

describe.each(engines)('the backup of the night on %s', (engine) => {
  it('is made once, with a name of its own, and those that are no longer kept go', async () => {
    const { backupTo, lines, runs, scheduled } = await openMagazine(engine)
    const old = Array.from({ length: 9 }, (_, night) => nightlyName(new Date(Date.UTC(2026, 10, 14 - night, 2)), false))
    for (const name of [...old, 'mia.tar']) await writeFile(join(backupTo, name), '')
    await scheduled()
    const name = 'nightly-2026-11-17T02-00-00.tar'
    expect((await inspectBackup(join(backupTo, name), null)).documents.get('article')).toBe(4)
    // The six nights before, and the Sunday of a week before those.
    expect((await readdir(backupTo)).toSorted()).toEqual(['mia.tar', ...old.slice(0, 7), name].toSorted())
    await scheduled()
    expect(lines.at(-1)).toContain('già fatta')
    expect(await runs()).toEqual([{ isNightly: 1, problem: null }])
  })

  it('is not made where its folder is missing: a disk that is not mounted must not be taken for another', async () => {
    const { context, folder, runs, scheduled } = await openMagazine(engine)
    const missing = join(folder, 'disco')
    const elsewhere = { ...context, environment: { ...context.environment, backupTo: { kind: 'folder' as const, folder: missing } } }
    await expect(backupCommand(elsewhere, { options: { scheduled: true }, words: [] })).rejects.toThrow(`${missing} non c’è`)
    expect(await readdir(folder)).not.toContain('disco')
    expect(await runs()).toEqual([{ isNightly: 1, problem: 'missing' }])
    await expect(scheduled(['nome.tar'])).rejects.toThrow('si chiama da sé')
    const unset = { ...context, environment: { ...context.environment, backupTo: null } }
    await expect(backupCommand(unset, { options: { scheduled: true }, words: [] })).rejects.toThrow('Imposta BACKUP_TO')
  })

  it('that failed is made at once for whoever has mended the reason, and asks for it', async () => {
    const { backupTo, lines, runs, scheduled, at } = await openMagazine(engine)
    await rm(backupTo, { recursive: true })
    await expect(scheduled()).rejects.toThrow('non c’è')
    await mkdir(backupTo)
    at('2026-11-17T02:01:00.000Z')
    await scheduled()
    expect(lines.join('\n')).not.toContain('già fatta')
    expect(await runs()).toEqual([
      { isNightly: 1, problem: 'missing' },
      { isNightly: 1, problem: null },
    ])
  })

  it('that somebody makes by hand is kept too, and counts for no night', async () => {
    const { context, folder, runs, scheduled, at } = await openMagazine(engine)
    await backupCommand(context, { options: { scheduled: false }, words: [join(folder, 'mia.tar')] })
    at('2026-11-17T02:01:00.000Z')
    await scheduled()
    expect(await runs()).toEqual([
      { isNightly: 0, problem: null },
      { isNightly: 1, problem: null },
    ])
  })
})

describe('a backup that somebody asks for', () => {
  const NAME = 'edicola-2026-11-17T02-00-00.tar'
  const openByHand = async () => {
    const magazine = await openMagazine('sqlite')
    const byHand = (...words: string[]) => backupCommand(magazine.context, { options: { scheduled: false }, words })
    return { ...magazine, byHand }
  }

  it('goes where those of the nights go, and names itself, unless a name is given', async () => {
    const { byHand, backupTo, folder, lines } = await openByHand()
    await byHand()
    expect(await readdir(backupTo)).toEqual([NAME])
    expect(lines.join('\n')).toContain('del 2026-11-17 02:00 UTC')
    await byHand(join(folder, 'mia.tar'))
    expect(await readdir(folder)).toContain('mia.tar')
  })

  it('stands beside the magazine where there is no other place', async () => {
    const { context, folder } = await openByHand()
    const unset = { ...context, environment: { ...context.environment, backupTo: null } }
    await backupCommand(unset, { options: { scheduled: false }, words: [] })
    expect(await readdir(join(folder, 'backups'))).toEqual([NAME])
  })

  it('names itself in a folder, and never takes the place of a file', async () => {
    const { byHand, folder } = await openByHand()
    const disk = join(folder, 'disco')
    await mkdir(disk)
    await byHand(disk)
    expect(await readdir(disk)).toEqual([NAME])
    await expect(byHand(join(disk, NAME))).rejects.toThrow('c’è già')
  })

  it('is not begun of a store that a newer program wrote', async () => {
    const { byHand, database, folder } = await openByHand()
    await database.write((db) => db.insertInto('migration').values({ name: '9999-later', appliedAt: '2030-01-01T00:00:00.000Z' }).execute())
    await expect(byHand(join(folder, 'mia.tar'))).rejects.toThrow('L’archivio è stato scritto da una versione più recente')
    expect(await readdir(folder)).not.toContain('mia.tar')
  })

  it('makes no folder: its disk may not be mounted', async () => {
    const { context, byHand, folder, runs } = await openByHand()
    await expect(byHand(join(folder, 'disco/mia.tar'))).rejects.toThrow(`La cartella ${join(folder, 'disco')} non c’è`)
    const unmounted = {
      ...context,
      environment: { ...context.environment, backupTo: { kind: 'folder' as const, folder: join(folder, 'disco') } },
    }
    await expect(backupCommand(unmounted, { options: { scheduled: false }, words: [] })).rejects.toThrow('monta il suo disco')
    expect(await readdir(folder)).not.toContain('disco')
    expect(await runs()).toEqual([])
  })
})

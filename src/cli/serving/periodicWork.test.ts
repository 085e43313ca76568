import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openFilledMagazine } from '../../../tests/support/backups.ts'
import { DAY_MS, toInstant } from '../../content/time.ts'
import { createContext } from '../context.ts'
import { startPeriodicWork } from './periodicWork.ts'

const NOW = Date.parse('2026-11-18T10:00:00.000Z')
const daysAgo = (days: number) => toInstant(new Date(NOW - days * DAY_MS))

/** Longer than any of these is kept, and shorter than each. */
const OLD_DAYS = 402
const RECENT_DAYS = 20
const TABLES = ['readCount', 'traffic', 'missingPage', 'verification', 'audit', 'popupSubmit'] as const

it('forgets what docs/operate.md says is forgotten, and nothing that is younger', async () => {
  const { database, storage, folder, publish } = await openFilledMagazine('sqlite')
  const documentId = await publish('Letto molto')
  await database.write(async (db) => {
    for (const days of [OLD_DAYS, RECENT_DAYS]) {
      const at = daysAgo(days)
      const day = at.slice(0, 10)
      const token = { id: String(days), identifier: String(days), value: '', expiresAt: at, createdAt: at, updatedAt: at }
      const line = { action: 'sign-in', userId: null, userName: null, kind: null, subject: null, address: null, details: '{}' } as const
      await db.insertInto('readCount').values({ day, documentId, reads: 1 }).execute()
      await db.insertInto('traffic').values({ day, kind: 'page', target: '/', count: 1 }).execute()
      await db
        .insertInto('missingPage')
        .values({ path: `/${days}`, hits: 1, lastAt: at, referrer: '', isDismissed: 0 })
        .execute()
      await db.insertInto('verification').values(token).execute()
      await db
        .insertInto('audit')
        .values({ at, until: at, times: 1, title: String(days), ...line })
        .execute()
      await db
        .insertInto('popupSubmit')
        .values({ id: String(days), documentId, popupId: 'uno', at, dontShowAgain: 0 })
        .execute()
    }
  })
  const backups = join(folder, 'backups')
  await mkdir(backups)
  for (const month of [1, 2, 3, 4, 5, 6]) await writeFile(join(backups, `edicola-2026-0${month}-01T00-00-00-000Z-1.sqlite`), '')

  const faults: unknown[] = []
  const context = { ...createContext({ DATA_DIR: folder }), clock: () => new Date(NOW) }
  const log = { error: (...fault: unknown[]) => void faults.push(fault) }
  const periodic = await startPeriodicWork({ ...context, database, storage, log, hasBuild: false })
  onTestFinished(() => periodic.stop())

  /** How many rows there are, and how many of them are recent. */
  const count = async (table: (typeof TABLES)[number]) => {
    const rows = await database.db.selectFrom(table).selectAll().execute()
    return [table, rows.length, rows.filter((row) => JSON.stringify(row).includes(daysAgo(RECENT_DAYS).slice(0, 10))).length]
  }
  await expect.poll(() => Promise.all(TABLES.map(count)), { timeout: 30_000 }).toEqual(TABLES.map((table) => [table, 1, 1]))
  await expect.poll(() => readdir(backups), { timeout: 30_000 }).toHaveLength(5)
  expect(faults).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { migratedLocation, engines, openedDatabase } from '../../../tests/support/stores.ts'
import type { Engine } from '../database.ts'
import { StoreUnavailable } from '../faults.ts'
import { createAuditLog } from '../people/auditLog.ts'
import { BackupRefused } from './backupFault.ts'
import { createBackupRuns, readBackupStatus } from './backupRuns.ts'
import { Interrupted } from './progress.ts'

const ROME = 'Europe/Rome'

/** The backups of one store, as two programs know them, by a clock that the test sets. */
async function open(engine: Engine) {
  const location = await migratedLocation(engine)
  let now = '2026-11-17T02:00:00.000Z'
  const clock = () => new Date(now)
  const program = () => {
    const database = openedDatabase(location)
    const audit = createAuditLog(database, clock, (error) => {
      throw error
    })
    const status = () => readBackupStatus(database, now)
    return {
      database,
      audit,
      status,
      ...createBackupRuns({ database, audit, clock, newId: randomUUID, by: { id: 'console', name: 'Riga' } }),
    }
  }
  return { one: program(), other: program(), at: (moment: string) => void (now = moment) }
}

const MADE = { bytes: 5_000_000_000, restoreMs: 1234 }

describe.each(engines)('the backups of a store on %s', (engine) => {
  it('are made by one of two programs', async () => {
    const { one, other } = await open(engine)
    const begun = await Promise.all([one.beginNightly('/x/a.tar', ROME), other.beginNightly('/x/b.tar', ROME)])
    expect(begun.filter(Boolean)).toHaveLength(1)
    expect(await other.isDue(ROME)).toBe(false)
  })

  it('are told with how large they are and how long restoring took, and leave a line in the audit log', async () => {
    const { one, other, at } = await open(engine)
    expect(await other.status()).toEqual({ lastProven: null, contentSince: null, failure: null })
    await (await one.beginNightly('/x/a.tar', ROME))?.finish(MADE)
    expect(await other.status()).toEqual({ lastProven: { at: '2026-11-17T02:00:00.000Z', ...MADE }, contentSince: null, failure: null })
    at('2026-11-17T09:00:00.000Z')
    await (await one.begin('/y/mia.tar')).finish({ ...MADE, bytes: 7 })
    expect((await other.status()).lastProven).toMatchObject({ at: '2026-11-17T09:00:00.000Z', bytes: 7 })
    const { entries } = await one.audit.list({ isDescending: false, limit: 10, offset: 0 })
    expect(entries.map(({ action, by, title, details }) => [action, by?.name, title, details['bytes']])).toEqual([
      ['backup', undefined, 'a.tar', 5_000_000_000],
      ['backup', 'Riga', 'mia.tar', 7],
    ])
  })

  it.each([
    ['its first document', '2026-11-01T00:00:00.000Z', '2026-11-15T08:00:00.000Z'],
    ['its store, to which older documents came from elsewhere', '2026-11-16T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
  ])('that were never made leave a magazine unprotected since the moment of %s', async (_name, appliedAt, expected) => {
    const { database, now, pass, newsroom, ada, article } = await openNewsroom(engine)
    pass(60)
    unwrap(await newsroom.create(ada, 'article', article('Un’ora dopo')))
    await database.write((db) => db.updateTable('migration').set({ appliedAt }).execute())
    expect(await readBackupStatus(database, now())).toEqual({ lastProven: null, contentSince: expected, failure: null })
  })

  it.each([
    ['a full disk', Object.assign(new Error('no room'), { code: 'ENOSPC' }), 'full'],
    ['a full store, by its cause', new Error('x', { cause: new StoreUnavailable('x', { trouble: 'full' }) }), 'full'],
    ['a folder that is closed', Object.assign(new Error('no'), { code: 'EACCES' }), 'forbidden'],
    ['a folder that is not there', Object.assign(new Error('no'), { code: 'ENOENT' }), 'missing'],
    ['one that does not restore', new BackupRefused('damaged', 'x'), 'unproven'],
    ['a store that is away', new StoreUnavailable('x'), 'store'],
    ['somebody who ended it', new Interrupted(), 'cut-off'],
    ['anything else', 'x', 'unknown'],
  ])('fail by %s, are told to have, and are tried again', async (_name, error, problem) => {
    const { one, other, at } = await open(engine)
    await (await one.beginNightly('/x/a.tar', ROME))?.fail(error)
    expect(await other.status()).toMatchObject({ lastProven: null, failure: { at: '2026-11-17T02:00:00.000Z', problem } })
    expect(await other.isDue(ROME)).toBe(false)
    at('2026-11-17T03:00:00.000Z')
    await (await other.beginNightly('/x/b.tar', ROME))?.finish(MADE)
    expect((await one.status()).failure).toBeNull()
  })

  it('that were cut off are told to have failed, and one that somebody made by hand and failed is not', async () => {
    const { one, at } = await open(engine)
    await (await one.begin('/y/mia.tar')).fail(new Error('x'))
    await one.beginNightly('/x/a.tar', ROME)
    expect((await one.status()).failure).toBeNull()
    at('2026-11-17T08:00:00.000Z')
    expect((await one.status()).failure).toEqual({ at: '2026-11-17T02:00:00.000Z', problem: 'cut-off' })
  })

  it.each(['beginNightly', 'begin'] as const)('are forgotten after the audit log has, by %s', async (how) => {
    const { one, at } = await open(engine)
    await (await one.beginNightly('/x/a.tar', ROME))?.finish(MADE)
    at('2028-01-17T02:00:00.000Z')
    await one[how]('/x/b.tar', ROME)
    expect(await one.database.db.selectFrom('backupRun').select('file').execute()).toEqual([{ file: '/x/b.tar' }])
  })
})

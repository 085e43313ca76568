import { describe, expect, it } from 'vitest'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import type { AuditEntry } from '../../content/people/audit.ts'
import { createAuditLog } from './auditLog.ts'
import type { Engine } from '../database.ts'

const save: AuditEntry = {
  action: 'save',
  by: { id: 'ada', name: 'Ada Rossi' },
  kind: 'article',
  subject: 'a1',
  title: 'L’alba 100%',
  address: '10.0.0.1',
  details: { revision: 2 },
}
const failure: AuditEntry = { ...save, action: 'sign-in-failed', by: null, kind: null, subject: null, title: '', details: {} }

async function open(engine: Engine) {
  const database = await newDatabase(engine)
  let moment = Date.parse('2026-11-15T08:00:00.000Z')
  const faults: unknown[] = []
  const log = createAuditLog(
    database,
    () => new Date(moment),
    (error) => faults.push(error),
  )
  const list = (more: object = {}) => log.list({ isDescending: true, limit: 100, offset: 0, ...more })
  return { database, log, list, faults, pass: (minutes: number) => void (moment += minutes * 60_000) }
}

describe.each(engines)('the audit log on %s', (engine) => {
  it('joins the saves of ten minutes, and the guesses of one place', async () => {
    const { log, list, pass } = await open(engine)
    await log.note(save)
    pass(5)
    await log.note({ ...save, title: 'L’alba nuova' })
    await log.note(failure)
    await log.note(failure)
    pass(5)
    await log.note(save)
    const { entries, total } = await list()
    expect(total).toBe(3)
    expect(entries.map(({ action, times, title }) => [action, times, title])).toEqual([
      ['save', 1, 'L’alba 100%'],
      ['sign-in-failed', 2, ''],
      ['save', 2, 'L’alba nuova'],
    ])
    expect(entries[2]).toMatchObject({ at: '2026-11-15T08:00:00.000Z', until: '2026-11-15T08:05:00.000Z', details: { revision: 2 } })
  })

  it.each<[string, Partial<AuditEntry>, number, boolean]>([
    ['joins another save of the same article', {}, 599_999, true],
    ['begins a new line after ten minutes', {}, 600_000, false],
    ['tells two people apart', { by: { id: 'bruno', name: 'Bruno' } }, 0, false],
    ['tells a person from nobody', { by: null }, 0, false],
    ['tells two articles apart', { subject: 'a2' }, 0, false],
    ['tells two kinds of things apart', { kind: 'page' }, 0, false],
    ['tells two places apart', { address: '10.0.0.2' }, 0, false],
    ['tells two actions apart', { action: 'refused' }, 0, false],
    ['never joins two publications', { action: 'publish' }, 0, false],
  ])('%s', async (_sentence, change, afterMs, isJoined) => {
    const { log, list, pass } = await open(engine)
    const first = change.action === 'publish' ? { ...save, ...change } : save
    await log.note(first)
    pass(afterMs / 60_000)
    await log.note({ ...save, ...change })
    expect((await list()).entries.map(({ times }) => times)).toEqual(isJoined ? [2] : [1, 1])
  })

  it('finds what it is asked for', async () => {
    const { log, list, pass } = await open(engine)
    await log.note(save)
    pass(60)
    await log.note({ ...save, action: 'publish', by: { id: 'bruno', name: 'Bruno' }, kind: 'page', subject: 'p1', title: 'Chi siamo' })
    const found = async (filter: object) => (await list(filter)).entries.map(({ action }) => action)
    expect(await found({})).toEqual(['publish', 'save'])
    expect(await found({ isDescending: false })).toEqual(['save', 'publish'])
    expect(await found({ limit: 1, offset: 1 })).toEqual(['save'])
    expect(await found({ who: 'ada' })).toEqual(['save'])
    expect(await found({ action: 'publish' })).toEqual(['publish'])
    expect(await found({ kind: 'page' })).toEqual(['publish'])
    expect(await found({ subject: 'a1' })).toEqual(['save'])
    expect(await found({ from: '2026-11-15T08:30:00.000Z' })).toEqual(['publish'])
    expect(await found({ to: '2026-11-15T08:30:00.000Z' })).toEqual(['save'])
    expect(await found({ words: 'rossi ALBA' })).toEqual(['save'])
    expect(await found({ words: '100%' })).toEqual(['save'])
    expect(await found({ words: '1%0' })).toEqual([])
    expect(await found({ words: '10.0.0.1 siamo' })).toEqual(['publish'])
  })

  it('gives everything, some at a time', async () => {
    const { database, log } = await open(engine)
    const row = { at: 'x', until: 'x', times: 1, action: 'publish', title: '', details: '{}' } as const
    const rows = Array.from({ length: 1200 }, (_, index) => ({
      ...row,
      userId: null,
      userName: null,
      kind: null,
      subject: String(index),
      address: null,
    }))
    await database.write(async (db) => {
      for (let start = 0; start < rows.length; start += 400)
        await db
          .insertInto('audit')
          .values(rows.slice(start, start + 400))
          .execute()
    })
    const subjects: (string | null)[] = []
    for await (const page of log.all({})) subjects.push(...page.map(({ subject }) => subject))
    expect(subjects).toEqual(rows.map(({ subject }) => subject).reverse())
  })

  it('forgets after 400 days', async () => {
    const { log, list, pass } = await open(engine)
    await log.note(save)
    pass(400 * 24 * 60)
    expect(await log.prune()).toBe(0)
    pass(1)
    expect(await log.prune()).toBe(1)
    expect((await list()).total).toBe(0)
  })

  it('gives up a line that cannot be written, and not the change it tells of', async () => {
    const { database, log, faults } = await open(engine)
    const impossible = { ...save, action: 'publish', title: null } as unknown as AuditEntry
    await database.write(async (db) => {
      await log.noteWithin(db, impossible)
      await db.insertInto('secret').values({ name: 'prova', value: 'x' }).execute()
    })
    expect(await database.db.selectFrom('secret').select('name').execute()).toEqual([{ name: 'prova' }])
    await log.note(impossible)
    expect(faults).toHaveLength(2)
  })
})

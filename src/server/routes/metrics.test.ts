import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { openBareSite } from '../../../tests/support/bareSite.ts'
import { engines } from '../../../tests/support/stores.ts'
import { METRICS } from '../../../tests/support/testServer.ts'
import { createOutbox, readWebhookBacklog } from '../../store/counters/outbox.ts'
import type { Engine } from '../../store/database.ts'

const version = { version: '1.2.3', commit: 'abc1234' }
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

/** A server with everything that whoever runs it watches. */
async function open(engine: Engine) {
  // The server is built before its store is known here, and asks only when somebody reads.
  const readings: { database?: Awaited<ReturnType<typeof openBackOfficeServer>>['database'] } = {}
  const database = () => {
    if (!readings.database) throw new Error('not yet')
    return readings.database
  }
  const office = await openBackOfficeServer(engine, {
    version,
    storeFigures: () => database().figures(),
    webhookBacklog: () => readWebhookBacklog(database()),
    isMediaThere: async () => true,
    backupStatus: async () => ({
      isScheduled: true,
      lastProven: { at: '2026-11-15T07:00:00.000Z', bytes: 1, restoreMs: 1 },
      contentSince: null,
      failure: null,
    }),
  })
  readings.database = office.database
  const read = async () => (await office.app.inject(METRICS)).body
  /** The value of a line, by its name and labels. */
  const value = async (line: string) => {
    const found = (await read()).split('\n').find((one) => one.startsWith(`${line} `))
    return found === undefined ? null : Number(found.slice(line.length + 1))
  }
  return { ...office, read, value }
}

describe.each(engines)('the figures of a magazine on %s', (engine) => {
  it('tell the version, the age of the last backup, and what the store does', async () => {
    const { ask, article, read, value } = await open(engine)
    const before = await value('store_write_wait_seconds_count')
    await ask('POST', 'article', article('Uno'))
    expect(await value('store_write_wait_seconds_count')).toBeGreaterThan(before ?? 0)
    expect(await value('store_query_duration_seconds_count{use="reading"}')).toBeGreaterThan(0)
    expect(await value('store_query_duration_seconds_count{use="writing"}')).toBeGreaterThan(0)
    expect(await value('store_writes_waiting')).toBe(0)
    expect(await value('store_errors_total{trouble="full"}')).toBe(0)
    expect(await value('backup_age_seconds')).toBe(3600)
    expect(await read()).toContain(`edicola_info{version="1.2.3",commit="abc1234",node="${process.versions.node}"} 1`)
  })

  it('tell for how long a magazine that was never backed up has had content', async () => {
    const status = { isScheduled: false, lastProven: null, contentSince: '2026-11-12T08:00:00.000Z', failure: null }
    const { app } = await openBackOfficeServer(engine, { backupStatus: async () => status })
    expect((await app.inject(METRICS)).body).toMatch(/^backup_age_seconds 259200$/m)
  })

  it('count the writes that wait', async () => {
    const { database, value } = await open(engine)
    let goOn: () => void = () => undefined
    const first = new Promise<void>((resolve) => void (goOn = resolve))
    const writes = [1, 2, 3].map(() => database.write(() => first))
    await expect.poll(() => value('store_writes_waiting')).toBe(2)
    goOn()
    await Promise.all(writes)
    expect(await value('store_writes_waiting')).toBe(0)
  })

  it('count what other sites are still to be told', async () => {
    const { database, value } = await open(engine)
    expect([await value('webhook_deliveries_waiting'), await value('webhook_oldest_waiting_seconds')]).toEqual([0, 0])
    const row = {
      documentId: 'd',
      address: 'https://altrove.example/',
      payload: '{}',
      attempts: 0,
      dueAt: '2026-11-15T07:58:00.000Z',
      problem: null,
    }
    await database.write((db) =>
      db
        .insertInto('webhookDelivery')
        .values({ ...row, id: 'x', createdAt: '2026-11-15T07:58:00.000Z' })
        .execute(),
    )
    expect([await value('webhook_deliveries_waiting'), await value('webhook_oldest_waiting_seconds')]).toEqual([1, 120])
    const [taken] = await createOutbox(database).take('2026-11-15T08:00:00.000Z', '2026-11-15T08:01:00.000Z', { all: 1, perAddress: 1 })
    if (taken) await createOutbox(database).delivered(taken, '2026-11-15T08:00:00.000Z')
    expect(await value('webhook_deliveries_waiting')).toBe(0)
  })

  it('count files that were taken, and refused', async () => {
    const { ask, value } = await open(engine)
    await ask('POST', 'media/upload?name=a.pdf', PDF)
    await ask('POST', 'media/upload?name=b.bin', Buffer.from([0, 1, 2, 3]))
    expect([await value('uploads_total{result="taken"}'), await value('uploads_total{result="refused"}')]).toEqual([1, 1])
  })

  it('are all there that docs/operate.md names, in its table and in its alerts', async () => {
    const { app, read } = await open(engine)
    await app.inject('/')
    const body = await read()
    const names = [...tableFigures(), ...alertFigures()]
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(body))).toEqual([])
  })
})

const OPERATE = readFileSync('docs/operate.md', 'utf8')

/** The names in the first column of the table of figures; a histogram has its own under three. */
function tableFigures(): string[] {
  const [, table = ''] = /^\| figure .*\n((?:\|.*\n)+)/m.exec(OPERATE) ?? []
  const names = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )
  return names.map((name) => (/_(?:duration|wait)_seconds$/.test(name) ? `${name}_count` : name))
}

/** What the alerts ask for: every word of an expression but functions, labels and times. Of `up` Prometheus itself knows. */
function alertFigures(): string[] {
  const expressions = [...OPERATE.matchAll(/^ *expr: (.*)$/gm)].map(([, expression = '']) => expression)
  const bare = expressions.map((expression) => expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ''))
  const names = bare.map((expression) => (expression.match(/[a-z]\w*(?!\w*\s*\()/g) ?? []).filter((word) => word !== 'up'))
  expect(names.filter((found) => found.length === 0).length, 'only `up` is not ours').toBe(1)
  return names.flat()
}

describe('the figures of a server that makes no backups', () => {
  it('say nothing of them, nor do those of an empty magazine', async () => {
    const { app } = await openBareSite()
    expect((await app.inject(METRICS)).body).not.toContain('backup_age_seconds')
    const none = { isScheduled: true, lastProven: null, contentSince: null, failure: null }
    const empty = await openBareSite({ backupStatus: async () => none })
    expect((await empty.app.inject(METRICS)).body).not.toMatch(/^backup_age_seconds/m)
  })

  it.each([
    ['there', true, 1],
    ['away', false, 0],
  ])('say whether media are %s', async (_name, isThere, figure) => {
    const { app } = await openBareSite({ isMediaThere: async () => isThere })
    expect((await app.inject(METRICS)).body).toContain(`\nmedia_reachable ${figure}`)
  })

  it('are read while the store is away', async () => {
    const away = () => Promise.reject(new Error('giù'))
    const { app } = await openBareSite({ backupStatus: away, webhookBacklog: away })
    const { body } = await app.inject(METRICS)
    expect(body).toContain('page_cache_bytes')
    expect(body).not.toMatch(/^(backup_age_seconds|webhook_)/m)
  })
})

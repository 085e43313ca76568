import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { unwrap } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import { siteSettingsSchema } from '../../content/kinds/settings.ts'
import type { Counters, Hits } from '../../content/reading/counters.ts'
import { StoreUnavailable } from '../../store/faults.ts'
import { addReadCounters, countRead } from './readCounters.ts'

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

function open() {
  const written: { hits: Hits[]; reads: [string, [string, number][]][] } = { hits: [], reads: [] }
  let isDown = false
  const keep = async (write: () => void) => {
    if (isDown) throw new StoreUnavailable('down')
    write()
  }
  const counters: Counters = {
    addHits: (hits) =>
      keep(() => {
        if (hits.some(({ path }) => path === '/rifiutata')) throw new Error('refused')
        written.hits.push(...hits)
      }),
    addReads: (day, reads) => keep(() => written.reads.push([day, [...reads]])),
  }
  const app = fastify()
  const publicContent = { siteSettings: async () => siteSettingsSchema.parse({}) }
  const readCounters = addReadCounters(app, { counters, publicContent, clock: () => new Date('2026-11-15T23:30:00.000Z') })
  return { app, readCounters, written, fail: (down: boolean) => void (isDown = down) }
}

describe('counting', () => {
  it('writes down at closing what was counted, on the day of the magazine', async () => {
    const { app, readCounters, written } = open()
    readCounters.readsOf('uno').count += 2
    readCounters.readsOf('uno').count += 1
    readCounters.countHit('/vecchia')
    readCounters.countHit('/vecchia')
    await app.close()
    expect(written.hits).toEqual([{ path: '/vecchia', count: 2, at: '2026-11-15T23:30:00.000Z' }])
    expect(written.reads).toEqual([['2026-11-16', [['uno', 3]]]])
  })

  it('loses nothing while the store is down, and counts nothing twice', async () => {
    const { readCounters, written, fail } = open()
    fail(true)
    readCounters.readsOf('uno').count += 1
    readCounters.countHit('/a')
    await readCounters.flush()
    fail(false)
    readCounters.readsOf('uno').count += 1
    readCounters.countHit('/a')
    await readCounters.flush()
    await readCounters.flush()
    expect(written.hits).toMatchObject([{ path: '/a', count: 2 }])
    expect(written.reads).toEqual([['2026-11-16', [['uno', 2]]]])
  })
})

it('a count that the store refuses costs only itself', async () => {
  const { readCounters, written } = open()
  for (const path of ['/a', '/rifiutata', '/b']) readCounters.countHit(path)
  await readCounters.flush()
  await readCounters.flush()
  expect(written.hits.map(({ path }) => path)).toEqual(['/a', '/b'])
})

describe('a reader', () => {
  it.each([
    ['is who opens a page', 'GET', BROWSER, 1],
    ['is not who asks for its head', 'HEAD', BROWSER, 0],
    ['is not an index', 'GET', { 'user-agent': 'Googlebot/2.1' }, 0],
    ['is not who does not say who it is', 'GET', {}, 0],
  ])('%s', (_, method, headers, expected) => {
    const reads = { count: 0 }
    countRead(reads, { method, headers })
    expect(reads.count).toBe(expected)
  })
})

describe.each(engines)('what a running server counts, on %s', (engine) => {
  it('reaches the store, under the document and the day of the magazine', async () => {
    const { app, ask, database, newsroom, ada, article } = await openBackOfficeServer(engine)
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Uscito')))
    unwrap(await newsroom.publish(ada, 'article', id, 1))
    await ask('POST', 'redirect', { from: '/vecchia', to: '/articoli/uscito' })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const read = async (path: string) => {
      const { status } = await fetch(`${address}${path}`, { redirect: 'manual', headers: BROWSER })
      return status
    }
    // The first is drawn; the others come from memory, by the door that stands before Fastify.
    for (let time = 0; time < 3; time++) expect(await read('/articoli/uscito')).toBe(200)
    expect(await read('/vecchia')).toBe(301)
    expect(await read('/vecchia')).toBe(301)
    expect(await read('/')).toBe(200)
    expect(await read('/articoli/mai-scritto')).toBe(404)
    await app.close()
    expect(await database.db.selectFrom('readCount').selectAll().execute()).toEqual([{ day: '2026-11-15', documentId: id, reads: 3 }])
    expect(await database.db.selectFrom('redirectHit').selectAll().execute()).toEqual([
      { fromPath: '/vecchia', hits: 2, lastHitAt: '2026-11-15T08:00:00.000Z' },
    ])
  })
})

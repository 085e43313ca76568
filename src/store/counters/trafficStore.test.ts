import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import { MOST_TARGETS, type TrafficCount } from '../../content/traffic/traffic.ts'
import { createTrafficStore } from './trafficStore.ts'

const day = '2026-11-15'
const link = (target: string, count = 1): TrafficCount => ({ day, kind: 'outbound', target, count })

describe.each(engines)('the figures of the day on %s', (engine) => {
  it('add up, and pages do not change by them', async () => {
    const database = await newDatabase(engine)
    const store = createTrafficStore(database)
    const before = await database.version()
    await store.add([link('a.it', 2), { ...link('a.it'), day: '2026-11-14' }, link('b.it')])
    await store.add([link('a.it', 3)])
    const { events } = await store.between(day, day)
    expect(events).toEqual([
      {
        event: 'outbound',
        count: 6,
        targets: [
          { target: 'a.it', count: 5, title: null, document: null },
          { target: 'b.it', count: 1, title: null, document: null },
        ],
      },
    ])
    expect(await database.version()).toBe(before)
  })

  it('tell only so many targets of a day apart: a flood of others is one more row', async () => {
    const database = await newDatabase(engine)
    const store = createTrafficStore(database)
    await store.add([link('vero.it', 5)])
    await store.add(Array.from({ length: MOST_TARGETS + 200 }, (_, index) => link(`finto-${index}.it`)))
    await store.add([link('vero.it'), link('altro-ancora.it')])
    const rows = await database.db.selectFrom('traffic').select(['target', 'count']).where('kind', '=', 'outbound').execute()
    expect(rows).toHaveLength(MOST_TARGETS + 1)
    expect(rows).toContainEqual({ target: 'vero.it', count: 6 })
    expect(rows).toContainEqual({ target: '*', count: 202 })
    await store.add([{ ...link('domani.it'), day: '2026-11-16' }])
    expect((await store.between('2026-11-16', '2026-11-16')).events[0]?.targets).toMatchObject([{ target: 'domani.it', count: 1 }])
  })

  it('call a file of ours by its name, and not one that was made up', async () => {
    const { database, newsroom, ada } = await openNewsroom(engine)
    const hash = 'a'.repeat(64)
    const file = { fileName: 'bilancio.pdf', hash, type: 'application/pdf', bytes: 9, picture: null }
    const { id } = unwrap(await newsroom.create(ada, 'media', file))
    const store = createTrafficStore(database)
    const fetched = (of: string): TrafficCount => ({ ...link(`/media/${of}/bilancio.pdf`), kind: 'download' })
    await store.add([{ ...fetched(hash), count: 2 }, fetched('b'.repeat(64))])
    const [downloads] = (await store.between(day, day)).events
    expect(downloads?.targets).toMatchObject([
      { title: 'bilancio.pdf', document: { kind: 'media', id } },
      { title: null, document: null },
    ])
  })

  it('hold no page that is nowhere', async () => {
    const store = createTrafficStore(await newDatabase(engine))
    const page = (target: string): TrafficCount => ({ day, kind: 'page', target, count: 1 })
    await store.add(['/', '/archivio', '/articoli/inventato', '/inventata', '*'].map(page))
    const { pages } = await store.between(day, day)
    expect(pages.map(({ target, count }) => `${target} ${count}`)).toEqual(['/ 1', '/archivio 1', '* 3'])
  })

  it('hold every page that there is, however many were made up before it', async () => {
    const { database, newsroom, ada, article } = await openNewsroom(engine)
    const store = createTrafficStore(database)
    const page = (target: string): TrafficCount => ({ day, kind: 'page', target, count: 1 })
    await store.add(Array.from({ length: 2100 }, (_, index) => page(index % 2 ? `/articoli/p${index}` : `/archivio/${1000 + index}/01`)))
    for (const title of ['Uno', 'Due']) {
      const { id } = unwrap(await newsroom.create(ada, 'article', article(title)))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
    }
    await store.add([page('/articoli/uno'), page('/articoli/due'), page('/archivio/2026/11'), page('/articoli/tre')])
    await store.add([
      { ...page('/articoli/uno#fine'), kind: 'hash_change' },
      { ...page('/articoli/tre#fine'), kind: 'hash_change' },
    ])
    const rows = await database.db.selectFrom('traffic').select(['kind', 'target', 'count']).orderBy('kind').orderBy('target').execute()
    expect(rows.map(({ kind, target, count }) => `${kind} ${target} ${count}`)).toEqual([
      'hash_change * 1',
      'hash_change /articoli/uno#fine 1',
      'page * 2101',
      'page /archivio/2026/11 1',
      'page /articoli/due 1',
      'page /articoli/uno 1',
    ])
  })

  it('are forgotten after their time', async () => {
    const store = createTrafficStore(await newDatabase(engine))
    const hour = (at: string): TrafficCount => ({ day: at, kind: 'hour', target: '08', count: 1 })
    await store.add([hour('2026-11-13'), hour('2026-11-14'), hour(day)])
    await store.prune('2026-11-14')
    expect(await store.views('2026-01-01', '2026-12-31')).toBe(2)
  })
})

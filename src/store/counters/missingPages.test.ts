import { describe, expect, it } from 'vitest'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import { MOST_MISSING } from '../../content/addresses/missingPage.ts'
import { createMissingPages } from './missingPages.ts'

const ALL = { sort: { by: 'hits', isDescending: true }, limit: 5, offset: 0 } as const
const visit = (path: string, count = 1, referrer = '') => ({ path, count, referrer })

describe.each(engines)('addresses that were asked for in vain on %s', (engine) => {
  it('are added up, and say where the last reader came from that said so', async () => {
    let now = new Date('2026-11-17T10:00:00.000Z')
    const database = await newDatabase(engine)
    const missing = createMissingPages(database, () => now)
    await missing.add([visit('/a', 2, 'altrove.example'), visit('/b_c', 3)])
    now = new Date('2026-11-18T10:00:00.000Z')
    await missing.add([visit('/a', 5)])
    const a = { path: '/a', hits: 7, lastAt: '2026-11-18T10:00:00.000Z', referrer: 'altrove.example' }
    const b = { path: '/b_c', hits: 3, lastAt: '2026-11-17T10:00:00.000Z', referrer: '' }
    expect(await missing.list(ALL)).toEqual({ total: 2, pages: [a, b] })
    expect(await missing.list({ ...ALL, limit: 1, offset: 1 })).toEqual({ total: 2, pages: [b] })
    expect(await missing.list({ ...ALL, words: 'ALTROVE' })).toEqual({ total: 1, pages: [a] })
    expect(await missing.list({ ...ALL, words: 'b_' })).toEqual({ total: 1, pages: [b] })

    // What an editor has dealt with is not told again, however often it is asked for.
    await missing.dismiss(['/b_c'])
    const redirect = { fromPath: '/a', documentId: null, toAddress: '/', createdAt: now.toISOString() }
    await database.write((db) => db.insertInto('redirect').values(redirect).execute())
    await missing.add([visit('/b_c')])
    expect(await missing.list(ALL)).toEqual({ total: 0, pages: [] })

    expect(await missing.prune('2026-11-18T10:00:00.000Z')).toBe(0)
    expect(await missing.prune('2026-11-18T10:00:00.001Z')).toBe(2)
  })
})

it('are a few thousand at most: those that were asked for least make room', async () => {
  const missing = createMissingPages(await newDatabase('sqlite'), () => new Date('2026-11-17T10:00:00.000Z'))
  await missing.add([visit('/vero', 2), ...Array.from({ length: MOST_MISSING }, (_, index) => visit(`/prova-${index}`))])
  const { total, pages } = await missing.list(ALL)
  expect(total).toBe(MOST_MISSING)
  expect(pages[0]).toMatchObject({ path: '/vero', hits: 2 })
})

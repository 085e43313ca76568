import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { siteSettingsSchema } from '../content/kinds/settings.ts'
import type { Counters, Hits } from '../content/reading/counters.ts'
import { addTallies } from './tallies.ts'

function open() {
  const written: { hits: Hits[]; reads: [string, [string, number][]][] } = { hits: [], reads: [] }
  let isDown = false
  const keep = async (write: () => void) => {
    if (isDown) throw new Error('down')
    write()
  }
  const counters: Counters = {
    addHits: (hits) => keep(() => written.hits.push(...hits)),
    addReads: (day, reads) => keep(() => written.reads.push([day, [...reads]])),
  }
  const app = fastify()
  const library = { siteSettings: async () => siteSettingsSchema.parse({}) }
  const tallies = addTallies(app, { counters, library, clock: () => new Date('2026-11-15T23:30:00.000Z') })
  return { app, tallies, written, fail: (down: boolean) => void (isDown = down) }
}

describe('counting', () => {
  it('writes down at closing what was counted, on the day of the magazine', async () => {
    const { app, tallies, written } = open()
    tallies.readsOf('uno').count += 2
    tallies.readsOf('uno').count += 1
    tallies.countHit('/vecchia')
    tallies.countHit('/vecchia')
    await app.close()
    expect(written.hits).toEqual([{ path: '/vecchia', count: 2, at: '2026-11-15T23:30:00.000Z' }])
    expect(written.reads).toEqual([['2026-11-16', [['uno', 3]]]])
  })

  it('loses nothing while the store is down, and counts nothing twice', async () => {
    const { tallies, written, fail } = open()
    fail(true)
    tallies.readsOf('uno').count += 1
    tallies.countHit('/a')
    await tallies.flush()
    fail(false)
    tallies.readsOf('uno').count += 1
    tallies.countHit('/a')
    await tallies.flush()
    await tallies.flush()
    expect(written.hits).toMatchObject([{ path: '/a', count: 2 }])
    expect(written.reads).toEqual([['2026-11-16', [['uno', 2]]]])
  })
})

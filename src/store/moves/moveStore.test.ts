import { describe, expect, it } from 'vitest'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import { moveSetupSchema } from '../../content/moves/move.ts'
import type { Engine } from '../database.ts'
import { createMoveStore } from './moveStore.ts'

const SETUP = moveSetupSchema.parse({ exports: ['rivista.xml'], sections: ['citta'] })
const FINDINGS = { title: 'Rivista', texts: 3, files: 1, groups: [], samples: [], sums: null }

async function openMoves(engine: Engine) {
  let now = Date.parse('2026-11-17T10:00:00.000Z')
  const store = createMoveStore(await newDatabase(engine), () => new Date(now))
  await store.begin({ id: 'a', system: 'wordpress', createdBy: 'ada', locale: 'en' })
  return { store, pass: (seconds: number) => void (now += seconds * 1000) }
}

describe.each(engines)('moves on %s', (engine) => {
  it('are open one at a time', async () => {
    const { store } = await openMoves(engine)
    const other = { id: 'b', system: 'ghost', createdBy: 'ada', locale: 'it' } as const
    expect(await store.begin(other)).toBeNull()
    expect(await store.close('a')).toBe(true)
    expect(await store.find('a')).toBeUndefined()
    expect(await store.begin(other)).toMatchObject({ id: 'b', state: 'preparing', isTrial: true, done: 0, total: null })
  })

  it('are run by whoever takes them first, and tell how far they are', async () => {
    const { store } = await openMoves(engine)
    expect(await store.due()).toEqual([])
    expect(await store.start('a', true, SETUP)).toMatchObject({ state: 'waiting', setup: SETUP })
    expect(await store.start('a', false, SETUP)).toBeNull()
    expect(await store.due()).toEqual(['a'])
    expect(await store.claim('a')).toMatchObject({ state: 'running', locale: 'en', setup: SETUP })
    expect(await store.claim('a')).toBeNull()
    expect(await store.close('a')).toBe(false)
    await store.tellFindings('a', FINDINGS, 4)
    expect(await store.beat('a', 2)).toBe(true)
    expect(await store.find('a')).toMatchObject({ done: 2, total: 4, findings: FINDINGS })
    await store.finish('a', 'tried')
    expect(await store.find('a')).toMatchObject({ state: 'tried', findings: FINDINGS })
  })

  it('are paused where they are, at once if nobody runs them', async () => {
    const { store, pass } = await openMoves(engine)
    expect(await store.pause('a')).toBeNull()
    await store.start('a', false, SETUP)
    expect(await store.pause('a')).toMatchObject({ state: 'paused' })
    await store.start('a', false, SETUP)
    await store.claim('a')
    expect(await store.pause('a')).toMatchObject({ state: 'pausing' })
    expect(await store.beat('a', 1)).toBe(false)
    expect(await store.pause('a')).toMatchObject({ state: 'pausing' })
    // Its program is gone, and another machine has its files.
    pass(61)
    expect(await store.pause('a')).toMatchObject({ state: 'paused' })
    // What has come stays, and so does what is told of it.
    expect(await store.close('a')).toBe(true)
    expect(await store.find('a')).toMatchObject({ state: 'closed' })
  })

  it('are taken over from a program that was silent for a minute, and given back by one that ends', async () => {
    const { store, pass } = await openMoves(engine)
    await store.start('a', false, SETUP)
    await store.claim('a')
    pass(60)
    expect(await store.due()).toEqual([])
    pass(1)
    expect(await store.due()).toEqual(['a'])
    expect(await store.claim('a')).not.toBeNull()
    expect(await store.due()).toEqual([])
    await store.release('a')
    expect(await store.due()).toEqual(['a'])
    await store.finish('a', 'failed', { fault: 'Il disco è pieno.' })
    expect(await store.find('a')).toMatchObject({ state: 'failed', fault: 'Il disco è pieno.' })
  })

  it('are forgotten once they were over for long', async () => {
    const { store } = await openMoves(engine)
    await store.start('a', false, SETUP)
    await store.claim('a')
    await store.finish('a', 'done')
    expect(await store.prune('2026-11-17T10:00:00.000Z')).toHaveLength(1)
    expect(await store.prune('2026-11-17T10:00:00.001Z')).toEqual([])
  })
})

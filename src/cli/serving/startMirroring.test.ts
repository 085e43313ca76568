import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MirroredGeneration } from '../../server/mirror/mirrorFolder.ts'
import { startMirroring } from './startMirroring.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A magazine of which the test says what it is and whether the files are written by somebody else. */
function open(files: MirroredGeneration | null = null) {
  const state = { now: { version: 1, until: 100 }, files, isBusy: false, updates: 0, asked: [] as string[], faults: 0, fails: false }
  const mirroring = startMirroring({
    current: () => state.now,
    mirrored: async () => state.files,
    isBusy: async () => state.isBusy,
    update: async (_signal, which) => {
      state.updates += 1
      state.asked.push(which)
      if (state.fails) throw new Error('full')
      state.files = state.now
    },
    onFault: () => void (state.faults += 1),
  })
  return { state, mirroring, pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000) }
}

it('checks everything once, whatever the folder says, then only what was published or has fallen due', async () => {
  const { state, pass, mirroring } = open({ version: 1, until: 100 })
  await pass(10)
  expect(state.updates).toBe(1)
  state.now = { version: 2, until: 100 }
  await pass(10)
  expect(state.updates).toBe(2)
  state.now = { version: 2, until: 200 }
  await pass(10)
  expect(state.asked).toEqual(['every', 'changed', 'changed'])
  await mirroring.stop()
})

it('leaves alone what another process writes', async () => {
  const { state, pass, mirroring } = open()
  state.isBusy = true
  await pass(10)
  expect(state.updates).toBe(0)
  state.isBusy = false
  await pass(2)
  expect(state.updates).toBe(1)
  await mirroring.stop()
})

it('tries again a minute after a fault', async () => {
  const { state, pass, mirroring } = open()
  state.fails = true
  await pass(30)
  expect([state.updates, state.faults]).toEqual([1, 1])
  state.fails = false
  await pass(60)
  expect([state.updates, state.faults]).toEqual([2, 1])
  await mirroring.stop()
})

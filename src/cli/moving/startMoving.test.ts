import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startMoving } from './startMoving.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open({
  here = ['a', 'b'],
  run = async () => undefined,
}: {
  here?: string[]
  run?: (id: string, signal: AbortSignal) => Promise<void>
}) {
  const log: string[] = []
  let due = ['a', 'b']
  const moving = startMoving({
    due: async () => due,
    isHere: async (id) => here.includes(id),
    run: async (id, signal) => {
      log.push(`run ${id}`)
      await run(id, signal)
    },
    fail: async (id) => void log.push(`fail ${id}`),
    release: async (id) => void log.push(`release ${id}`),
    onFault: (error) => void log.push(String(error)),
  })
  return { log, moving, nothingIsDue: () => void (due = []) }
}

it('runs what is due and has its files here, one after another', async () => {
  const { log, moving, nothingIsDue } = open({ here: ['b'] })
  await vi.advanceTimersByTimeAsync(999)
  expect(log).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(log).toEqual(['run b'])
  nothingIsDue()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(log).toEqual(['run b'])
  await moving.stop()
})

it('tells of one that ended without a word, and goes on', async () => {
  const { log, moving } = open({ run: (id) => (id === 'a' ? Promise.reject(new Error('gone')) : Promise.resolve()) })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(log).toEqual(['run a', 'Error: gone', 'fail a', 'run b'])
  await moving.stop()
})

it('ends with the program, and gives back what it ran', async () => {
  const untilStopped = (_id: string, signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('killed'))))
  const { log, moving } = open({ run: untilStopped })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(log).toEqual(['run a'])
  await moving.stop()
  expect(log).toEqual(['run a', 'release a'])
})

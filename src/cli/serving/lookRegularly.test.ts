import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lookRegularly } from './lookRegularly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const EVERY_MS = 1_000

it('looks again and again, but never while it still looks', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const look = vi.fn(() => ended)
  const looking = lookRegularly({ everyMs: EVERY_MS, look, onFault: () => undefined })
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS)
  expect(look).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS)
  expect(look).toHaveBeenCalledTimes(3)
  await looking.stop()
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS)
  expect(look).toHaveBeenCalledTimes(3)
})

it('goes on after a fault, which is told, and leaves out as many looks as it was asked to', async () => {
  const faults: unknown[] = []
  let looks = 0
  const look = async (_signal: AbortSignal, rest: (looks: number) => void) => {
    looks += 1
    rest(3)
    throw new Error(`look ${looks}`)
  }
  const looking = lookRegularly({ everyMs: EVERY_MS, look, onFault: (error) => faults.push(error) })
  await vi.advanceTimersByTimeAsync(4 * EVERY_MS)
  expect(faults).toEqual([new Error('look 1')])
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(faults).toEqual([new Error('look 1'), new Error('look 2')])
  await looking.stop()
})

it('ends what it does when it is stopped, waits for that, and calls it no fault', async () => {
  const onFault = vi.fn()
  let hasEnded = false
  const look = async (signal: AbortSignal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    hasEnded = true
    throw new Error('cut off')
  }
  const looking = lookRegularly({ everyMs: EVERY_MS, look, onFault })
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  await looking.stop()
  expect([hasEnded, onFault.mock.calls]).toEqual([true, []])
})

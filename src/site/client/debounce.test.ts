import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { debounce } from './debounce.ts'

describe('debounce', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('acts once, with what was said last', () => {
    const act = vi.fn()
    const later = debounce(act, 200)
    later('a')
    vi.advanceTimersByTime(199)
    later('ab')
    vi.advanceTimersByTime(199)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act.mock.calls).toEqual([['ab']])
  })

  it('forgets what was cancelled and takes the next call', () => {
    const act = vi.fn()
    const later = debounce(act, 200)
    later('a')
    later.cancel()
    vi.advanceTimersByTime(500)
    expect(act).not.toHaveBeenCalled()
    later('b')
    vi.advanceTimersByTime(200)
    expect(act.mock.calls).toEqual([['b']])
  })
})

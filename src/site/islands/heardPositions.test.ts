import { describe, expect, it } from 'vitest'
import { createHeardPositions } from './heardPositions.ts'

function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  const writes: string[] = []
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      writes.push(value)
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, writes, positions: createHeardPositions(() => storage) }
}

describe('where a sound was left', () => {
  it('is kept for each sound, in whole seconds', () => {
    const { positions } = memory()
    positions.keep('a', 12.8)
    expect([positions.read('a'), positions.read('b')]).toEqual([12, 0])
  })

  it('is written once a second, however often a player tells it', () => {
    const { positions, writes } = memory()
    for (const seconds of [3, 3.25, 3.5, 3.75, 4]) positions.keep('a', seconds)
    expect(writes).toEqual(['3', '4'])
  })

  it('is forgotten at the beginning', () => {
    const { positions, kept } = memory({ 'ascolto:a': '12' })
    positions.keep('a', 0.4)
    expect(kept.size).toBe(0)
  })

  it.each(['', 'molto', '-3', 'Infinity'])('is the beginning where the browser kept “%s”', (value) => {
    expect(memory({ 'ascolto:a': value }).positions.read('a')).toBe(0)
  })

  it('is the beginning in a browser that keeps nothing', () => {
    const positions = createHeardPositions(() => {
      throw new Error('denied')
    })
    positions.keep('a', 12)
    expect(positions.read('a')).toBe(0)
  })
})

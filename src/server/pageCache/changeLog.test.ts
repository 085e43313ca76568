import { describe, expect, it } from 'vitest'
import { createChangeLog } from './changeLog.ts'

const HOME = new Set(['articles', 'home'])
const ARTICLE = new Set(['article /alba', 'tag 1'])

/** A log whose second generation changed what lists of articles are drawn from. */
function log() {
  const log = createChangeLog()
  const first = log.add(null)
  const second = log.add(new Set(['articles', 'tag 2']))
  return { ...log, first, second }
}

describe('what changed', () => {
  it('is what pages were drawn from, and no other page', () => {
    const { holds, first } = log()
    expect([holds(HOME, first), holds(ARTICLE, first)]).toEqual([false, true])
  })

  it('is nothing for a page that was drawn after it', () => {
    const { holds, second } = log()
    expect(holds(HOME, second)).toBe(true)
  })

  it('is everything when nobody wrote down what it was', () => {
    const { add, holds, second } = log()
    const third = add(null)
    expect([holds(ARTICLE, second), holds(ARTICLE, third)]).toEqual([false, true])
  })

  it('is everything once so much changed that remembering it would cost more', () => {
    const { add, holds } = log()
    const many = add(new Set(Array.from({ length: 60_000 }, (_, number) => `document ${number}`)))
    expect(holds(ARTICLE, many)).toBe(true)
    add(new Set(['tag 3']))
    expect(holds(ARTICLE, many)).toBe(false)
  })
})

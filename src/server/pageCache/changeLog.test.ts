import { describe, expect, it } from 'vitest'
import { createChangeLog } from './changeLog.ts'

const HOME = new Set(['articles', 'home'])
const ARTICLE = new Set(['article /alba', 'tag 1'])

/** A log that began at version 1; version 2 changed what lists of articles are drawn from. */
function log() {
  const log = createChangeLog()
  log.add(null, 1, null)
  log.add(1, 2, new Set(['articles', 'tag 2']))
  return log
}

describe('what changed', () => {
  it('is what pages were drawn from, and no other page', () => {
    expect([log().holds(HOME, 1, 2), log().holds(ARTICLE, 1, 2)]).toEqual([false, true])
  })

  it('is nothing for a page that was drawn after it', () => {
    expect(log().holds(HOME, 2, 2)).toBe(true)
  })

  it('is everything before the log began, and when nobody wrote down what it was', () => {
    const unknown = log()
    unknown.add(2, 3, null)
    expect([log().holds(ARTICLE, 0, 2), unknown.holds(ARTICLE, 2, 3), unknown.holds(ARTICLE, 3, 3)]).toEqual([false, false, true])
  })

  it('is not known of a version that the log has not seen yet', () => {
    expect(log().holds(ARTICLE, 2, 3)).toBe(false)
  })

  it('is kept when two ask at once and the later version comes first', () => {
    const twice = log()
    twice.add(2, 4, new Set(['tag 1', 'home']))
    twice.add(2, 3, new Set(['tag 1']))
    expect([twice.version(), twice.holds(ARTICLE, 3, 4), twice.holds(ARTICLE, 4, 4)]).toEqual([4, false, true])
  })

  it('is everything in a store that went back to an earlier version', () => {
    const restored = log()
    restored.add(2, 1, null)
    expect([restored.holds(ARTICLE, 2, 1), restored.holds(ARTICLE, 1, 1)]).toEqual([false, true])
  })
})

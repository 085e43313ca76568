import { expect, it } from 'vitest'
import type { Body } from '../../../content/body/body.ts'
import { createChangeTracker } from './changeTracker.ts'

const body = (text: string): Body => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

it('a copy of what was just written is an echo', () => {
  const changes = createChangeTracker(body('a'))
  expect(changes.write(body('ab'), 0)).toBe(true)
  expect(changes.isOwnChange(body('ab'), 5000)).toBe(true)
})

it.each([
  [999, true],
  [1000, false],
])('an older text is an echo only while one types: after %i ms', (later, expected) => {
  const changes = createChangeTracker(body('a'))
  changes.write(body('ab'), 0)
  changes.write(body('abc'), 0)
  expect(changes.isOwnChange(body('ab'), later)).toBe(expected)
})

it('another text comes from elsewhere, and is what is there from then on', () => {
  const changes = createChangeTracker(null)
  expect(changes.isOwnChange(body('theirs'), 0)).toBe(false)
  expect(changes.isOwnChange(body('theirs'), 0)).toBe(true)
  expect(changes.write(body('theirs'), 0)).toBe(false)
})

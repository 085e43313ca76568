import { expect, it } from 'vitest'
import type { Body } from '../../../content/body/body.ts'
import { createChangeTracker } from './changeTracker.ts'

const body = (text: string): Body => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

it('a copy of what was just written is an echo', () => {
  const echoes = createChangeTracker(body('a'))
  expect(echoes.write(body('ab'), 0)).toBe(true)
  expect(echoes.isOwnChange(body('ab'), 5000)).toBe(true)
})

it.each([
  [999, true],
  [1000, false],
])('an older text is an echo only while one types: after %i ms', (later, expected) => {
  const echoes = createChangeTracker(body('a'))
  echoes.write(body('ab'), 0)
  echoes.write(body('abc'), 0)
  expect(echoes.isOwnChange(body('ab'), later)).toBe(expected)
})

it('another text comes from elsewhere, and is what is there from then on', () => {
  const echoes = createChangeTracker(null)
  expect(echoes.isOwnChange(body('theirs'), 0)).toBe(false)
  expect(echoes.isOwnChange(body('theirs'), 0)).toBe(true)
  expect(echoes.write(body('theirs'), 0)).toBe(false)
})

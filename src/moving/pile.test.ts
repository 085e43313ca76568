import { expect, it } from 'vitest'
import { createPile } from './pile.ts'

it('gives back what was put onto it, in order and as often as it is asked, however much it is', () => {
  const given = Array.from({ length: 3_000 }, (_none, index) => ({ id: index, title: `«Riga»\n${index} ${'è'.repeat(500)}`, none: null }))
  const pile = createPile<(typeof given)[number]>()
  for (const one of given) pile.add(one)
  expect(pile.length).toBe(given.length)
  expect([...pile]).toEqual(given)
  expect([...pile]).toEqual(given)
})

it('is empty before anything was put onto it', () => expect([...createPile()]).toEqual([]))

import { expect, it } from 'vitest'
import { editionId, readEditionId } from './editionId.ts'

it.each([
  ['7', 1, '7'],
  ['7', 2, '7.2'],
  ['campagna-autunno', 12, 'campagna-autunno.12'],
])('%s, edition %i', (id, edition, text) => {
  expect(editionId(id, edition)).toBe(text)
  expect(readEditionId(text)).toEqual({ id, edition })
})

it.each(['', 'a.b', 'a.0', 'a.02', 'a.99999'])('%j names no edition', (text) =>
  expect(readEditionId(text)).toEqual({ id: text, edition: 1 }),
)

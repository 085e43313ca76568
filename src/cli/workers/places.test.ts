import { expect, it } from 'vitest'
import { createPlaces } from './places.ts'

function open(count: number) {
  const given: string[] = []
  const places = createPlaces<string>(count)
  return { places, given, want: (who: string, id: number) => places.want(who, id, () => void given.push(`${who}${id}`)) }
}

it('gives so many places, and the next to who has waited longest', () => {
  const { places, given, want } = open(2)
  for (const id of [1, 2, 3, 4]) want('a', id)
  expect(given).toEqual(['a1', 'a2'])
  places.leave('a', 1)
  expect(given).toEqual(['a1', 'a2', 'a3'])
})

it('takes back what somebody held who has ended, and lets them wait for nothing', () => {
  const { places, given, want } = open(1)
  want('a', 1)
  want('a', 2)
  want('b', 1)
  places.forget('a')
  expect(given).toEqual(['a1', 'b1'])
})

it('a place that nobody holds is not given back', () => {
  const { places, given, want } = open(1)
  want('a', 1)
  places.leave('b', 1)
  places.leave('a', 7)
  want('b', 1)
  expect(given).toEqual(['a1'])
})

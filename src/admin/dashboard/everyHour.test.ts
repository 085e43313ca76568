import { expect, it } from 'vitest'
import { everyHour } from './everyHour.ts'

it('has all the hours of a day, in order', () => {
  const hours = everyHour([
    { at: '09', count: 2 },
    { at: '23', count: 1 },
  ])
  expect(hours).toHaveLength(24)
  expect([hours[0], hours[9], hours[23]]).toEqual([
    { at: '00', count: 0 },
    { at: '09', count: 2 },
    { at: '23', count: 1 },
  ])
})

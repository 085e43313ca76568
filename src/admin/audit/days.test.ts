import { expect, it } from 'vitest'
import { dayOf, endOfDay, startOfDay } from './days.ts'

it.each(['2026-11-15', '2026-03-29', '2026-10-25', '2026-12-31'])('begins and ends %s where the editor is', (day) => {
  expect(dayOf(startOfDay(day))).toBe(day)
  const last = new Date(Date.parse(endOfDay(day)) - 1).toISOString()
  expect(dayOf(last)).toBe(day)
  expect(dayOf(endOfDay(day)) > day).toBe(true)
})

import { expect, it } from 'vitest'
import { adminMessages } from '../../messages/admin/adminMessages.ts'
import { momentsIn } from './moments.ts'

const now = new Date('2026-11-15T22:30:00.000Z')

it.each([
  ['a moment of today', 'Europe/Rome', 'it', '2026-11-15T09:32:00.000Z', 'oggi alle 10:32'],
  ['one of tomorrow, by the clock of the magazine', 'Europe/Rome', 'it', '2026-11-15T23:05:00.000Z', 'il 16 novembre alle 00:05'],
  ['the same one, where the day is still the same', 'America/New_York', 'it', '2026-11-15T23:05:00.000Z', 'oggi alle 18:05'],
  ['one of another year', 'Europe/Rome', 'it', '2025-03-02T09:00:00.000Z', 'il 2 marzo 2025 alle 10:00'],
  ['one in English', 'Europe/Rome', 'en', '2026-03-02T09:00:00.000Z', 'on 2 March at 10:00'],
] as const)('%s', (_name, timeZone, language, at, said) => {
  expect(momentsIn(timeZone, language, adminMessages[language].articles.moments).moment(at, now)).toBe(said)
})

import { expect, it } from 'vitest'
import { placeOfZone, zoneNote } from './zoneNote.ts'

const winter = '2026-01-10T10:00:00.000Z'
const summer = '2026-07-10T10:00:00.000Z'

it.each<[string, string, string, string | null]>([
  ['says nothing at home', 'Europe/Rome', winter, null],
  ['says nothing where the clocks agree', 'Europe/Paris', summer, null],
  ['says it elsewhere', 'America/New_York', winter, 'Roma'],
  ['says it where the clocks agree only in winter', 'Africa/Algiers', winter, 'Roma'],
  ['says it there in summer', 'Africa/Algiers', summer, 'Roma'],
])('%s', (_name, own, now, expected) => expect(zoneNote('Europe/Rome', own, 'it', now)).toBe(expected))

it.each([
  ['Europe/Rome', 'it', 'Roma'],
  ['Europe/Rome', 'en', 'Rome'],
  ['America/New_York', 'it', 'New York'],
  ['America/Argentina/Buenos_Aires', 'it', 'Buenos Aires'],
  ['UTC', 'it', 'UTC'],
] as const)('%s in %s is %s', (zone, language, place) => expect(placeOfZone(zone, language)).toBe(place))

import { expect, it } from 'vitest'
import { ago } from './moments.ts'

const now = new Date('2026-11-15T12:00:00.000Z')

it.each([
  ['2026-11-15T12:00:00.000Z', 'ora'],
  ['2026-11-15T11:59:01.000Z', '59 secondi fa'],
  ['2026-11-15T11:59:00.000Z', '1 minuto fa'],
  ['2026-11-15T11:00:00.000Z', '1 ora fa'],
  ['2026-11-14T12:00:00.000Z', 'ieri'],
  ['2026-10-17T12:00:00.000Z', '29 giorni fa'],
  ['2026-10-16T12:00:00.000Z', '16 ott 2026'],
])('%s was %s', (instant, words) => expect(ago(instant, 'it', now)).toBe(words))

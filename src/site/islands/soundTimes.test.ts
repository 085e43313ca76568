import { describe, expect, it } from 'vitest'
import { clockTime, spokenTime } from './soundTimes.ts'

describe('a time', () => {
  it.each([
    ['nothing yet', 0, '0:00', '0 secondi'],
    ['a second that is not over', 0.99, '0:00', '0 secondi'],
    ['one second', 1, '0:01', '1 secondo'],
    ['the last second of a minute', 59.9, '0:59', '59 secondi'],
    ['a minute', 60, '1:00', '1 minuto'],
    ['minutes and seconds', 750, '12:30', '12 minuti e 30 secondi'],
    ['the last second of an hour', 3599, '59:59', '59 minuti e 59 secondi'],
    ['an hour', 3600, '1:00:00', '1 ora'],
    ['hours, minutes and seconds', 3727, '1:02:07', '1 ora, 2 minuti e 7 secondi'],
  ])('%s', (_name, seconds, shown, said) => {
    expect(clockTime(seconds)).toBe(shown)
    expect(spokenTime(seconds, 'it')).toBe(said)
  })
})

import { describe, expect, it } from 'vitest'
import { datesIn } from './dates.ts'

const rome = datesIn('Europe/Rome', 'it')
const now = '2026-11-15T08:00:00.000Z'

describe('dates in a list', () => {
  it.each([
    ['today has its hour', '2026-11-15T09:30:00.000Z', 'oggi, 10:30'],
    ['yesterday too', '2026-11-14T22:30:00.000Z', 'ieri, 23:30'],
    ['an hour before midnight in London is tomorrow in Rome', '2026-11-15T23:30:00.000Z', 'domani, 00:30'],
    ['two days ago is a day of this year', '2026-11-13T12:00:00.000Z', '13 nov'],
    ['another year is named', '2025-11-13T12:00:00.000Z', '13 nov 2025'],
  ])('%s', (_name, instant, expected) => expect(rome.near(instant, now)).toBe(expected))

  it('say the day by the clock of the magazine', () => expect(rome.dayKey('2026-11-15T23:30:00.000Z')).toBe('2026-11-16'))
})

describe('how long ago', () => {
  it.each([
    ['2026-11-15T08:00:00.000Z', 'ora'],
    ['2026-11-15T07:59:01.000Z', '59 secondi fa'],
    ['2026-11-15T07:59:00.000Z', '1 minuto fa'],
    ['2026-11-15T07:00:00.000Z', '1 ora fa'],
    ['2026-11-14T08:00:00.000Z', 'ieri'],
    ['2026-10-17T08:00:00.000Z', '29 giorni fa'],
    ['2026-10-15T23:30:00.000Z', '16 ott 2026'],
  ])('%s was %s', (instant, words) => expect(rome.ago(instant, now)).toBe(words))
})

describe('one clock, wherever the editor is', () => {
  const instant = '2026-11-15T23:30:00.000Z'
  it.each([
    ['Europe/Rome', '00:30', 'lunedì 16 novembre 2026', '16 novembre 2026 alle ore 00:30'],
    ['America/New_York', '18:30', 'domenica 15 novembre 2026', '15 novembre 2026 alle ore 18:30'],
  ])('%s', (zone, time, day, moment) => {
    const dates = datesIn(zone, 'it')
    expect([dates.time(instant), dates.longDay(instant), dates.longMoment(instant)]).toEqual([time, day, moment])
  })

  it.each([
    ['2026-11-15', '2026-11-14T23:00:00.000Z', '2026-11-15T23:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ])('%s begins and ends in Rome', (day, first, last) => expect([rome.startOf(day), rome.endOf(day)]).toEqual([first, last]))
})

import { describe, expect, it } from 'vitest'
import { deviceOf, type PopupCount } from './figures.ts'
import { statisticsOf } from './statistics.ts'

const count = (event: PopupCount['event'], number: number, more: Partial<PopupCount> = {}): PopupCount => ({
  documentId: 'd',
  day: '2026-11-14',
  event,
  page: '/',
  device: 'phone',
  variant: 'a',
  count: number,
  ...more,
})

describe('the statistics of an announcement', () => {
  const counts = [
    count('view', 10),
    count('ok', 2),
    count('x', 3),
    count('escape', 1),
    count('never', 1),
    count('auto_hide', 1),
    count('view', 30, { day: '2026-11-15', page: '/articoli/a', device: 'desktop', variant: 'b' }),
    count('ok', 12, { day: '2026-11-15', page: '/articoli/a', device: 'desktop', variant: 'b' }),
  ]
  const statistics = statisticsOf(counts, '2026-11-13', '2026-11-15', 2)

  it('adds up', () =>
    expect(statistics.totals).toEqual({
      views: 40,
      ok: 14,
      okRate: 0.35,
      dismissals: 4,
      dismissedBy: { x: 3, left: 0, escape: 1, outside: 0 },
      autoHides: 1,
      neverAgain: 1,
    }))
  it('has every day', () =>
    expect(statistics.days.map(({ day, views }) => [day, views])).toEqual([
      ['2026-11-13', 0],
      ['2026-11-14', 10],
      ['2026-11-15', 30],
    ]))
  it('has a rate only where something was seen', () => expect(statistics.days.map(({ okRate }) => okRate)).toEqual([null, 0.2, 0.4]))
  it('has the most seen pages first', () => expect(statistics.pages.map(({ page }) => page)).toEqual(['/articoli/a', '/']))
  it('has every sort of device', () => expect(statistics.devices.map(({ views }) => views)).toEqual([10, 0, 30]))
  it('has the texts that are tried', () =>
    expect(statistics.variants.map(({ variant, views }) => [variant, views])).toEqual([
      ['a', 10],
      ['b', 30],
    ]))
  it('says that it is too early', () => expect(statistics.verdict).toMatchObject({ kind: 'not-enough-data', missingViews: 90 }))
  it('has no verdict on one text', () =>
    expect(statisticsOf(counts.slice(0, 6), '2026-11-14', '2026-11-14', 1)).toMatchObject({ verdict: { kind: 'no-test' } }))
})

it.each([
  [599, 'phone'],
  [600, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('a window %i wide is of a %s', (width, device) => expect(deviceOf(width)).toBe(device))

import { DAY_MS } from '../../content/time.ts'

/** A day on the wall: `2026-11-15`. Days are counted without a clock, so that no change of hour can lose or double one. */
export type Day = string

export type CalendarView = 'month' | 'week' | 'list'

export function plusDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day of another month; the last one where that month is shorter. */
export function plusMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number] // a day has three parts
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The days a view shows around one: whole weeks from Monday, or the days of a month. */
export function daysOf(view: CalendarView, day: Day): Day[] {
  const first = view === 'week' ? monday(day) : `${day.slice(0, 8)}01`
  const start = view === 'month' ? monday(first) : first
  const end = view === 'week' ? plusDays(first, 7) : plusMonths(first, 1)
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS
  return Array.from({ length: view === 'month' ? Math.ceil(days / 7) * 7 : days }, (_, index) => plusDays(start, index))
}

export function isDay(value: string | null): value is Day {
  return value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
}

const monday = (day: Day): Day => plusDays(day, -((new Date(day).getUTCDay() + 6) % 7))

import type { Kysely } from 'kysely'
import type { ArchiveMonth } from '../../content/reading/publicContent.ts'
import { fromWallTime, type Instant } from '../../content/time.ts'
import type { Engine } from '../database.ts'
import type { Tables } from '../tables.ts'
import { countUtcMonths, findMomentsWithin } from './countArticles.ts'
import { monthOf } from './publicationCounts.ts'

/**
 * Counts visible articles, newest first, by the month a calendar in `timeZone` shows. Months are kept as UTC has them: what came out between the
 * two midnights at which a month begins, here and there, changes from one to the other.
 */
export async function countMonths(db: Kysely<Tables>, engine: Engine, timeZone: string, now: Instant): Promise<ArchiveMonth[]> {
  const counts = await countUtcMonths(db, now)
  const begun = new Set([...counts.keys()].filter(isOfCalendar).flatMap((month) => [month, nextMonth(month)]))
  const between = [...begun].flatMap((month) => betweenMidnights(month, timeZone))
  const moments = between.length === 0 ? [] : await findMomentsWithin(db, engine, between, now)
  for (const moment of moments) {
    const month = monthOf(moment)
    const other = moment >= midnightOf(nextMonth(month), timeZone) ? nextMonth(month) : previousMonth(month)
    counts.set(month, (counts.get(month) ?? 0) - 1)
    counts.set(other, (counts.get(other) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, articles]) => articles > 0)
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([key, articles]) => ({ year: key.slice(0, 4), month: key.slice(5), articles }))
}

/** From the earlier to the later of the two moments at which a month begins: in UTC and in a zone. */
function betweenMidnights(month: string, timeZone: string): (readonly [Instant, Instant])[] {
  const there = beginningOf(month)
  const here = midnightOf(month, timeZone)
  if (here === there) return []
  return [here < there ? [here, there] : [there, here]]
}

const midnights = new Map<string, Instant>()

/** When a month begins on a zone's calendar. To work it out takes a calendar several questions: each answer is kept. */
function midnightOf(month: string, timeZone: string): Instant {
  const name = `${timeZone} ${month}`
  const known = midnights.get(name) ?? fromWallTime(`${month}-01T00:00`, timeZone)
  midnights.set(name, known)
  return known
}

/** Years of more than four digits are a slip that nobody need be led to. */
export const isOfCalendar = (month: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(month)

/** In UTC. */
export const beginningOf = (month: string): Instant => `${month}-01T00:00:00.000Z`

export const nextMonth = (month: string): string => shiftedMonth(month, 1)
const previousMonth = (month: string): string => shiftedMonth(month, -1)
function shiftedMonth(month: string, by: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

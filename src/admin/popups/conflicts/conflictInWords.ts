import type { PopupConflict } from '../../../content/popups/explanation.ts'
import type { Instant } from '../../../content/time.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'

/** Which two announcements may meet, when, and what becomes of them. */
export function conflictInWords(
  conflict: PopupConflict,
  now: Instant,
  day: (at: Instant) => string,
  t: AdminMessages['popups']['conflicts'],
): string {
  const { popups, from, until, first, because, other } = conflict
  const [one, two] = popups
  const winner = popups.find(({ id }) => id === first)?.name ?? ''
  const who = because === 'reader' ? t.first.reader : t.first[because](winner)
  return `${t.meet(one.name, two.name)} ${span()}. ${who}; ${t.other[other]}`

  function span(): string {
    if (from > now) return until ? t.span.between(day(from), day(until)) : t.span.from(day(from))
    return until ? t.span.until(day(until)) : t.span.now
  }
}

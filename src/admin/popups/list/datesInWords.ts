import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import { isVisible } from '../../../content/newsroom/document.ts'
import type { Instant } from '../../../content/time.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'

type ListedDates = Pick<ListedDocument<'popup'>, 'publications' | 'status' | 'summary'>

/** From when and until when readers see an announcement: as it is published or, until then, as its editors mean to. */
export function datesInWords(
  { publications, status, summary }: ListedDates,
  now: Instant,
  day: (at: Instant) => string,
  t: AdminMessages['popups']['dates'],
): string {
  const shown = publications.find((publication) => isVisible(publication, now)) ?? publications.find(({ from }) => from > now)
  const from = shown ? shown.from : summary.publishAt
  const until = shown ? status.endsAt : summary.unpublishAt
  if (from && until) return t.between(day(from), day(until))
  if (until) return t.until(day(until))
  return from ? t.from(day(from)) : t.always
}

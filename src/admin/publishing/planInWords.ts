import type { Status } from '../../content/newsroom/document.ts'
import type { Instant } from '../../content/time.ts'
import type { AdminMessages } from '../../messages/admin/adminMessages.ts'

/** What is planned for a document, as every screen says it: when it or its change comes out, and when it is withdrawn. */
export function planInWords(
  { state, plannedAt, endsAt }: Status,
  moment: (at: Instant) => string,
  t: Pick<AdminMessages['publishing'], 'planned'>,
): string {
  const parts = [
    plannedAt && (state === 'published' ? t.planned.change : t.planned.out)(moment(plannedAt)),
    endsAt && t.planned.ends(moment(endsAt)),
  ]
  return parts.filter(Boolean).join(' · ')
}

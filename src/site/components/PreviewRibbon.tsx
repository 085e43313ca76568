import type { Instant } from '../../content/time.ts'
import { longMoment } from '../../messages/dates.ts'
import { messagesIn } from '../../messages/messages.ts'
import type { LayoutData } from '../layoutData.ts'

/** Says above everything else that this page is not what readers see yet. */
export function PreviewRibbon({ layout, expiresAt }: { readonly layout: LayoutData; readonly expiresAt: Instant }) {
  const { timeZone, language } = layout.site
  return (
    <p className="preview-ribbon" role="note">
      {messagesIn(language).preview.ribbon(longMoment(expiresAt, timeZone, language))}
    </p>
  )
}

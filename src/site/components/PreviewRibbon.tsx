import type { Instant } from '../../content/time.ts'
import { longMoment } from '../../messages/dates.ts'
import { messagesIn } from '../../messages/messages.ts'
import type { Frame } from '../frame.ts'

/** Says above everything else that this page is not what readers see yet. */
export function PreviewRibbon({ frame, expiresAt }: { readonly frame: Frame; readonly expiresAt: Instant }) {
  const { timeZone, language } = frame.site
  return (
    <p className="preview-ribbon" role="note">
      {messagesIn(language).preview.ribbon(longMoment(expiresAt, timeZone, language))}
    </p>
  )
}

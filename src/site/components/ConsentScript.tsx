import { consentTerms } from '../../analytics/core/consentTerms.ts'
import { addressOf } from '../../content/addresses.ts'
import type { AnalyticsSettings } from '../../content/kinds/analyticsSettings.ts'
import type { Frame } from '../frame.ts'

/** What asks readers for their consent, where something needs it. It stands before whatever waits for the answer. */
export function ConsentScript({ frame, settings }: { readonly frame: Frame; readonly settings: AnalyticsSettings }) {
  const assets = frame.assets.analytics?.consent
  const terms = consentTerms(settings)
  if (!assets || terms.length === 0) return null
  return (
    <script
      type="edicola/later"
      src={assets.script}
      data-terms={terms.join(' ')}
      data-banner={assets.banner}
      data-style={assets.style}
      data-record={addressOf.consent()}
      data-page={addressOf.cookies()}
    />
  )
}

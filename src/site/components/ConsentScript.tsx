import { consentTerms } from '../../analytics/core/consentTerms.ts'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { AnalyticsSettings } from '../../content/kinds/analyticsSettings.ts'
import type { LayoutData } from '../layoutData.ts'

/** What asks readers for their consent, where something needs it. It stands before whatever waits for the answer. */
export function ConsentScript({ layout, settings }: { readonly layout: LayoutData; readonly settings: AnalyticsSettings }) {
  const assets = layout.assets.analytics?.consent
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

import type { AnalyticsSettings, MatomoSettings, PlausibleSettings } from './AnalyticsSettings.ts'
import { DOWNLOAD_EXTENSIONS } from './downloadExtensions.ts'

/** What a page tells the script, as JSON in `<script type="application/json" id="edicola-analytics">`. What is left out is not used. */
export interface PageConfiguration {
  /** The address of our own collector. */
  readonly own?: string
  readonly ga4?: string
  readonly matomo?: MatomoSettings
  readonly plausible?: PlausibleSettings
  /** Only where they are not the usual ones. */
  readonly downloadExtensions?: readonly string[]
  readonly insideHosts?: readonly string[]
}

/** What the pages of a magazine tell the script; null where there is nobody to tell. */
export function pageConfiguration(settings: AnalyticsSettings, collector: string): PageConfiguration | null {
  const { own, ga4, matomo, plausible, downloadExtensions, insideHosts } = settings
  if (!own && !ga4 && !matomo.address && !plausible.domain) return null
  return {
    ...(own && { own: collector }),
    ...(ga4 && { ga4 }),
    ...(matomo.address && { matomo }),
    ...(plausible.domain && { plausible }),
    ...(downloadExtensions.join() !== DOWNLOAD_EXTENSIONS.join() && { downloadExtensions }),
    ...(insideHosts.length > 0 && { insideHosts }),
  }
}

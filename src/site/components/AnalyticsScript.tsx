import { pageConfiguration } from '../../analytics/core/pageConfiguration.ts'
import { addressOf } from '../../content/addresses.ts'
import type { AnalyticsSettings } from '../../content/kinds/analyticsSettings.ts'
import type { Frame } from '../frame.ts'

/** What tells whoever the magazine chose of what readers do: the same on every page. Nothing where nobody is to be told. */
export function AnalyticsScript({ frame, settings }: { readonly frame: Frame; readonly settings: AnalyticsSettings }) {
  const assets = frame.assets.analytics
  const configuration = pageConfiguration(settings, addressOf.collector())
  if (!assets || !configuration) return null
  // A `</script>` in a setting must not end the element.
  const text = JSON.stringify(configuration).replaceAll('<', '\\u003c')
  return (
    <>
      <script type="application/json" id="edicola-analytics" dangerouslySetInnerHTML={{ __html: text }} />
      <script type="edicola/later" src={assets.script} />
    </>
  )
}

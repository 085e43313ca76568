import { pageConfiguration } from '../../analytics/core/pageConfiguration.ts'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { AnalyticsSettings } from '../../content/kinds/analyticsSettings.ts'
import type { LayoutData } from '../layoutData.ts'

/** What tells whoever the magazine chose of what readers do: the same on every page. Nothing where nobody is to be told. */
export function AnalyticsScript({ layout, settings }: { readonly layout: LayoutData; readonly settings: AnalyticsSettings }) {
  const assets = layout.assets.analytics
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

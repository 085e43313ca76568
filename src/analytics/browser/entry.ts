import { DOWNLOAD_EXTENSIONS } from '../core/downloadExtensions.ts'
import type { PageConfiguration } from '../core/pageConfiguration.ts'
import type { connectProviders } from './connectProviders.ts'
import { watch } from './watch.ts'

const { src } = document.currentScript as HTMLScriptElement // this one: it is a classic script

/** Providers elsewhere lie beside this script, `edicola-analytics-providers.js`, with the same query if there is one: only sites that have one load it. */
const loadProviders = () =>
  import(/* @vite-ignore */ src.replace(/\.js(?=[^/]*$)/, '-providers$&')) as Promise<{ connectProviders: typeof connectProviders }> // built from that file

try {
  const configuration = JSON.parse(document.getElementById('edicola-analytics')?.textContent ?? '') as PageConfiguration // the site's own words
  const { own, ga4, matomo, plausible, downloadExtensions: extensions = DOWNLOAD_EXTENSIONS, insideHosts = [] } = configuration
  const others = (ga4 || matomo || plausible) && loadProviders().then((file) => file.connectProviders(configuration))

  watch({ extensions, insideHosts }, (event) => {
    try {
      // A file that is blocked is nobody's trouble.
      if (others) others.then((tellOthers) => tellOthers(event)).catch(() => {})
      if (own) navigator.sendBeacon(own, new URLSearchParams({ ...event, page: location.pathname }))
    } catch {
      // a browser without beacons, or with its own opinion of where they may go
    }
  })
} catch {
  // A configuration that is missing, or cannot be read, tells nobody; the page is as it was.
}

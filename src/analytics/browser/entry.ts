import { DOWNLOAD_EXTENSIONS } from '../core/downloadExtensions.ts'
import type { PageConfiguration } from '../core/pageConfiguration.ts'
import type { AdapterFile } from './Adapter.ts'
import { createTeller } from './createTeller.ts'
import { watch } from './watch.ts'

const { src } = document.currentScript as HTMLScriptElement // this one: it is a classic script

/** A provider's file lies beside this one: `edicola-analytics-ga4.js`, with the same query if there is one. */
const load = (name: string) => import(/* @vite-ignore */ src.replace(/\.js(?=[^/]*$)/, `-${name}$&`)) as Promise<AdapterFile<unknown>> // built from the file of that name

function begin(): void {
  try {
    const configuration = JSON.parse(document.getElementById('edicola-analytics')?.textContent ?? '{}') as PageConfiguration // the site's own words
    const { downloadExtensions: extensions = DOWNLOAD_EXTENSIONS, insideHosts = [] } = configuration
    watch({ extensions, insideHosts }, createTeller(configuration, load))
  } catch {
    // A configuration that cannot be read tells nobody, and the page is as it was.
  }
}

// A page that is only prepared for a reader who may never come has not been viewed yet.
if ((document as Document & { readonly prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', begin, { once: true }) // not in TypeScript's list yet
} else begin()

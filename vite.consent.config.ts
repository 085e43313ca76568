import { defineConfig } from 'vite'
import { standaloneConfig } from './scripts/standaloneConfig.js'

/** Bytes, gzipped: the first is on every page of a site that must ask, the others come when it does. */
const budgets = {
  'edicola-consent.js': 1024,
  'edicola-consent-banner.js': 15_000,
  'edicola-consent-banner.css': 2048,
}

/** Consent: `--mode production` builds the loader, a classic script; `--mode banner` the module and the stylesheet that it fetches to ask. */
export default defineConfig(({ mode }) =>
  standaloneConfig(budgets, {
    // Beside the script that tells of events, which is built first.
    outDir: 'dist/analytics',
    emptyOutDir: false,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    lib:
      mode === 'banner'
        ? {
            entry: 'src/analytics/consent/bannerEntry.ts',
            formats: ['es'],
            fileName: () => 'edicola-consent-banner.js',
            cssFileName: 'edicola-consent-banner',
          }
        : {
            entry: 'src/analytics/consent/loaderEntry.ts',
            name: 'edicolaConsent',
            formats: ['iife'],
            fileName: () => 'edicola-consent.js',
          },
  }),
)

import { defineConfig } from 'vite'
import { withinBudget } from './scripts/withinBudget.js'

/** Bytes, gzipped: the first is on every page of a site that must ask, the others come when it does. */
const budgets: Record<string, number> = {
  'edicola-consent.js': 1024,
  'edicola-consent-banner.js': 15_000,
  'edicola-consent-banner.css': 2048,
}

/** Consent: `--mode production` builds the loader, a classic script; `--mode banner` the module and the stylesheet that it fetches to ask. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [withinBudget(budgets)],
  build: {
    // Beside the script that tells of events, which is built first.
    outDir: 'dist/analytics',
    emptyOutDir: false,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    reportCompressedSize: false,
    minify: 'terser',
    rolldownOptions: { checks: { bundlerTimings: false } },
    terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
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
  },
}))

import { defineConfig } from 'vite'
import { standaloneConfig } from './scripts/standaloneConfig.js'

/** Bytes, gzipped. The first is what every page pays to tell of events; the other comes only where a provider elsewhere is configured. */
const budgets = {
  'edicola-analytics.js': 1120,
  'edicola-analytics-providers.js': 1900,
}

/**
 * The events of a page, told to whoever it names: one classic script, to be included on any site, and a module for providers
 * elsewhere (`--mode providers`), which the script fetches from beside it.
 */
export default defineConfig(({ mode }) =>
  standaloneConfig(budgets, {
    outDir: 'dist/analytics',
    emptyOutDir: mode === 'production',
    lib:
      mode === 'production'
        ? { entry: 'src/analytics/browser/entry.ts', name: 'edicolaAnalytics', formats: ['iife'], fileName: () => 'edicola-analytics.js' }
        : { entry: 'src/analytics/browser/connectProviders.ts', formats: ['es'], fileName: () => 'edicola-analytics-providers.js' },
  }),
)

import { defineConfig } from 'vite'
import { withinBudget } from './scripts/withinBudget.js'

/** Bytes, gzipped. The first is what every page pays to tell of events; the other comes only where a provider elsewhere is configured. */
const budgets: Record<string, number> = {
  'edicola-analytics.js': 1120,
  'edicola-analytics-providers.js': 1900,
}

/**
 * The events of a page, told to whoever it names: one classic script, to be included on any site, and a module for providers
 * elsewhere (`--mode providers`), which the script fetches from beside it.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [withinBudget(budgets)],
  build: {
    outDir: 'dist/analytics',
    emptyOutDir: mode === 'production',
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    minify: 'terser',
    // Terser takes its time, as it should: no need to be told at every build.
    rolldownOptions: { checks: { bundlerTimings: false } },
    terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
    lib:
      mode === 'production'
        ? { entry: 'src/analytics/browser/entry.ts', name: 'edicolaAnalytics', formats: ['iife'], fileName: () => 'edicola-analytics.js' }
        : { entry: 'src/analytics/browser/connectProviders.ts', formats: ['es'], fileName: () => 'edicola-analytics-providers.js' },
  },
}))

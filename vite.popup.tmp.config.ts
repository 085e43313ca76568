import { gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

/** Bytes, gzipped: what every page of a magazine pays for its announcements. */
const budgets: Record<string, number> = { 'edicola-popup.js': 9999, 'edicola-popup.css': 2048 }

/** The announcement popup, to be included on any site: one classic script, one stylesheet. */
export default defineConfig({
  publicDir: false,
  plugins: [withinBudget()],
  build: {
    outDir: 'dist/popup',
    target: 'es2020',
    modulePreload: false,
    reportCompressedSize: false,
    lib: {
      entry: 'src/popup/browser/entry.ts',
      name: 'edicolaPopupEngine',
      formats: ['iife'],
      fileName: () => 'edicola-popup.js',
      cssFileName: 'edicola-popup',
    },
  },
})

/** Fails the build when a file weighs more than its budget, before anything is written. */
function withinBudget(): Plugin {
  return {
    name: 'within-budget',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, budget] of Object.entries(budgets)) {
          const file = bundle[name]
          if (!file) return this.error(`${name} was not built`)
          const bytes = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length
          if (bytes > budget) return this.error(`${name} weighs ${bytes} bytes gzipped; its budget is ${budget}`)
          this.info(`${name}: ${bytes} of ${budget} bytes gzipped`)
        }
      },
    },
  }
}

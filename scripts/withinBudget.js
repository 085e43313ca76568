import { gzipSync } from 'node:zlib'

/**
 * Fails a build of Vite's when a file weighs more than its budget, in bytes gzipped, before anything is written.
 * @param {Record<string, number>} budgets
 * @returns {import('vite').Plugin}
 */
export function withinBudget(budgets) {
  return {
    name: 'within-budget',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          const bytes = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length
          const budget = budgets[name] ?? 0
          if (bytes > budget) this.error(`${name} weighs ${bytes} bytes gzipped; its budget is ${budget}`)
          this.info(`${name}: ${bytes} of ${budget} bytes gzipped`)
        }
      },
    },
  }
}

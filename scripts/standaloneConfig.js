import { mergeConfig } from 'vite'
import { withinBudget } from './withinBudget.js'

/**
 * How Vite builds a script that any site may include: for itself alone, as small as terser makes it, within its budgets.
 * @param {Record<string, number>} budgets bytes, gzipped
 * @param {import('vite').BuildOptions} build what is this script's own
 * @returns {import('vite').UserConfig}
 */
export function standaloneConfig(budgets, build) {
  return mergeConfig(
    {
      publicDir: false,
      plugins: [withinBudget(budgets)],
      build: {
        target: 'es2022',
        modulePreload: false,
        reportCompressedSize: false,
        minify: 'terser',
        // Terser takes its time, as it should: no need to be told at every build.
        rolldownOptions: { checks: { bundlerTimings: false } },
        terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
      },
    },
    { build },
  )
}

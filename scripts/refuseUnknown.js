import { ensureInstalled, root } from './prepare.js'

/**
 * Ends a script that was told something it does not know, with the nearest that it does; for `--help` it says what there is.
 * @param {string} usage
 * @param {string[]} known Names, and options as they are typed: `--write`, or `--sizes=` if a value follows.
 */
export async function refuseUnknown(usage, known) {
  const words = process.argv.slice(2)
  if (words.includes('--help')) {
    console.log(usage)
    process.exit()
  }
  const unknown = words.find((word) => !known.includes(withoutValue(word)))
  if (unknown === undefined) return
  ensureInstalled('start')
  // Node 20 reads no TypeScript by itself.
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport('./src/cli/nearest.ts', { root, logLevel: 'error' })
  const meant = module.nearest(withoutValue(unknown), known)
  console.error(`${unknown} is not known here.${meant === null ? '' : ` Did you mean ${meant}?`}\n\n${usage}`)
  process.exit(1)
}

/** @param {string} word */
const withoutValue = (word) => word.replace(/(?<=^--[^=]+=).*/s, '')

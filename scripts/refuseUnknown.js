import { ensureInstalled, root } from './prepare.js'

/**
 * Ends a script that was told something it does not know, with the nearest that it does; for `--help` it says what there is.
 * @param {string} usage
 * @param {string[]} known Names, and options as the usage has them: `--write`, or with the value that follows: `--seconds=N`, `--sizes=N,N`,
 * `--engine=sqlite|postgres`, `--beside=FOLDER` (anything at all).
 */
export async function refuseUnknown(usage, known) {
  const words = process.argv.slice(2)
  if (words.includes('--help')) {
    console.log(usage)
    process.exit()
  }
  const unknown = words.find((word) => !known.some((one) => isOne(word, one)))
  if (unknown === undefined) return
  ensureInstalled('start')
  // Node 20 reads no TypeScript by itself.
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport('./src/cli/nearest.ts', { root, logLevel: 'error' })
  const near = module.nearest(withoutValue(unknown), known.map(withoutValue))
  const meant = known.find((one) => withoutValue(one) === near)
  console.error(`${unknown} is not known here.${meant === undefined ? '' : ` Did you mean ${meant}?`}\n\n${usage}`)
  process.exit(1)
}

/**
 * @param {string} word
 * @param {string} known
 */
function isOne(word, known) {
  const name = withoutValue(known)
  if (name === known) return word === known
  const [value, kind] = [word.slice(name.length), known.slice(name.length)]
  if (!word.startsWith(name) || value === '') return false
  if (kind.includes('|')) return kind.split('|').includes(value)
  return !/^N(,N)?$/.test(kind) || (kind === 'N' ? [value] : value.split(',')).every((number) => Number(number) > 0)
}

/** @param {string} word */
const withoutValue = (word) => word.replace(/(?<=^--[^=]+=).*/s, '')

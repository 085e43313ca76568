import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whoever reads the terminal: Italian, unless it says English. */
export const isEnglish = () => (process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || '').startsWith('en')

/**
 * Ends the program under a Node that is older than package.json asks for: libraries would install and then fail one by one, each in its own words.
 * @param {string} root
 */
export function refuseOldNode(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = (engines?.node ?? '0').replace(/[^\d.]/g, '')
  const found = process.versions.node
  if (!isOlder(found, wanted)) return
  console.error(
    isEnglish()
      ? `Edicola needs Node ${wanted} or newer, and this is ${found}: install a newer one (https://nodejs.org) and try again. Nothing was changed.`
      : `Edicola ha bisogno di Node ${wanted} o più recente, e questo è ${found}: installane uno più recente (https://nodejs.org) e riprova. Non ho cambiato nulla.`,
  )
  process.exit(1)
}

/**
 * Is one version before another, number by number?
 * @param {string} version
 * @param {string} other
 */
function isOlder(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) < 0
}

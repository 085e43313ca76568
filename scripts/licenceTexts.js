import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.js'
import { shippedPackages } from './shippedPackages.js'

/**
 * The licences of what a release brings, in their own words, as most of them ask: each text once, under the names of those it holds for. A library
 * for another system is not here, nor in the release.
 * @returns {string}
 */
export function licenceTexts() {
  /** @type {Map<string, string[]>} */
  const holders = new Map()
  for (const { path, name, version, license } of shippedPackages()) {
    const folder = join(root, path)
    if (!existsSync(folder)) continue
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n') || `Licence: ${license}`
    holders.set(text, [...(holders.get(text) ?? []), `${name} ${version}`])
  }
  return [...holders].map(([text, names]) => `${names.join(', ')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`)
}

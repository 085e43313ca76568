import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.js'
import { shippedPackages } from './shippedPackages.js'

// Writes docs/licences.md: what of others reaches the server or a browser, and under which licence. `--check` only says whether it is current.

const FILE = join(root, 'docs/licences.md')

/** @returns {string} */
function page() {
  /** @type {Map<string, Set<string>>} */
  const byLicence = new Map()
  for (const { name, version, license } of shippedPackages()) {
    byLicence.set(license, (byLicence.get(license) ?? new Set()).add(`\`${name}\` ${version}`))
  }
  const sections = [...byLicence]
    .toSorted(([one, some], [other, others]) => others.size - some.size || (one < other ? -1 : 1))
    .map(([licence, names]) => `## ${licence}\n\n${[...names].toSorted().join(', ')}\n`)
  return [
    '# Licences\n',
    'What of others reaches the server or a browser, by its licence: our dependencies and all that they bring, for every system that one may install on. Written by `npm run licences` from `package-lock.json`.\n',
    ...sections,
  ].join('\n')
}

if (!process.argv.includes('--check')) writeFileSync(FILE, page())
else if (readFileSync(FILE, 'utf8') !== page()) {
  console.error('docs/licences.md is not current: npm run licences')
  process.exitCode = 1
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.js'

// Writes docs/licences.md: what of others reaches the server or a browser, and under which licence. `--check` only says whether it is current.

/** @typedef {{ version: string, license?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked */

const FILE = join(root, 'docs/licences.md')

/** Dependencies because `npm start` builds with them; nothing of theirs goes on. */
const BUILD_TOOLS = new Set(['vite', 'terser', 'subset-font'])

/** @type {{ packages: Record<string, Locked> }} */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/**
 * Where the lockfile has what a package names, as Node would find it: in its own folder first, then in those around it.
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function resolve(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (packages[path]) return path
    if (!folder) return undefined
  }
}

/**
 * All that is reached from our own dependencies. What a package only gets along with (its peers) is no reason to have it.
 * @returns {Set<string>}
 */
function reached() {
  /** @type {Set<string>} */
  const found = new Set()
  const waiting = ['']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (path === '' && BUILD_TOOLS.has(name)) continue
      const next = resolve(path, name)
      if (next === undefined || found.has(next)) continue
      found.add(next)
      waiting.push(next)
    }
  }
  return found
}

/** @returns {string} */
function page() {
  /** @type {Map<string, Set<string>>} */
  const byLicence = new Map()
  for (const path of reached()) {
    const { version, license } = /** @type {Locked} */ (packages[path])
    if (!license) throw new Error(`${path} says no licence in package-lock.json.`)
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.js'

/** @typedef {{ name?: string, version: string, license?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked */

/** Dependencies because `npm start` builds with them; nothing of theirs goes on. */
const BUILD_TOOLS = new Set(['vite', 'terser', 'subset-font', 'marked'])

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
 * What of others reaches the server or a browser: all that is reached from our own dependencies. What a package only gets along with (its peers) is
 * no reason to have it.
 * @returns {{ path: string, name: string, version: string, license: string }[]}
 */
export function shippedPackages() {
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
  return [...found].map((path) => {
    // The lockfile names what is installed under another name.
    const {
      name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
    } = /** @type {Locked} */ (packages[path])
    if (!license) throw new Error(`${path} says no licence in package-lock.json.`)
    return { path, name, version, license }
  })
}

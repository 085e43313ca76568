import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './prepare.js'

/** What no `import` of the program names: the terminal's log is made readable in a thread that loads this by its name. */
const LOADED_BY_NAME = ['pino-pretty']

/**
 * package.json and the lock file of a release: of our dependencies those that the built program imports, in the versions of our own lock file. What
 * browsers load is in the build already.
 * @returns {{ name: string, bytes: Buffer }[]}
 */
export function releasePackage() {
  const { name, version, description, license, type, dependencies, overrides, engines, allowScripts } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const needed = [...importedLibraries(), ...LOADED_BY_NAME].toSorted()
  const missing = needed.filter((library) => !dependencies[library])
  if (missing.length > 0) throw new Error(`The program imports what package.json does not name: ${missing.join(', ')}`)
  const asked = Object.fromEntries(needed.map((library) => [library, dependencies[library]]))
  const described = { name, version, private: true, description, license, type, dependencies: asked, overrides, engines, allowScripts }
  const text = `${JSON.stringify(described, null, 2)}\n`
  return [
    { name: 'package.json', bytes: Buffer.from(text) },
    { name: 'package-lock.json', bytes: prunedLock(text) },
    { name: '.npmrc', bytes: readFileSync(join(root, '.npmrc')) },
  ]
}

/** The libraries that the built program imports. */
function importedLibraries() {
  const code = readFileSync(join(root, 'dist/server/edicola.js'), 'utf8')
  const named = [...code.matchAll(/^import\b[^'"\n]*["']([^"'\n]+)["'];?$|\bimport\(["']([^"'\n]+)["']\)/gm)].map(
    ([, one, other]) => one ?? other ?? '',
  )
  const isLibrary = (/** @type {string} */ specifier) => !/^(\.|node:)/.test(specifier) && !builtinModules.includes(specifier)
  return new Set(named.filter(isLibrary).map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier))
}

/**
 * Our lock file without what a release does not need. npm itself takes it out, and asks nobody: all that stays is in the file.
 * @param {string} described
 */
function prunedLock(described) {
  const folder = mkdtempSync(join(tmpdir(), 'edicola-lock-'))
  try {
    writeFileSync(join(folder, 'package.json'), described)
    for (const file of ['package-lock.json', '.npmrc']) copyFileSync(join(root, file), join(folder, file))
    const args = ['install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    return readFileSync(join(folder, 'package-lock.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LEFT_IN_NODE_MODULES } from './leftInNodeModules.js'
import { root } from './prepare.js'

/**
 * package.json and the lock file of a release: of our dependencies those that are not in the build already, in the versions of our own lock file.
 * @returns {{ name: string, bytes: Buffer }[]}
 */
export function releasePackage() {
  const { name, version, description, license, type, dependencies, overrides, engines, allowScripts } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const asked = Object.fromEntries(LEFT_IN_NODE_MODULES.map((library) => [library, dependencies[library]]))
  const described = { name, version, private: true, description, license, type, dependencies: asked, overrides, engines, allowScripts }
  const text = `${JSON.stringify(described, null, 2)}\n`
  return [
    { name: 'package.json', bytes: Buffer.from(text) },
    { name: 'package-lock.json', bytes: prunedLock(text) },
    { name: '.npmrc', bytes: readFileSync(join(root, '.npmrc')) },
  ]
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

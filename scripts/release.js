import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileNatives } from './compileNatives.js'
import { makeRelease } from './makeRelease.js'
import { ensureBuilt, ensureInstalled, root } from './prepare.js'

// `npm run release [-- FOLDER]`: edicola-VERSION.tar.gz of the commit that is checked out. The same commit gives the same bytes, under the same Node
// and the same compiler; so what is not committed has no place in it.
if (git('status', '--porcelain') !== '') {
  console.error('Ci sono modifiche non registrate: un rilascio si fa da un commit.')
  process.exit(1)
}
ensureInstalled('start')
ensureBuilt()
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const natives = compileNatives()
const { file, bytes, sha256 } = await makeRelease({
  folder: process.argv[2] ?? root,
  name: `edicola-${version}`,
  changedAt: Number(git('log', '-1', '--format=%ct')),
  natives,
})
console.log(
  `${file}: ${(bytes / 1e6).toFixed(1)} MB, SQLite per ${natives.map(({ name }) => name).join(', ') || 'nessun sistema'}\nsha256 ${sha256}`,
)

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
}

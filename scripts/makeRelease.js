import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { licenceTexts } from './licenceTexts.js'
import { root } from './prepare.js'
import { releasePackage } from './releasePackage.js'

/**
 * @typedef {object} Native A library that was compiled for one system and one Node.
 * @property {string} name The file's, in the folder `native` of the release.
 * @property {string} file
 *
 * @typedef {object} Release
 * @property {string} folder Where to write it.
 * @property {string} name Its own, and its only folder's.
 * @property {number} changedAt When its files were changed, in seconds of Unix: browsers tell two versions of a file apart by it.
 * @property {readonly Native[]} natives
 *
 * @typedef {{ name: string, bytes: Buffer, isProgram?: boolean }} File
 */

/**
 * Writes `NAME.tar.gz`: the built program and what it takes to install its libraries. Nothing in it depends on when, where or by whom it is made.
 * @param {Release} release
 * @returns {Promise<{ file: string, bytes: number, sha256: string }>}
 */
export async function makeRelease({ folder, name, changedAt, natives }) {
  const { runnerImport } = await import('vite')
  const { module: tar } = await runnerImport(join(root, 'src/store/backup/tar.ts'), { logLevel: 'error', configFile: false })
  /** @type {File[]} */
  const files = [
    ...releasePackage(),
    ...[...filesIn('dist'), ...filesIn('deploy'), ...filesIn('docs'), 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md'].map(
      (path) => ({
        name: path,
        bytes: read(path),
      }),
    ),
    { name: 'bin/edicola', bytes: read('release/bin/edicola'), isProgram: true },
    ...['edicola.js', 'install.js', 'refuseOldNode.js'].map((file) => ({ name: `lib/${file}`, bytes: read(`release/lib/${file}`) })),
    { name: 'licences.txt', bytes: Buffer.from(licenceTexts()) },
    ...natives.map(({ name: native, file }) => ({ name: `native/${native}`, bytes: readFileSync(file) })),
  ]
  const parts = files
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name: path, bytes, isProgram = false }) => [
      tar.tarHeader(`${name}/${path}`, bytes.length, { mode: isProgram ? 0o755 : 0o644, changedAt }),
      bytes,
      tar.tarPadding(bytes.length),
    ])
  const archive = gzipSync(Buffer.concat([...parts, tar.TAR_END]), { level: 9 })
  const file = join(folder, `${name}.tar.gz`)
  writeFileSync(file, archive)
  return { file, bytes: archive.length, sha256: createHash('sha256').update(archive).digest('hex') }
}

/**
 * What a folder holds: all of it but maps of the server's code, which nobody reads there, and the mark of the build.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesIn(path)
    return entry.name.endsWith('.map') || entry.name === '.edicola-built' ? [] : [path]
  })
}

/** @param {string} path */
function read(path) {
  return readFileSync(join(root, path))
}

import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './prepare.js'

/** One version of each Node that we run on, with its headers, as npm has them: what is compiled for one serves all of the same first number. */
const NODES = ['20.20.2', '22.23.3', '24.21.0']

/**
 * Since 24.19 objects of a library that is compiled with this header end a program when they are collected while no script runs
 * (https://github.com/nodejs/node/issues/65446; 24.22 has it still): the header of a Node before serves instead, and differs in nothing else.
 */
const OBJECT_WRAP = 'include/node/node_object_wrap.h'
const SOUND_NODE = '22.23.3'

const library = join(root, 'node_modules/better-sqlite3')
const cache = join(root, 'node_modules/.cache/edicola-release')

/**
 * SQLite's library, compiled for this system and each of the Nodes: a release brings it along, because a server need not have a compiler. Where there is
 * none here either, the release brings nothing, and says so; a Node that npm does not have for this kind of processor is left out.
 * @returns {(import('./makeRelease.js').Native & { node: string, program: string })[]}
 */
export function compileNatives() {
  const compiler = spawnSync('g++', ['--version'], { encoding: 'utf8' }).stdout
  if (!compiler) return []
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'))
  return NODES.filter(canBeHad).map((node) => {
    const key = createHash('sha256')
      .update(JSON.stringify([version, node, compiler]))
      .digest('hex')
      .slice(0, 16)
    const headers = withHeaders(node)
    const program = join(headers, 'bin/node')
    const abi = execFileSync(program, ['-p', 'process.versions.modules'], { encoding: 'utf8' }).trim()
    const file = join(cache, `better-sqlite3-${key}.node`)
    if (!canLoad(program, file)) compile(program, headers, file)
    if (!canLoad(program, file)) throw new Error(`SQLite was compiled for Node ${node}, which does not load it`)
    return { name: `better-sqlite3-${process.platform}-${process.arch}-abi${abi}.node`, file, node, program }
  })
}

/**
 * Does a Node take this library for its own?
 * @param {string} node
 * @param {string} file
 */
const canLoad = (node, file) =>
  existsSync(file) &&
  spawnSync(node, ['--eval', 'process.dlopen({ exports: {} }, process.argv[1])', file], { stdio: 'ignore' }).status === 0

/** @param {string} version */
const folderOf = (version) => join(cache, `node-${version}`)

/** Where npm has the Nodes of this system. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`

/**
 * Does npm have this Node for this system? A network that fails is no answer, and throws.
 * @param {string} version
 */
function canBeHad(version) {
  if (existsSync(folderOf(version))) return true
  /** @type {string[]} */
  const versions = JSON.parse(execFileSync('npm', ['view', NODE_PACKAGE, 'versions', '--json'], { encoding: 'utf8' }))
  if (!versions.includes(version)) console.log(`npm non ha ${NODE_PACKAGE}@${version}: per quel Node SQLite non si compila qui.`)
  return versions.includes(version)
}

/**
 * A Node with its headers, from the package that npm has of it.
 * @param {string} version
 */
function withHeaders(version) {
  const folder = folderOf(version)
  if (existsSync(folder)) return folder
  const unpacked = `${folder}.${process.pid}`
  mkdirSync(unpacked, { recursive: true })
  const packed = execFileSync('npm', ['pack', `${NODE_PACKAGE}@${version}`, '--silent', '--pack-destination', unpacked], {
    encoding: 'utf8',
  }).trim()
  execFileSync('tar', ['-xzf', join(unpacked, packed), '-C', unpacked, '--strip-components=1'])
  rmSync(join(unpacked, packed))
  if (version.startsWith('24.')) cpSync(join(withHeaders(SOUND_NODE), OBJECT_WRAP), join(unpacked, OBJECT_WRAP))
  renameSync(unpacked, folder)
  return folder
}

/**
 * @param {string} node
 * @param {string} headers
 * @param {string} file
 */
function compile(node, headers, file) {
  console.log(`Compilo SQLite per ${dirname(dirname(node)).split('/').pop()}…`)
  const folder = `${file}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(library).filter((name) => name !== 'build'))
    cpSync(join(library, name), join(folder, name), { recursive: true })
  // The folder's name must not be found in what is compiled there.
  const flags = `-ffile-prefix-map=${folder}=.`
  execFileSync(node, [nodeGyp(), 'rebuild', '--release', '--jobs=max'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // By the environment: there npm hands down the headers that its user has set, and node-gyp listens to that before its arguments.
    env: { ...process.env, npm_config_nodedir: headers, CFLAGS: flags, CXXFLAGS: flags },
  })
  const made = join(folder, 'build/Release/better_sqlite3.node')
  execFileSync('strip', ['--strip-unneeded', made])
  renameSync(made, file)
  rmSync(folder, { recursive: true, force: true })
}

/** npm brings its own, for packages that are compiled where they are installed. */
function nodeGyp() {
  const npm = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim()
  return createRequire(join(npm, 'npm/package.json')).resolve('node-gyp/bin/node-gyp.js')
}

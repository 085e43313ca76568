import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isEnglish, refuseOldNode } from './refuseOldNode.js'

/** The libraries of a release, installed from its own lock file. Plain JavaScript with nothing from node_modules, because it runs before there is any. */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const libraries = join(root, 'node_modules')
const sqlite = join(libraries, 'better-sqlite3')

/** Installs the libraries, unless those of this release and of this Node are there. */
export function ensureInstalled() {
  refuseOldNode(root)
  const stamp = join(libraries, '.edicola-installed')
  // What is compiled serves one version of Node's binary interface.
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(nativeName())
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  refuseClosedFolder()
  console.error(say('Installo le librerie…', 'Installing the libraries…'))
  // The service's user may have no home: what npm downloads stays here, and not for long.
  const cache = process.env['npm_config_cache'] ? null : mkdtempSync(join(root, '.npm-'))
  const where = cache ? ['--cache', cache] : []
  const isInstalled = npm('ci', '--omit=dev', '--ignore-scripts', ...where)
  const isCompiled = isInstalled && (placeNative() || npm('rebuild', 'better-sqlite3', '--ignore-scripts=false', ...where))
  if (cache) rmSync(cache, { recursive: true, force: true })
  if (!isInstalled) stop('Le librerie non si sono installate.', 'The libraries were not installed.')
  if (!isCompiled) stopForCompiler()
  removeUnused(libraries)
  writeFileSync(stamp, wanted)
}

/**
 * SQLite as it was compiled for this system and this Node, if the release carries it and it runs here; what it was compiled from goes.
 * @returns {boolean}
 */
function placeNative() {
  const carried = join(root, 'native', nativeName())
  if (!existsSync(carried)) return false
  const place = join(sqlite, 'build/Release/better_sqlite3.node')
  mkdirSync(dirname(place), { recursive: true })
  copyFileSync(carried, place)
  const trial = "const Database = require('better-sqlite3'); new Database(':memory:').close()"
  if (spawnSync(process.execPath, ['--eval', trial], { cwd: root, stdio: 'ignore' }).status === 0) {
    for (const folder of ['deps', 'src']) rmSync(join(sqlite, folder), { recursive: true, force: true })
    return true
  }
  rmSync(join(sqlite, 'build'), { recursive: true, force: true })
  return false
}

const nativeName = () => `better-sqlite3-${process.platform}-${process.arch}-abi${process.versions.modules}.node`

/**
 * Types and maps, which are for who writes code and a third of what there is: nothing that runs reads them.
 * @param {string} folder
 */
function removeUnused(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeUnused(path)
    else if (/\.(map|ts|cts|mts)$/.test(entry.name)) rmSync(path)
  }
}

/** @param {string[]} args */
function npm(...args) {
  const { status, error } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'], {
    cwd: root,
    // How many packages there are is no answer of the program's.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (error) console.error(say('Serve npm, che di solito arriva con Node.', 'npm is needed, which usually comes with Node.'))
  return status === 0
}

function refuseClosedFolder() {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    stop(
      `Le librerie non ci sono ancora, e in ${root} non posso scrivere: esegui una volta «bin/edicola --version» come chi possiede la cartella.`,
      `The libraries are not there yet, and I may not write in ${root}: run “bin/edicola --version” once as the owner of the folder.`,
    )
  }
}

/** @returns {never} */
function stopForCompiler() {
  stop(
    'Per questo sistema non c’è una SQLite già compilata: servono python3, make e g++ (Debian: apt install build-essential python3). Installali e riprova.',
    'There is no compiled SQLite for this system: python3, make and g++ are needed (Debian: apt install build-essential python3). Install them and try again.',
  )
}

/**
 * @param {string} italian
 * @param {string} english
 */
function say(italian, english) {
  return isEnglish() ? english : italian
}

/**
 * @param {string} italian
 * @param {string} english
 * @returns {never}
 */
function stop(italian, english) {
  console.error(say(italian, english))
  process.exit(1)
}

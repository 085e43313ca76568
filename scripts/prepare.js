import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressBuilt } from './compressBuilt.js'
import { refuseOldNode } from '../release/lib/refuseOldNode.js'

/**
 * What must be true before the program can run: libraries installed, code built. Plain JavaScript with nothing from node_modules, because
 * it runs before there is any. Each step leaves a stamp of what it was done from, so that a second start does nothing.
 */

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Installs the libraries the lock file names, unless they are the ones already there: those that building and serving need, or with `all` those of the
 * tests and benches too. What is there is never taken away for asking for less.
 * @param {'start' | 'all'} [set]
 */
export function ensureInstalled(set = 'all') {
  refuseOldNode(root)
  const stamp = join(root, 'node_modules/.edicola-installed')
  const whole = installFingerprint()
  const [found, kind] = (read(stamp) ?? '').split(' ')
  const isCurrent = found === whole
  if (isCurrent && (set === 'start' || kind !== 'start')) return
  refuseBorrowedLibraries()
  // An installation that is cut off must not pass for a whole one.
  rmSync(stamp, { force: true })
  if (isCurrent) console.log('Aggiungo le librerie delle prove…')
  else console.log('Installo le librerie (la prima volta ci vuole qualche minuto)…')
  // `npm ci` empties the folder first, which is for nothing if the right half is there. NODE_ENV must not decide what is left out.
  const how = isCurrent ? ['install', '--no-save'] : ['ci']
  // Where SQLite has to be compiled, all processors take part.
  run(
    'npm',
    [...how, set === 'start' ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'],
    { JOBS: 'max' },
  )
  writeFileSync(stamp, set === 'start' ? `${whole} start` : whole)
}

/** What decides which libraries there are: the lock file, and of package.json what npm installs by. A new command of ours changes neither. */
export function installFingerprint() {
  const { dependencies, devDependencies, overrides, allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const asked = JSON.stringify({ dependencies, devDependencies, overrides, allowScripts })
  return createHash('sha256')
    .update(fingerprint(['package-lock.json']))
    .update(asked)
    .digest('hex')
}

/** `npm ci` begins by emptying the folder: through a link it would empty another copy of the project. */
function refuseBorrowedLibraries() {
  const folder = join(root, 'node_modules')
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return
  console.error(
    'node_modules è un collegamento a un’altra cartella, e le librerie che ci sono non sono quelle di questo progetto: ' +
      'installale là, oppure togli il collegamento e riprova.',
  )
  process.exit(1)
}

/** Builds the program and what browsers load, unless nothing changed since. */
export function ensureBuilt() {
  if (read(buildStamp) === sourceFingerprint()) writeCommit()
  else {
    console.log('Compilo…')
    build()
  }
}

/** What `edicola --version` says beside the number: a commit that changes nothing of the program needs no build to be told. */
function writeCommit() {
  const file = join(root, 'dist/commit')
  const commit = currentCommit()
  if (read(file) !== commit) writeFileSync(file, commit)
}

/** The commit of a clone, in short; empty where there is no clone or no git. */
function currentCommit() {
  const { status, stdout } = spawnSync('git', ['-C', root, 'rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' })
  // Without a folder of its own it would be told of the repository around it.
  return status === 0 && existsSync(join(root, '.git')) ? stdout.trim() : ''
}

export function build() {
  const source = sourceFingerprint()
  // A build that is cut off must not pass for a whole one.
  rmSync(buildStamp, { force: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  for (const [config, mode] of builds) {
    // Under another NODE_ENV (a test runner's, say) JSX would be compiled for development.
    run(process.execPath, [vite, 'build', '--config', config, '--mode', mode, '--logLevel', 'warn'], { NODE_ENV: 'production' })
  }
  copyModalLibraries(join(root, 'dist/popup'))
  for (const folder of ['dist/client/assets', 'dist/admin/assets', 'dist/popup', 'dist/analytics']) compressBuilt(join(root, folder))
  mkdirSync(dirname(buildStamp), { recursive: true })
  writeFileSync(buildStamp, source)
  writeCommit()
}

/**
 * What a theme made for Bootstrap may find missing: see `server/popups`.
 * @param {string} folder
 */
export function copyModalLibraries(folder) {
  for (const [from, to] of modalLibraries) copyFileSync(join(root, from), join(folder, to))
}

/** @type {[from: string, to: string][]} */
const modalLibraries = [
  ['node_modules/jquery/dist/jquery.min.js', 'jquery.js'],
  ['node_modules/bootstrap3/dist/js/bootstrap.min.js', 'bootstrap3.js'],
  ['node_modules/bootstrap/dist/js/bootstrap.bundle.min.js', 'bootstrap5.js'],
  ['src/popup/styles/bootstrap-modal.css', 'bootstrap-modal.css'],
]
const buildStamp = join(root, 'dist/.edicola-built')
/** What stands alone, so that other sites can take it. @type {[config: string, mode: string][]} */
export const classicScripts = [
  ['vite.popup.config.ts', 'production'],
  ['vite.popup.config.ts', 'bootstrap'],
  ['vite.popup.config.ts', 'audience'],
  ['vite.popup.config.ts', 'count'],
  ['vite.analytics.config.ts', 'production'],
  ['vite.analytics.config.ts', 'providers'],
  ['vite.consent.config.ts', 'production'],
  ['vite.consent.config.ts', 'banner'],
]
/** @type {[config: string, mode: string][]} */
const builds = [
  ['vite.config.ts', 'production'],
  ['vite.admin.config.ts', 'production'],
  ['vite.server.config.ts', 'production'],
  ...classicScripts,
]
const sourceFingerprint = () =>
  fingerprint([
    'package-lock.json',
    'tsconfig.json',
    'docs/guida-redazione.md',
    'docs/images',
    'scripts/compressBuilt.js',
    'scripts/guidePlugin.js',
    'scripts/iconsPlugin.js',
    'scripts/leftInNodeModules.js',
    'scripts/standaloneConfig.js',
    'scripts/subsetFonts.js',
    'scripts/withinBudget.js',
    'src',
    ...builds.map(([config]) => config),
  ])

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
export function run(command, args, env = {}) {
  try {
    execFileSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  } catch {
    // The command has said what was wrong.
    process.exit(1)
  }
}

/**
 * What these files and folders hold, in a few letters; tests are left out.
 * @param {readonly string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths.flatMap(filesUnder)) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

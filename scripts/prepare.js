import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressBuilt } from './compressBuilt.js'

/**
 * What must be true before the program can run: libraries installed, code built. Plain JavaScript with nothing from node_modules, because
 * it runs before there is any. Each step leaves a stamp of what it was done from, so that a second start does nothing.
 */

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Installs the libraries the lock file names, unless they are the ones already there. */
export function ensureInstalled() {
  refuseOldNode()
  const stamp = join(root, 'node_modules/.edicola-installed')
  const wanted = installFingerprint()
  if (read(stamp) === wanted) return
  refuseBorrowedLibraries()
  console.log('Installo le librerie (la prima volta ci vuole qualche minuto)…')
  // The build needs development libraries too, whatever NODE_ENV says.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
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

/** Libraries would install and then fail one by one, each in its own words. */
function refuseOldNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = (engines?.node ?? '0').replace(/[^\d.]/g, '')
  const found = process.versions.node
  if (!isOlder(found, wanted)) return
  const isEnglish = (process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || '').startsWith('en')
  console.error(
    isEnglish
      ? `Edicola needs Node ${wanted} or newer, and this is ${found}: install a newer one (https://nodejs.org) and try again. Nothing was changed.`
      : `Edicola ha bisogno di Node ${wanted} o più recente, e questo è ${found}: installane uno più recente (https://nodejs.org) e riprova. Non ho cambiato nulla.`,
  )
  process.exit(1)
}

/**
 * Is one version before another, number by number?
 * @param {string} version
 * @param {string} other
 */
function isOlder(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) < 0
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
  if (read(buildStamp) === sourceFingerprint()) return
  console.log('Compilo…')
  build()
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
  ['src/popup/bootstrap-modal.css', 'bootstrap-modal.css'],
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
    'scripts/compressBuilt.js',
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

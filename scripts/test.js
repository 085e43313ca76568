import { existsSync } from 'node:fs'
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { checkBudgets } from './checkBudgets.js'
import { findFakeClock, findBrotliNginx, hasSwift, tellMissingFaultTools } from './faultTools.js'
import { codeChecks, playwright, runPhases, vitest } from './phases.js'
import { ensureBuilt, ensureInstalled, root, run } from './prepare.js'
import { missingFrontServers, tellMissingFrontServers } from './frontServers.js'
import { refuseUnknown } from './refuseUnknown.js'
import { conclude } from './reports.js'
import { ensureEngines } from './testEngines.js'

await refuseUnknown(
  `npm test [-- --changed] [--long]: every rule, from a fresh clone: installs what the tests need, browsers and PostgreSQL included, and runs them.

  --changed   only what the changes since the last commit touch: tests whose imports lead there, journeys that were changed themselves
  --long      everything, as often as it is worth: what is repeated at greater size, on a second engine where no query differs, or by a longer drill too;
              the faults as npm run faults does them, which takes an hour and writes docs/reliability.md`,
  ['--changed', '--long'],
)
const isPartial = process.argv.includes('--changed')
const changedTests = isPartial ? ['--changed', '--passWithNoTests'] : []
const changedJourneys = isPartial ? ['--only-changed', '--pass-with-no-tests'] : []
const changedFiles = isPartial ? uncommittedFiles() : []
// For the tests: see tests/support/long.ts.
if (process.argv.includes('--long')) process.env['EDICOLA_TESTS'] = 'long'
/** @type {string[]} */
const leftOut = []

ensureInstalled()
const missingEngines = await ensureBrowsers()
ensurePostgres()
ensureFrontServers()
ensureFaultTools()
ensureBuilt()
run(process.execPath, ['tests/support/run.js', './tests/support/demoMedia.ts'])

// What is wrong with the code is said first; then what takes longest begins first.
const phases = [
  ...codeChecks,
  ...journeys('editors', 'tests/admin'),
  vitest('faults', changedTests),
  vitest('unit', changedTests),
  ...journeys('readers', 'tests/journeys', 'playwright.config.ts'),
  ...journeys('engines', 'tests/engines'),
  ...journeys('popup', 'tests/popup'),
  ...journeys('editors on PostgreSQL', 'tests/admin', undefined, { EDICOLA_JOURNEY_ENGINE: 'postgres' }),
]
if (leftOut.length > 0) console.log(`Left out, because nothing of theirs was changed: ${leftOut.join(', ')}.`)
conclude([weight(), ...(await runPhases(phases)), { passed: 0, failed: 0, missingEngines }])

/**
 * The journeys of a folder; none where neither they nor what journeys share was changed, because their servers would start for nothing.
 * @param {string} name
 * @param {string} folder
 * @param {string} [config]
 * @param {Record<string, string>} [env]
 * @returns {import('./phases.js').Phase[]}
 */
function journeys(name, folder, config = `${folder}/playwright.config.ts`, env = {}) {
  const places = [`${folder}/`, 'tests/support/', config]
  if (!isPartial || changedFiles.some((file) => places.some((place) => file.startsWith(place))))
    return [playwright(name, config, { args: changedJourneys, env })]
  leftOut.push(name)
  return []
}

/** What `--changed` goes by: everything that differs from the last commit, new files included. */
function uncommittedFiles() {
  const status = execFileSync('git', ['status', '--porcelain', '--no-renames', '--untracked-files=all'], { cwd: root, encoding: 'utf8' })
  return status.split('\n').map((line) => line.slice(3))
}

/** @returns {import('./reports.js').Tally} */
function weight() {
  console.log('The weight of a page:')
  return checkBudgets() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The engines that journeys leave out: all but Chromium can be done without. */
async function ensureBrowsers() {
  // Not before the libraries are there.
  const { findEngine } = await import('./findBrowser.js')
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const download = (/** @type {string} */ name) => void attempt(process.execPath, [cli, 'install', name])
  const missing = ensureEngines({ findEngine, installDebian, download, say: console.log })
  if (missing.includes('chromium')) stop('Per le prove serve Chromium: installalo, o permetti a Playwright di scaricarlo.')
  return missing
}

function ensureFrontServers() {
  const missing = missingFrontServers()
  if (missing.length > 0) installDebian(...missing)
  tellMissingFrontServers()
}

function ensurePostgres() {
  const isThere = () => existsSync('/usr/lib/postgresql') || attempt('initdb', ['--version'])
  if (isThere()) return
  console.log('Installo PostgreSQL per le prove…')
  installDebian('postgresql')
  if (!isThere()) stop('Per le prove serve PostgreSQL (Debian: apt-get install postgresql; macOS: brew install postgresql).')
}

function ensureFaultTools() {
  if (!findFakeClock()) installDebian('faketime')
  // Its code alone: with the packages of its programs would come their services.
  if (!hasSwift()) installDebian('python3-swift')
  if (!findBrotliNginx()) installDebian('nginx', 'libnginx-mod-http-brotli-static')
  tellMissingFaultTools()
}

/** @param {string[]} names */
function installDebian(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  // The packages' own chatter would bury what matters.
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: ['ignore', 'ignore', 'inherit'], env })
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function attempt(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
}

/** @param {string} sentence */
function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { checkBudgets } from './checkBudgets.js'
import { ensureBuilt, ensureInstalled, root } from './prepare.js'
import { checkCode, conclude, playwright, vitest } from './steps.js'

// Everything, from a fresh clone: installs what the tests need, a browser and PostgreSQL included, and runs them all.
ensureInstalled()
await ensureBrowser()
ensurePostgres()
ensureBuilt()
conclude([
  ...(await checkCode()),
  weight(),
  vitest(['--project', 'unit', '--project', 'faults'], { EDICOLA_REQUIRE_POSTGRES: '1' }),
  playwright('tests/popup/playwright.config.ts'),
  playwright('playwright.config.ts'),
  playwright('tests/admin/playwright.config.ts'),
  playwright('tests/admin/playwright.config.ts', { EDICOLA_JOURNEY_ENGINE: 'postgres' }),
])

/** @returns {import('./steps.js').Tally} */
function weight() {
  console.log('\n— weight of a page')
  return checkBudgets() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function ensureBrowser() {
  // Not before the libraries are there.
  const { findBrowser } = await import('./findBrowser.js')
  if (findBrowser()) return
  console.log('Installo un browser per le prove…')
  attempt(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'])
  if (!findBrowser()) installDebian('chromium')
  if (!findBrowser()) stop('Per le prove serve Chromium: installalo, o permetti a Playwright di scaricarlo.')
}

function ensurePostgres() {
  const isThere = () => existsSync('/usr/lib/postgresql') || attempt('initdb', ['--version'])
  if (isThere()) return
  console.log('Installo PostgreSQL per le prove…')
  installDebian('postgresql')
  if (!isThere()) stop('Per le prove serve PostgreSQL (Debian: apt-get install postgresql; macOS: brew install postgresql).')
}

/** @param {string} name */
function installDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  // The packages' own chatter would bury what matters.
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: ['ignore', 'ignore', 'inherit'], env })
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

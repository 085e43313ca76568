import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FAULT_PACKAGES, tellMissingFaultTools } from './faultTools.js'
import { missingFrontServers, tellMissingFrontServers } from './frontServers.js'
import { ensureBuilt, ensureInstalled, root } from './prepare.js'

// The long form of the faults: what `npm test` does once or twice is done until chance has had its say, on both engines, and what was counted is
// written into docs/reliability.md. `npm run faults -- kills` runs one file of tests/faults.
ensureInstalled()
ensureBuilt()
const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
if (isDebianRoot) {
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...FAULT_PACKAGES]
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
tellMissingFaultTools()
const missing = missingFrontServers()
if (isDebianRoot && missing.length > 0)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { stdio: ['ignore', 'ignore', 'inherit'] })
tellMissingFrontServers()
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'faults', '--reporter=verbose', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, EDICOLA_TESTS: 'long', EDICOLA_REQUIRE_POSTGRES: '1' },
})
process.exit(status ?? 1)

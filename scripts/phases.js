import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { root } from './prepare.js'
import { readPlaywright, readVitest } from './reports.js'

/**
 * @typedef {object} Phase
 * @property {string} name
 * @property {string} bin A tool of node_modules.
 * @property {string[]} args
 * @property {Record<string, string>} [env]
 * @property {string} [node] Another Node than this one to run it with.
 * @property {(report: string) => import('./reports.js').Tally} [read] Counts the tests of its report. Without it the phase is one check that passes or fails.
 */

/** What holds for the code without running it. @type {Phase[]} */
export const codeChecks = [
  { name: 'lint', bin: 'oxlint/bin/oxlint', args: ['--deny-warnings'] },
  { name: 'types', bin: 'typescript-native/bin/tsc', args: ['--build'] },
  { name: 'dependencies', bin: 'dependency-cruiser/bin/dependency-cruise.mjs', args: ['src', '--config', '.dependency-cruiser.js'] },
  { name: 'format', bin: 'oxfmt/bin/oxfmt', args: ['--check'] },
]

/**
 * Vitest's tests of one project.
 * @param {string} project
 * @param {string[]} [args]
 * @param {string} [name]
 * @returns {Phase}
 */
export const vitest = (project, args = [], name = project) => ({
  name,
  bin: 'vitest/vitest.mjs',
  args: ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile(name)}`, ...args],
  env: { EDICOLA_REQUIRE_POSTGRES: '1' },
  read: readVitest,
})

/**
 * Playwright's journeys of one configuration.
 * @param {string} name
 * @param {string} config
 * @param {{ args?: string[], env?: Record<string, string> }} [more]
 * @returns {Phase}
 */
export const playwright = (name, config, { args = [], env = {} } = {}) => ({
  name,
  bin: '@playwright/test/cli.js',
  args: ['test', '--config', config, ...args],
  env: { EDICOLA_REPORT: reportFile(name), ...env },
  read: readPlaywright,
})

/** A phase takes up to two gigabytes of memory, so not all at once on a machine with many processors. */
const LANES = Math.min(availableParallelism(), 4)

/**
 * Runs the phases side by side, in their order. Of each one line says how it went; one that failed has its say whole, under that line and in a file.
 * @param {Phase[]} phases
 * @param {number} lanes
 * @returns {Promise<import('./reports.js').Tally[]>}
 */
export async function runPhases(phases, lanes = LANES) {
  const waiting = [...phases]
  /** @type {import('./reports.js').Tally[]} */
  const tallies = []
  const lane = async () => {
    for (let phase = waiting.shift(); phase; phase = waiting.shift()) tallies.push(await run(phase))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return tallies
}

/**
 * @param {Phase} phase
 * @returns {Promise<import('./reports.js').Tally>}
 */
async function run({ name, bin, args, env = {}, node = process.execPath, read }) {
  rmSync(reportFile(name), { force: true })
  mkdirSync(dirname(reportFile(name)), { recursive: true })
  const begun = Date.now()
  const tool = spawn(node, [join(root, 'node_modules', bin), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [tool.stdout, tool.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const [status, signal] = await once(tool, 'close')
  const tally = count(status, name, read)
  const seconds = Math.round((Date.now() - begun) / 1000)
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`)
  if (tally.failed > 0) {
    const file = reportFile(name).replace(/json$/, 'txt')
    // A program that was ended has not said so itself.
    const end = `ended with ${signal ?? `code ${status}`}`
    writeFileSync(file, `${said.trimEnd()}\n${name} ${end}.\n`)
    console.log(`${readFileSync(file, 'utf8')}All of it is in ${relative(root, file)}.`)
    return { ...tally, failures: (tally.failures?.length ? tally.failures : [end]).map((failure) => `${name}: ${failure}`) }
  }
  return tally
}

/**
 * @param {number | null} status
 * @param {string} name
 * @param {Phase['read']} read
 * @returns {import('./reports.js').Tally}
 */
function count(status, name, read) {
  if (!read) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const tally = read(readFileSync(reportFile(name), 'utf8'))
    // A runner that fails with every test green (an unhandled error, a crash at the end) has failed all the same.
    return status === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** @param {string} name */
function reportFile(name) {
  return join(root, 'node_modules/.cache/edicola-reports', `${name.replaceAll(' ', '-')}.json`)
}

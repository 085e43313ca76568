import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './prepare.js'

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} [flaky] Those that passed only at a second try; the runner has named them.
 */

/** What holds for the code without running it: each is one check that passes or fails. Those that take longest come first. */
const codeChecks = [
  { name: 'lint', bin: 'eslint/bin/eslint.js', args: ['.', '--max-warnings', '0'] },
  { name: 'types', bin: 'typescript/bin/tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types in the back office', bin: 'typescript/bin/tsc', args: ['-p', 'tsconfig.admin.json'] },
  { name: 'format', bin: 'prettier/bin/prettier.cjs', args: ['--check', '.', '--log-level', 'warn'] },
  { name: 'types of the journeys', bin: 'typescript/bin/tsc', args: ['-p', 'tsconfig.journeys.json'] },
  { name: 'types in browsers', bin: 'typescript/bin/tsc', args: ['-p', 'tsconfig.browser.json'] },
  { name: 'types in the popup’s core', bin: 'typescript/bin/tsc', args: ['-p', 'tsconfig.popup-core.json'] },
  { name: 'dependencies', bin: 'dependency-cruiser/bin/dependency-cruise.mjs', args: ['src', '--config', '.dependency-cruiser.js'] },
]

/** A check takes up to a gigabyte of memory, so not all at once on a machine with many processors. */
const LANES = Math.min(availableParallelism(), 4)

/**
 * Runs the checks of the code side by side: each works on one processor. What one says is printed when it ends, whole.
 * @returns {Promise<Tally[]>}
 */
export async function checkCode() {
  console.log(`\n— code: ${codeChecks.map(({ name }) => name).join(', ')}`)
  const waiting = [...codeChecks]
  /** @type {Tally[]} */
  const tallies = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) tallies.push(await check(step))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return tallies
}

/**
 * Runs a tool of node_modules as one check.
 * @param {{ name: string, bin: string, args: string[] }} step
 * @returns {Promise<Tally>}
 */
async function check({ name, bin, args }) {
  const tool = spawn(process.execPath, [join(root, 'node_modules', bin), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [tool.stdout, tool.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const status = await new Promise((resolve) => tool.once('close', resolve))
  console.log(`${status === 0 ? '  ✓' : '  ✗'} ${name}`)
  if (said.trim()) console.log(said.trimEnd())
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Runs Vitest and counts its tests.
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Tally}
 */
export function vitest(args, env = {}) {
  console.log(`\n— vitest ${args.join(' ')}`)
  return counted(
    'vitest/vitest.mjs',
    (report) => ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    env,
    (text) => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(text)
      // A file that does not even load has no tests to count.
      return { passed: numPassedTests, failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0) }
    },
  )
}

/**
 * Runs Playwright and counts its journeys. One that passed only at a second try (a busy machine) is counted, and named at the end.
 * @param {string} config
 * @param {Record<string, string>} env
 * @returns {Tally}
 */
export function playwright(config, env = {}) {
  console.log(`\n— playwright ${config} ${Object.values(env).join(' ')}`)
  return counted(
    '@playwright/test/cli.js',
    () => ['test', '--config', config],
    { EDICOLA_REPORT: reportFile, ...env },
    (text) => {
      const { expected, unexpected, flaky } = JSON.parse(text).stats
      return { passed: expected + flaky, failed: unexpected, flaky }
    },
  )
}

/** @param {Tally[]} tallies */
export function conclude(tallies) {
  const sum = (/** @type {keyof Tally} */ key) => tallies.reduce((total, tally) => total + (tally[key] ?? 0), 0)
  if (sum('flaky') > 0) console.log(`\n${sum('flaky')} passed only at a second try: see above which`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)
}

const reportFile = join(root, 'node_modules/.cache/edicola-report.json')

/**
 * @param {string} bin
 * @param {(report: string) => string[]} args
 * @param {Record<string, string>} env
 * @param {(report: string) => Tally} read
 * @returns {Tally}
 */
function counted(bin, args, env, read) {
  rmSync(reportFile, { force: true })
  const { status } = runTool(bin, args(reportFile), env)
  try {
    const tally = read(readFileSync(reportFile, 'utf8'))
    // A runner that fails with every test green (an unhandled error, a crash at the end) has failed all the same.
    return status === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/**
 * @param {string} bin
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function runTool(bin, args, env) {
  return spawnSync(process.execPath, [join(root, 'node_modules', bin), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
}

import { relative } from 'node:path'

/**
 * @typedef {object} Timed
 * @property {string} name
 * @property {number} ms
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} [left] How many the short form left to the long one.
 * @property {string[]} [failures] The names of those that failed, where they have one.
 * @property {Timed[]} [times]
 * @property {string[]} [missingEngines] The browsers that the machine does not have, whose journeys were not run.
 */

/** How a test says that it is of the long form alone, in the reports: as its tag in Vitest's, as the reason why it was skipped in Playwright's. */
export const LONG_FORM = 'long'

/**
 * Counts the tests of a report of Vitest's.
 * @param {string} report
 * @returns {Tally}
 */
export function readVitest(report) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(report)
  const tests = testResults.flatMap((/** @type {any} */ file) => file.assertionResults)
  const times = tests.map((/** @type {any} */ { fullName, duration }) => ({ name: fullName, ms: duration ?? 0 }))
  const left = tests.filter((/** @type {any} */ { status, tags }) => status === 'skipped' && tags?.includes(LONG_FORM)).length
  // A file that does not even load has no tests to count, nor to name.
  const failures = testResults.flatMap((/** @type {any} */ { name, status, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
    const file = relative(process.cwd(), name)
    return failed.length === 0 && status === 'failed' ? [file] : failed.map((/** @type {any} */ test) => `${file}: ${test.fullName}`)
  })
  return { passed: numPassedTests, failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0), left, failures, times }
}

/**
 * Counts the journeys of a report of Playwright's.
 * @param {string} report
 * @returns {Tally}
 */
export function readPlaywright(report) {
  const { stats, suites } = JSON.parse(report)
  const tests = suites.flatMap(testsOf)
  const failures = tests.filter((/** @type {any} */ { hasFailed }) => hasFailed).map((/** @type {any} */ { name }) => name)
  const left = tests.filter((/** @type {any} */ { isLeft }) => isLeft).length
  return { passed: stats.expected, failed: stats.unexpected, left, failures, times: tests }
}

/**
 * @param {any} suite
 * @returns {(Timed & { hasFailed: boolean, isLeft: boolean })[]}
 */
function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests.map((/** @type {any} */ { results, status, annotations = [] }) => ({
      name: `${file}: ${title}`,
      hasFailed: status === 'unexpected',
      isLeft: annotations.some((/** @type {any} */ { type, description }) => type === 'skip' && description === LONG_FORM),
      ms: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

/**
 * Says the sum of it all, on which Node it was, where the time went, what failed and what was not run, and ends the program.
 * @param {Tally[]} tallies
 * @param {string[]} nodes
 */
export function conclude(tallies, nodes = [process.versions.node]) {
  for (const line of conclusion(tallies, nodes)) console.log(line)
  process.exit(sum(tallies, 'failed') > 0 || sum(tallies, 'passed') === 0 ? 1 : 0)
}

/**
 * @param {Tally[]} tallies
 * @param {string[]} nodes
 * @returns {string[]}
 */
export function conclusion(tallies, nodes) {
  const slowest = tallies
    .flatMap(({ times = [] }) => times)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
  const failures = tallies.flatMap((tally) => tally.failures ?? []).map((name) => `  ${name}`)
  const missing = tallies.flatMap((tally) => tally.missingEngines ?? [])
  const left = sum(tallies, 'left')
  return [
    ...(slowest.length > 0 ? ['\nThe slowest:', ...slowest] : []),
    ...(failures.length > 0 ? ['\nFailed:', ...failures] : []),
    `\n${sum(tallies, 'passed')} passed, ${sum(tallies, 'failed')} failed, on Node ${nodes.join(', ')}`,
    ...(missing.length > 0 ? [`Journeys in ${missing.join(' and ')}, which this machine does not have, not run`] : []),
    ...(left > 0 ? [`${left} left to the long form (npm test -- --long), not run`] : []),
  ]
}

/**
 * @param {Tally[]} tallies
 * @param {'passed' | 'failed' | 'left'} key
 */
const sum = (tallies, key) => tallies.reduce((total, tally) => total + (tally[key] ?? 0), 0)

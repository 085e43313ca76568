/**
 * @typedef {object} Timed
 * @property {string} name
 * @property {number} ms
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {Timed[]} [times]
 */

/**
 * Counts the tests of a report of Vitest's.
 * @param {string} report
 * @returns {Tally}
 */
export function readVitest(report) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(report)
  const times = testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({ name: test.fullName, ms: test.duration ?? 0 })),
  )
  // A file that does not even load has no tests to count.
  return { passed: numPassedTests, failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0), times }
}

/**
 * Counts the journeys of a report of Playwright's.
 * @param {string} report
 * @returns {Tally}
 */
export function readPlaywright(report) {
  const { stats, suites } = JSON.parse(report)
  return { passed: stats.expected, failed: stats.unexpected, times: suites.flatMap(testsOf) }
}

/**
 * @param {any} suite
 * @returns {Timed[]}
 */
function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests.map((/** @type {any} */ { results }) => ({
      name: `${file}: ${title}`,
      ms: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

/**
 * Says the sum of it all, on which Node it was and where the time went, and ends the program.
 * @param {Tally[]} tallies
 */
export function conclude(tallies) {
  const slowest = tallies
    .flatMap(({ times = [] }) => times)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
  if (slowest.length > 0) console.log('\nThe slowest:')
  for (const { name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
  const sum = (/** @type {'passed' | 'failed'} */ key) => tallies.reduce((total, tally) => total + tally[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, on Node ${process.versions.node}`)
  process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)
}

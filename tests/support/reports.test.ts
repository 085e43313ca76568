import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPlaywright, readVitest } from '../../scripts/reports.js'

describe('a report', () => {
  it('of Vitest names what failed, and a file that did not load', () => {
    const test = (fullName: string, status: string) => ({ fullName, status, duration: 1000 })
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      testResults: [
        { name: resolve('src/a.test.ts'), status: 'failed', assertionResults: [test('a is good', 'passed'), test('a is bad', 'failed')] },
        { name: resolve('src/b.test.ts'), status: 'failed', assertionResults: [] },
        { name: resolve('src/c.test.ts'), status: 'passed', assertionResults: [] },
      ],
    }
    const { passed, failed, failures } = readVitest(JSON.stringify(report))
    expect({ passed, failed, failures }).toEqual({ passed: 1, failed: 1, failures: ['src/a.test.ts: a is bad', 'src/b.test.ts'] })
  })

  it('of Playwright names what failed', () => {
    const spec = (title: string, status: string) => ({ file: 'a.spec.ts', title, tests: [{ status, results: [{ duration: 1000 }] }] })
    const report = {
      stats: { expected: 1, unexpected: 1 },
      suites: [{ specs: [spec('goes well', 'expected')], suites: [{ specs: [spec('goes wrong', 'unexpected')] }] }],
    }
    expect(readPlaywright(JSON.stringify(report))).toMatchObject({ passed: 1, failed: 1, failures: ['a.spec.ts: goes wrong'] })
  })
})

import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { conclusion, readPlaywright, readVitest } from '../../scripts/reports.js'

describe('a report', () => {
  it('of Vitest names what failed, and a file that did not load, and counts what was left to the long form', () => {
    const test = (fullName: string, status: string, tags: string[] = []) => ({ fullName, status, tags, duration: 1000 })
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      testResults: [
        { name: resolve('src/a.test.ts'), status: 'failed', assertionResults: [test('a is good', 'passed'), test('a is bad', 'failed')] },
        { name: resolve('src/b.test.ts'), status: 'failed', assertionResults: [] },
        {
          name: resolve('src/c.test.ts'),
          status: 'passed',
          assertionResults: [test('c is long', 'skipped', ['long']), test('c wants a tool', 'skipped')],
        },
      ],
    }
    const { passed, failed, left, failures } = readVitest(JSON.stringify(report))
    expect({ passed, failed, left, failures }).toEqual({
      passed: 1,
      failed: 1,
      left: 1,
      failures: ['src/a.test.ts: a is bad', 'src/b.test.ts'],
    })
  })

  it('of Playwright names what failed, and counts what was left to the long form', () => {
    const spec = (title: string, status: string, skippedFor?: string) => {
      const annotations = skippedFor === undefined ? [] : [{ type: 'skip', description: skippedFor }]
      return { file: 'a.spec.ts', title, tests: [{ status, annotations, results: [{ duration: 1000 }] }] }
    }
    const report = {
      stats: { expected: 1, unexpected: 1 },
      suites: [
        {
          specs: [spec('goes well', 'expected'), spec('goes far', 'skipped', 'long'), spec('wants a tool', 'skipped', 'none')],
          suites: [{ specs: [spec('goes wrong', 'unexpected')] }],
        },
      ],
    }
    expect(readPlaywright(JSON.stringify(report))).toMatchObject({ passed: 1, failed: 1, left: 1, failures: ['a.spec.ts: goes wrong'] })
  })
})

describe('the end of a run', () => {
  it('says how it went, what failed, and what was not run', () => {
    const browsers = { passed: 0, failed: 0, missingEngines: ['firefox', 'webkit'] }
    expect(conclusion([{ passed: 3, failed: 1, left: 2, failures: ['a is bad'] }, browsers], ['24.0.0'])).toEqual([
      '\nFailed:',
      '  a is bad',
      '\n3 passed, 1 failed, on Node 24.0.0',
      'Journeys in firefox and webkit, which this machine does not have, not run',
      '2 left to the long form (npm test -- --long), not run',
    ])
  })

  it('says no more than there is to say', () => {
    const times = [{ name: 'a is good', ms: 1250 }]
    expect(conclusion([{ passed: 1, failed: 0, left: 0, failures: [], times, missingEngines: [] }], ['20.19.0', '24.0.0'])).toEqual([
      '\nThe slowest:',
      '   1.3 s  a is good',
      '\n1 passed, 0 failed, on Node 20.19.0, 24.0.0',
    ])
  })
})

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The rows of the tables that tell of ASVS: its points, where they are met, and the tests that show it. */
const [, asvs = ''] = readFileSync('docs/security.md', 'utf8').split('## ASVS 5.0, level 2\n')
const rows = (asvs.split(/\n## /)[0] ?? '')
  .split('\n')
  .filter((line) => /^\| (\d|all of)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** `file.test.ts`: _what the test says_ */
const titlesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`: _(.+?)_(?=;| *$)/g)].map(([, path = '', title = '']) => ({ path, title }))

/** How many points of levels 1 and 2 each section of the published edition 5.0.0 has: in every section they come first. V9, V10 and V17 are left out whole. */
const PUBLISHED: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
}

describe('docs/security.md', () => {
  it('has every point of levels 1 and 2, and no number that the edition has not', () => {
    const told = new Set(rows.flatMap(([, points = '']) => points.match(/\d+\.\d+\.\d+\b(?! \(level 3\))/g) ?? []))
    const published = Object.entries(PUBLISHED).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    )
    expect([published.filter((point) => !told.has(point)), [...told].filter((point) => !published.includes(point))]).toEqual([[], []])
  })

  it('tells of many points, each with where it is met or why it is not', () => {
    expect(rows.length).toBeGreaterThan(80)
    expect(rows.flatMap(([, , , tests = '']) => titlesIn(tests)).length).toBeGreaterThan(50)
    expect(rows.filter(([, points, where, tests]) => !points || !where || !tests)).toEqual([])
  })

  it.each(rows)('%s%s names files and tests that are there', (_edge, _points, where = '', tests = '') => {
    const paths = [...`${where} ${tests}`.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, path = '']) => path)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
    const shown = titlesIn(tests)
    expect(shown.filter(({ path, title }) => !readFileSync(path, 'utf8').includes(title))).toEqual([])
  })

  it('shows each point by a test, or says why none is needed', () => {
    const isShown = (cell: string) => /`(src|tests)\/[^`]+\.(test|spec)\.tsx?`/.test(cell) || cell.split(' ').length > 4
    expect(rows.filter(([, , , tests = '']) => !isShown(tests)).map(([, points]) => points)).toEqual([])
  })

  it('says of each point that is not met why, or what shows the rest', () => {
    expect(rows.filter(([, , where = '']) => /\*\*not met/.test(where) && where.length < 60)).toEqual([])
  })
})

it('docs/licences.md tells of what is installed today', () => {
  expect(() => execFileSync(process.execPath, ['scripts/licences.js', '--check'], { stdio: 'pipe' })).not.toThrow()
})

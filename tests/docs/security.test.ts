import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The rows of the tables that tell of ASVS: its points, where they are met, and the tests that show it. */
const [, asvs = ''] = readFileSync('docs/security.md', 'utf8').split('## ASVS 5.0, level 2\n')
const rows = (asvs.split(/\n## /)[0] ?? '')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** `file.test.ts`: _what the test says_ */
const titlesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`: _(.+?)_(?=;| *$)/g)].map(([, path = '', title = '']) => ({ path, title }))

describe('docs/security.md', () => {
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

  it('says of each point that is not met why, or what shows the rest', () => {
    expect(rows.filter(([, , where = '']) => /\*\*not met/.test(where) && where.length < 60)).toEqual([])
  })
})

it('docs/licences.md tells of what is installed today', () => {
  expect(() => execFileSync(process.execPath, ['scripts/licences.js', '--check'], { stdio: 'pipe' })).not.toThrow()
})

import { describe, expect, it } from 'vitest'
import { kinds } from '../../src/content/kinds.ts'
import { adminRoutes } from '../../src/server/admin/docs/adminRoutes.ts'
import { breakValue, EVERY_BREAKING, MOST_TEXT, toJson } from './breakings.ts'
import { curlLine, findingIn } from './findings.ts'
import { nearlyValid } from './nearlyValid.ts'
import { createRandom } from './random.ts'
import { requestAt } from './requests.ts'
import { contentOf, EVERY_KIND } from './world.ts'

const SEED = 15

describe('a nearly valid body', () => {
  it.each(EVERY_KIND)('of %s is taken by its schema while nothing is broken', (kind) => {
    for (let index = 0; index < 40; index += 1) {
      const value = nearlyValid(kinds[kind].schema, createRandom(SEED, index))
      expect([kinds[kind].schema.safeParse(value).error?.issues ?? [], value]).toEqual([[], value])
    }
    expect(kinds[kind].schema.safeParse(contentOf(kind, 1)).error).toBeUndefined()
  })

  const bodies = adminRoutes.flatMap(({ name, body }) => (body && typeof body === 'object' ? [[name, body] as const] : []))
  it.each(bodies)('of %s is, too', (_name, schema) => {
    for (let index = 0; index < 20; index += 1) {
      const value = nearlyValid(schema, createRandom(SEED, index))
      expect([schema.safeParse(value).error?.issues ?? [], value]).toEqual([[], value])
    }
  })
})

describe('a run', () => {
  it('is the same for the same seed, and another for another', () => {
    const run = (seed: number) => Array.from({ length: 50 }, (_, index) => requestAt(seed, index))
    expect(run(1)).toEqual(run(1))
    expect(run(1)).not.toEqual(run(2))
    expect(requestAt(1, 49)).toEqual(run(1)[49])
  })

  it('reaches every route, every role and every breaking within a few thousand requests', { timeout: 60_000 }, () => {
    const all = Array.from({ length: 5_000 }, (_, index) => requestAt(SEED, index))
    const routes = new Set(all.map(({ route }) => route))
    expect(adminRoutes.filter(({ method, path }) => !routes.has(`${method} /api/admin${path}`))).toEqual([])
    const broken = new Set(all.flatMap((request) => request.broken))
    expect([...EVERY_BREAKING, 'method', 'header', 'query', 'path', 'cut'].filter((name) => !broken.has(name as 'cut'))).toEqual([])
    expect(new Set(all.map(({ as }) => as?.role ?? 'nobody')).size).toBe(5)
    expect(all.filter((request) => request.broken.length === 0).length).toBeGreaterThan(500)
  })

  it('never makes more of a value than a body may be, however often it is broken', () => {
    const random = createRandom(SEED, 0)
    let value: unknown = { title: 'Il porto', tags: ['mare'] }
    for (let time = 0; time < 60; time += 1) value = breakValue(value, random.pick(['many', 'deep', 'long'] as const), random)
    expect(toJson(value).length).toBeLessThan(MOST_TEXT * 1.1)
    expect(toJson(value).length).toBeGreaterThan(MOST_TEXT / 100)
  })

  it.each(EVERY_BREAKING)('changes what it breaks: %s', (breaking) => {
    const value = { title: 'Il porto', content: { tags: ['mare'], number: 3 } }
    const broken = Array.from({ length: 20 }, (_, index) => toJson(breakValue(value, breaking, createRandom(SEED, index))))
    expect(broken.filter((json) => json === JSON.stringify(value)).length).toBeLessThan(5)
  })
})

describe('an answer', () => {
  const request = requestAt(SEED, 1)
  it.each([
    ['is well', { status: 422, headers: {}, body: '{"success":false}' }, null],
    ['is a fault of ours', { status: 503, headers: {}, body: '' }, 'status 503'],
    ['does not come', { fault: 'hang', why: 'TimeoutError on a new connection' }, 'hang (TimeoutError on a new connection)'],
    [
      'shows a stack',
      { status: 400, headers: {}, body: 'x\n    at Object.<anonymous> (/a/b.js:1:2)' },
      'reveals «at Object.<anonymous> (/a/b.js:1»',
    ],
    ['shows the words of a database', { status: 400, headers: {}, body: 'SQLITE_CONSTRAINT' }, 'reveals «SQLITE_CONSTRAINT»'],
    ['shows a folder', { status: 200, headers: { location: '/srv/rivista/dati' }, body: '' }, 'reveals «/srv/rivista»'],
  ] as const)('%s', (_name, answer, expected) => {
    expect(findingIn(request, answer, ['/srv/rivista'])).toEqual(
      expected === null ? null : expect.stringMatching(new RegExp(`^${expected.slice(0, 20).replaceAll(/[()<>.]/g, '.')}`)),
    )
  })

  it('is told with a line of shell', () => {
    const line = curlLine('http://localhost:1', { ...request, method: 'POST', path: '/a', headers: {}, body: "l'età", as: null }, 'a=b')
    expect(line).toBe(`curl -i -X POST 'http://localhost:1/a' -H 'cookie: a=b' --data-binary 'l'\\''età'`)
  })
})

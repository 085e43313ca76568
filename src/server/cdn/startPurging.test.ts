import { describe, expect, it, onTestFinished } from 'vitest'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import { createPurgeLog } from '../../store/publications/purgeLog.ts'
import { tagsOfPage, tagsToPurge } from './pageTags.ts'
import { startPurging } from './startPurging.ts'

const changed = (...names: string[]) => new Set(names)

describe('tags', () => {
  it('let a page be dropped by whatever it was drawn from, and by nothing else', () => {
    const page = tagsOfPage(changed('a', 'b'))
    const isDropped = (purged: readonly string[]) => purged.some((tag) => page.includes(tag))
    expect(isDropped(tagsToPurge(changed('b', 'c')))).toBe(true)
    expect(isDropped(tagsToPurge(changed('c')))).toBe(false)
    expect(isDropped(tagsToPurge(null))).toBe(true)
    expect(tagsToPurge(changed())).toEqual([])
  })

  it.each([
    ['nobody knows what from', null],
    ['too much to name', new Set(Array.from({ length: 61 }, (_, index) => `s${index}`))],
  ])('drop a page at every change that was drawn from %s', (_what, sources) => {
    const page = tagsOfPage(sources)
    expect(tagsToPurge(changed('x')).some((tag) => page.includes(tag))).toBe(true)
  })

  it('stay below a kilobyte, and changes below what one call takes', () => {
    const many = (count: number) => new Set(Array.from({ length: count }, (_, index) => `s${index}`))
    expect(tagsOfPage(many(60)).join(' ').length).toBeLessThan(1000)
    expect(tagsToPurge(many(200))).toHaveLength(201)
    expect(tagsToPurge(many(201))).toEqual(['edicola'])
  })
})

describe.each(engines)('a CDN on %s', (engine) => {
  async function open() {
    const database = await newDatabase(engine)
    let now = Date.UTC(2026, 0, 1)
    let version = 7
    let status = 200
    const told: string[] = []
    const faults: unknown[] = []
    const program = () => {
      const purging = startPurging({
        cdn: { kind: 'varnish', addresses: ['http://varnish.example'], token: 'gettone' },
        version: () => version,
        changes: async (after, until) => changed(`${after}-${until}`),
        log: createPurgeLog(database),
        clock: () => new Date(now),
        onFault: (error) => void faults.push(error),
        send: async (_address, options) => {
          const tags = new Headers(options?.headers).get('x-purge-tags') ?? ''
          if (status === 200) told.push(tags)
          return new Response(null, { status })
        },
      })
      onTestFinished(() => purging.stop())
      return purging
    }
    return {
      program,
      told,
      faults,
      pass: (seconds: number) => void (now += seconds * 1000),
      publish: () => void (version += 1),
      answer: (given: number) => void (status = given),
    }
  }
  const tagsOf = (...names: string[]) => tagsToPurge(changed(...names)).join('|')

  it('is told of everything at first, then of what changed, twice each, and no more', async () => {
    const { program, told, pass, publish } = await open()
    const { look } = program()
    await look()
    pass(9)
    await look()
    expect(told).toEqual(['edicola'])
    pass(1)
    await look()
    expect(told).toEqual(['edicola', 'edicola'])
    await look()
    publish()
    await look()
    pass(10)
    await look()
    pass(10)
    await look()
    expect(told).toEqual(['edicola', 'edicola', tagsOf('7-8'), tagsOf('7-8')])
  })

  it('is told by one of several programs, and by the next when one is gone', async () => {
    const { program, told, pass, publish } = await open()
    const [one, other] = [program(), program()]
    await Promise.all([one.look(), other.look()])
    pass(10)
    await Promise.all([one.look(), other.look()])
    expect(told).toHaveLength(2)
    publish()
    await one.look()
    pass(10)
    await other.look()
    expect(told).toHaveLength(4)
    await program().look()
    expect(told).toHaveLength(4)
  })

  it('that does not answer is told later, of all that has changed since, and somebody hears of it', async () => {
    const { program, told, faults, pass, publish, answer } = await open()
    const { look } = program()
    await look()
    pass(10)
    await look()
    answer(503)
    publish()
    await look()
    publish()
    await look()
    expect([told.length, faults.length]).toEqual([2, 1])
    answer(200)
    pass(1)
    await look()
    expect(told).toHaveLength(2)
    pass(1)
    await look()
    expect(told.slice(2)).toEqual([tagsOf('7-9')])
  })
})

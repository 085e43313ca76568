import { describe, expect, it } from 'vitest'
import type { ContentState } from '../../content/reading/publicContent.ts'
import { StoreUnavailable } from '../../store/faults.ts'
import { noteSources } from '../../store/publications/sources.ts'
import { encodePage } from './encodePage.ts'
import { createGenerations } from './generations.ts'
import { createPageCache, type Drawing } from './pageCache.ts'

const MORNING = Date.parse('2026-11-15T08:00:00.000Z')
const NEVER = '9999-12-31T23:59:59.999Z'

/** A cache over a store that the test plays. */
function open({ maxBytes = 1_000_000, drawDeadline = 5_000 } = {}) {
  const store = {
    version: 1,
    changed: null as ReadonlySet<string> | null,
    nextChange: NEVER,
    /** Between which states it was asked for changes. */
    asked: [] as string[],
    isDown: false,
    moment: MORNING,
    drawn: 0,
  }
  const clock = () => new Date(store.moment)
  const publicContent = {
    version() {
      if (store.isDown) throw new StoreUnavailable('giù')
      return store.version
    },
    changesBetween: async (after: ContentState, until: ContentState) => {
      store.asked.push([after, until].map(({ version, from }) => `${version} ${from.slice(11, 19)}`).join(' to '))
      return store.changed
    },
    nextChange: async (now: string) => (store.nextChange > now ? store.nextChange : NEVER),
  }
  const generations = createGenerations(publicContent, clock)
  const cache = createPageCache({ generations, clock, maxBytes, drawDeadline })
  const page = (text: string) => encodePage(text, { type: 'text/html', headers: [], isKept: true })
  const drawing = (draw: Drawing['draw'], isKept = true): Drawing => ({ route: '/', hasQuery: false, isCacheable: isKept, draw })
  /** What the page says, and where it came from. */
  async function ask(address = '/', draw: Drawing['draw'] = () => page(`${(store.drawn += 1)}`), isKept = true) {
    const found = await cache.find(address, drawing(draw, isKept))
    return found && `${found.entry.page.identity.bytes.toString()} ${found.from}`
  }
  return { store, cache, generations, ask, page }
}

describe('a page', () => {
  it('is drawn once, then comes from memory', async () => {
    const { ask } = open()
    expect([await ask(), await ask()]).toEqual(['1 miss', '1 hit'])
  })

  it('is drawn once for a hundred who ask at once', async () => {
    const { ask, store } = open()
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask()))
    expect(store.drawn).toBe(1)
    expect(new Set(answers)).toEqual(new Set(['1 miss']))
  })

  it('is drawn again after a publication', async () => {
    const { ask, store } = open()
    await ask()
    store.version = 2
    expect([await ask(), await ask()]).toEqual(['2 miss', '2 hit'])
  })

  it('stays after a publication that it was drawn from nothing of', async () => {
    const { ask, store, page } = open()
    const draw = () => {
      noteSources('article /alba')
      return page(`${(store.drawn += 1)}`)
    }
    await ask('/', draw)
    store.version = 2
    store.changed = new Set(['article /tramonto'])
    expect(await ask('/', draw)).toBe('1 hit')
    store.version = 3
    store.changed = new Set(['article /alba'])
    expect([await ask('/', draw), await ask('/', draw)]).toEqual(['2 miss', '2 hit'])
  })

  it('is asked about again exactly when something falls due, not a millisecond before', async () => {
    const { ask, store } = open()
    store.nextChange = new Date(MORNING + 60_000).toISOString()
    await ask()
    store.moment = MORNING + 59_999
    expect(await ask()).toBe('1 hit')
    expect(store.asked).toEqual([])
    store.moment = MORNING + 60_000
    expect([await ask(), await ask()]).toEqual(['2 miss', '2 hit'])
    expect(store.asked).toEqual(['1 08:00:00 to 1 08:01:00'])
  })

  it('stays when what falls due is nothing that it was drawn from', async () => {
    const { ask, store } = open()
    store.nextChange = new Date(MORNING + 60_000).toISOString()
    await ask()
    store.moment = MORNING + 60_000
    store.changed = new Set(['article /tramonto'])
    expect(await ask()).toBe('1 hit')
  })

  it('is asked about from one state to the next, though two ask at once', async () => {
    const { ask, store, page } = open()
    store.changed = new Set(['article /tramonto'])
    const draw = () => page(`${(store.drawn += 1)}`)
    await ask('/', draw)
    store.moment = MORNING + 1_000
    store.version = 2
    const second = ask('/', draw)
    store.version = 3
    expect(await Promise.all([second, ask('/', draw)])).toEqual(['1 hit', '1 hit'])
    expect(store.asked).toEqual(['1 08:00:00 to 2 08:00:01', '2 08:00:01 to 3 08:00:01'])
  })

  it('that is being drawn when something is published is not given to who comes after', async () => {
    const { ask, store, page } = open()
    let finish = () => {}
    const slow = new Promise<void>((resolve) => (finish = resolve))
    const before = ask('/', async () => {
      await slow
      return page('vecchia')
    })
    await new Promise(setImmediate)
    store.version = 2
    expect(await ask('/', () => page('nuova'))).toBe('nuova miss')
    finish()
    expect(await before).toBe('vecchia miss')
    expect(await ask()).toBe('nuova hit')
  })

  it('that names nothing is nothing, and takes away what was there', async () => {
    const { ask, cache, store } = open()
    await ask()
    store.version = 2
    expect(await ask('/', async () => undefined)).toBeUndefined()
    expect(cache.peek('/')).toBeUndefined()
  })

  it('that cannot be drawn is an error for all who wait, and for nobody after', async () => {
    const { ask } = open()
    const fail = () => Promise.reject(new Error('guasto'))
    const outcomes = await Promise.allSettled([ask('/', fail), ask('/', fail)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask()).toBe('1 miss')
  })

  it('that nobody should keep is drawn each time', async () => {
    const { ask, cache } = open()
    const draws = ['uno', 'due'].map((text) => () => open().page(text))
    expect([await ask('/cerca?q=x', draws[0], false), await ask('/cerca?q=x', draws[1], false)]).toEqual(['uno miss', 'due miss'])
    expect(cache.weight()).toBe(0)
  })
})

describe('memory', () => {
  it('holds no more than it may, and lets go of what was asked for longest ago', async () => {
    const { ask, cache, page } = open({ maxBytes: 30_000 })
    const large = () => page('x'.repeat(6_000))
    await ask('/a', large)
    await ask('/b', large)
    await ask('/a', large)
    for (const address of ['/c', '/d', '/e']) {
      await ask(address, large)
      expect(cache.weight()).toBeLessThanOrEqual(30_000)
      await ask('/a', large)
    }
    expect([cache.peek('/a') !== undefined, cache.peek('/b') !== undefined]).toEqual([true, false])
  })
})

describe('while the store is down', () => {
  it('what was read is served as it was, what was not is refused, and all is fresh when it is back', async () => {
    const { ask, store } = open()
    await ask()
    store.isDown = true
    expect(await ask()).toBe('1 stale')
    await expect(ask('/mai-letta')).rejects.toThrow(StoreUnavailable)
    store.isDown = false
    store.version = 2
    expect(await ask()).toBe('2 miss')
  })

  it('a page that the store lets down half-way is served as it was', async () => {
    const { ask, store } = open()
    await ask()
    store.version = 2
    expect(await ask('/', () => Promise.reject(new StoreUnavailable('a metà')))).toBe('1 stale')
    expect(await ask('/', () => Promise.reject(new Error('un altro guasto'))).catch(String)).toBe('Error: un altro guasto')
  })

  it('nobody waits for ever for a page that does not come', async () => {
    const { ask } = open({ drawDeadline: 5 })
    await expect(ask('/', () => new Promise(() => undefined))).rejects.toThrow(StoreUnavailable)
  })
})

import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'

const ALL = { sort: { by: 'from', isDescending: false }, limit: 100, offset: 0 } as const

describe.each(engines)('addresses on %s', (engine) => {
  describe('slugs', () => {
    it('leaves a redirect behind when a published slug changes, straight to the newest address', async () => {
      const { newsroom, publicContent, ada, article, now, pass } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Uno')))
      for (const [index, slug] of ['uno', 'due', 'tre'].entries()) {
        unwrap(await newsroom.save(ada, 'article', id, index + 1, article('Uno', { slug })))
        unwrap(await newsroom.publish(ada, 'article', id, index + 2))
        pass(1)
      }
      expect(await publicContent.redirectFrom('/articoli/uno', now())).toBe('/articoli/tre')
      expect(await publicContent.redirectFrom('/articoli/due', now())).toBe('/articoli/tre')
      expect(await publicContent.redirectFrom('/articoli/mai', now())).toBeUndefined()
    })

    it('leaves none for a slug that readers never saw', async () => {
      const { newsroom, publicContent, ada, article, now } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Bozza')))
      unwrap(await newsroom.save(ada, 'article', id, 1, article('Bozza', { slug: 'definitivo' })))
      unwrap(await newsroom.publish(ada, 'article', id, 2))
      expect(await publicContent.redirectFrom('/articoli/bozza', now())).toBeUndefined()
    })

    it('numbers a slug made from a title, refuses one that was chosen, and keeps kinds apart', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      unwrap(await newsroom.create(ada, 'article', article('Mare')))
      expect(unwrap(await newsroom.create(ada, 'article', article('Mare'))).slug).toBe('mare-2')
      const chosen = await newsroom.create(ada, 'article', article('Altro', { slug: 'mare' }))
      expect(chosen).toMatchObject({ reason: 'slug-taken', slug: 'mare', free: 'mare-3' })
      expect(unwrap(await newsroom.create(ada, 'page', { title: 'Mare' })).slug).toBe('mare')
    })

    it('gives no two of many simultaneous articles the same one', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const made = await Promise.all(Array.from({ length: 12 }, () => newsroom.create(ada, 'article', article('Folla'))))
      expect(new Set(made.map((outcome) => unwrap(outcome).slug)).size).toBe(12)
    })

    it('gives no two of many drafts the same one that get one title at the same moment', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const made = await Promise.all(Array.from({ length: 12 }, (_, number) => newsroom.create(ada, 'article', article(`Bozza ${number}`))))
      const titles = ['Folla', 'Folla 2', 'Folla 2 3']
      const saved = await Promise.all(
        made.map((outcome, number) => newsroom.save(ada, 'article', unwrap(outcome).id, 1, article(titles[number % 3] ?? ''))),
      )
      expect(new Set(saved.map((outcome) => unwrap(outcome).slug)).size).toBe(12)
    })
  })

  describe('redirects', () => {
    it('are a change when they are written, changed or taken away, which static files follow, and of no page', async () => {
      const { newsroom, publicContent, ada, now } = await openNewsroom(engine)
      const state = async () => ({ version: await publicContent.version(), from: now() })
      for (const act of [
        () => newsroom.addRedirect(ada, { from: '/vecchia', to: '/chi-siamo' }),
        () => newsroom.changeRedirect(ada, '/vecchia', { from: '/prima', to: '/chi-siamo' }),
        () => newsroom.removeRedirect(ada, '/prima'),
      ]) {
        const before = await state()
        unwrap<unknown>(await act())
        const after = await state()
        expect(after.version).toBeGreaterThan(before.version)
        expect(await publicContent.changesBetween(before, after)).toEqual(new Set())
      }
    })

    it('lead where an editor says, until they are taken back', async () => {
      const { newsroom, publicContent, ada, bruno, article, now } = await openNewsroom(engine)
      expect(await newsroom.addRedirect(bruno, { from: '/a', to: '/b' })).toMatchObject({ reason: 'forbidden', because: 'role' })
      unwrap(await newsroom.addRedirect(ada, { from: '/vecchia', to: 'https://altrove.example/' }))
      expect(await newsroom.addRedirect(ada, { from: '/vecchia', to: '/chi-siamo' })).toMatchObject({
        problems: [{ problem: 'redirect-taken' }],
      })
      unwrap(await newsroom.changeRedirect(ada, '/vecchia', { from: '/vecchia', to: '/chi-siamo' }))
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Uno')))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      unwrap(await newsroom.save(ada, 'article', id, 1, article('Uno', { slug: 'due' })))
      unwrap(await newsroom.publish(ada, 'article', id, 2))
      expect(await publicContent.redirectFrom('/vecchia', now())).toBe('/chi-siamo')
      expect(unwrap(await newsroom.redirects(ada, ALL)).redirects).toEqual([
        { from: '/articoli/uno', to: '/articoli/due', isAutomatic: true, createdAt: now(), hits: 0, lastHitAt: null },
        { from: '/vecchia', to: '/chi-siamo', isAutomatic: false, createdAt: now(), hits: 0, lastHitAt: null },
      ])
      unwrap(await newsroom.removeRedirect(ada, '/vecchia'))
      expect(await publicContent.redirectFrom('/vecchia', now())).toBeUndefined()
      expect(await newsroom.removeRedirect(ada, '/vecchia')).toMatchObject({ reason: 'not-found' })
    })

    it('are listed a page at a time, by words of either address, in any order', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Uno')))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      unwrap(await newsroom.save(ada, 'article', id, 1, article('Uno', { slug: 'due' })))
      unwrap(await newsroom.publish(ada, 'article', id, 2))
      for (const [from, to] of [
        ['/b_1', 'https://altrove.example/'],
        ['/c', '/chi-siamo'],
      ])
        unwrap(await newsroom.addRedirect(ada, { from, to }))
      const list = async (query: object) => {
        const { total, redirects } = unwrap(await newsroom.redirects(ada, { ...ALL, ...query }))
        return [total, ...redirects.map(({ from }) => from)]
      }
      expect(await list({ limit: 1, offset: 1 })).toEqual([3, '/b_1'])
      expect(await list({ sort: { by: 'to', isDescending: true } })).toEqual([3, '/b_1', '/c', '/articoli/uno'])
      // Never followed comes before any moment, on both engines.
      expect(await list({ sort: { by: 'lastHitAt', isDescending: false } })).toEqual([3, '/articoli/uno', '/b_1', '/c'])
      expect(await list({ words: 'ALTROVE' })).toEqual([1, '/b_1'])
      expect(await list({ words: '/articoli/du' })).toEqual([1, '/articoli/uno'])
      expect(await list({ words: 'b_' })).toEqual([1, '/b_1'])
      expect(await list({ words: '%' })).toEqual([0])
      expect(await list({ isAutomatic: true })).toEqual([1, '/articoli/uno'])
      expect(await list({ paths: ['/c', '/mai'] })).toEqual([1, '/c'])
      expect(await list({ paths: [] })).toEqual([0])
      expect(unwrap(await newsroom.redirect(ada, '/c'))).toMatchObject({ from: '/c', to: '/chi-siamo' })
      expect(await newsroom.redirect(ada, '/mai')).toMatchObject({ reason: 'not-found' })
    })

    it('never go round in circles, and take any spelling of an address', async () => {
      const { newsroom, publicContent, ada, now } = await openNewsroom(engine)
      unwrap(await newsroom.addRedirect(ada, { from: '/citt%C3%A0/', to: '/l’arte' }))
      expect(await publicContent.redirectFrom('/città', now())).toBe('/l%E2%80%99arte')
      const refusal = async (input: object) => {
        const outcome = await newsroom.addRedirect(ada, input)
        return outcome.ok || outcome.reason !== 'invalid' ? outcome : outcome.problems.map(({ path, problem }) => [path[0], problem])
      }
      expect(await refusal({ from: '/l’arte', to: '/città' })).toEqual([['to', 'redirect-loop']])
      expect(await refusal({ from: '/l’arte', to: '/altrove' })).toEqual([['from', 'redirect-chained']])
      expect(await refusal({ from: '/altrove', to: '/città' })).toEqual([['to', 'redirect-chain']])
    })

    it('stand only where nothing else does', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Uno')))
      const add = (from: string) => newsroom.addRedirect(ada, { from, to: 'https://altrove.example/' })
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      for (const from of ['/', '/articoli/uno', '/sezioni/citta', '/numeri', '/api/admin/me', '/media/x']) {
        expect(await add(from)).toMatchObject({ problems: [{ path: ['from'], problem: 'redirect-page' }] })
      }
      unwrap(await add('/articoli/due'))
      unwrap(await newsroom.changeRedirect(ada, '/articoli/due', { from: '/articoli/tre', to: '/' }))
      expect(unwrap(await newsroom.redirects(ada, ALL)).redirects.map(({ from, to }) => [from, to])).toEqual([['/articoli/tre', '/']])
      expect(await newsroom.changeRedirect(ada, '/mai', { from: '/mai', to: '/' })).toMatchObject({ reason: 'not-found' })
    })

    it.each([
      [{ from: 'vecchia', to: '/b' }, 'from'],
      [{ from: '/a?b', to: '/b' }, 'from'],
      [{ from: '/a', to: 'javascript:alert(1)' }, 'to'],
      [{ from: '/a', to: '/a' }, 'to'],
      [{ from: '/a', to: '/a/?b' }, 'to'],
      [{ from: '/%00', to: '/a' }, 'from'],
      [{ from: '/a', to: '?x' }, 'to'],
      [{ from: '/a', to: '#x' }, 'to'],
      [{ from: '/a', to: '/..//evil.example' }, 'to'],
      [{ from: '/a', to: '/%2e%2e//evil.example' }, 'to'],
      [{ from: '/a', to: '/..\\\\evil.example' }, 'to'],
    ])('refuse %j', async (input, field) => {
      const { newsroom, ada } = await openNewsroom(engine)
      expect(await newsroom.addRedirect(ada, input)).toMatchObject({ reason: 'invalid', problems: [{ path: [field] }] })
    })
  })
})

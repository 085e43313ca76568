import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'
import { statusOf } from '../../content/newsroom/document.ts'

describe.each(engines)('schedules on %s', (engine) => {
  describe('schedules', () => {
    it('shows an article from its minute on, and not before', async () => {
      const { newsroom, publicContent, ada, article, later, now, pass } = await openNewsroom(engine)
      const draft = unwrap(await newsroom.create(ada, 'article', article('Domani', { publishAt: later(60) })))
      const scheduled = unwrap(await newsroom.publish(ada, 'article', draft.id, 1))
      expect(statusOf(scheduled, now()).state).toBe('scheduled')
      pass(59)
      expect(await publicContent.article('domani', now())).toBeUndefined()
      expect(await publicContent.articles({}, { limit: 5 }, now())).toEqual([])
      expect((await publicContent.search({ typed: 'domani' }, { limit: 5 }, now())).total).toBe(0)
      pass(1)
      expect((await publicContent.article('domani', now()))?.publishedAt).toBe(now())
      expect((await publicContent.search({ typed: 'domani' }, { limit: 5 }, now())).total).toBe(1)
      expect(statusOf(unwrap(await newsroom.find(ada, 'article', draft.id)), now()).state).toBe('published')
    })

    it('hides an article from its last minute on', async () => {
      const { newsroom, publicContent, ada, article, later, now, pass } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Breve', { unpublishAt: later(30) })))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      pass(29)
      expect(await publicContent.article('breve', now())).toBeDefined()
      pass(1)
      expect(await publicContent.article('breve', now())).toBeUndefined()
    })

    it('changes a published article at the chosen moment, and readers see the old text until then', async () => {
      const { newsroom, publicContent, ada, article, later, now, pass } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Prima')))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      pass(1)
      unwrap(await newsroom.save(ada, 'article', id, 1, article('Seconda', { slug: 'seconda' })))
      unwrap(await newsroom.publish(ada, 'article', id, 2, later(60)))
      expect((await publicContent.article('prima', now()))?.title).toBe('Prima')
      expect(await publicContent.article('seconda', now())).toBeUndefined()
      pass(60)
      expect(await publicContent.article('prima', now())).toBeUndefined()
      expect((await publicContent.article('seconda', now()))?.title).toBe('Seconda')
      expect(await publicContent.redirectFrom('/articoli/prima', now())).toBe('/articoli/seconda')
      expect(await publicContent.countArticles({}, now())).toBe(1)
    })

    it('lets a schedule be changed before it falls due', async () => {
      const { newsroom, publicContent, ada, article, later, now, pass } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Rinviato', { publishAt: later(10) })))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      unwrap(await newsroom.save(ada, 'article', id, 1, article('Rinviato', { slug: 'rinviato', publishAt: later(90) })))
      unwrap(await newsroom.publish(ada, 'article', id, 2))
      pass(30)
      expect(await publicContent.article('rinviato', now())).toBeUndefined()
      pass(60)
      expect((await publicContent.article('rinviato', now()))?.publishedAt).toBe(now())
    })

    it('forgets a schedule that was cancelled: nobody saw it, so it is a draft without a date', async () => {
      const { newsroom, publicContent, ada, article, later, now, pass } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Annullato')))
      unwrap(await newsroom.publish(ada, 'article', id, 1, later(60)))
      const cancelled = unwrap(await newsroom.unpublish(ada, 'article', id))
      expect([statusOf(cancelled, now()).state, cancelled.firstPublishedAt]).toEqual(['draft', null])
      pass(120)
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      expect((await publicContent.article('annullato', now()))?.publishedAt).toBe(now())
    })

    it('never dates an article in the future: published at once, it is of now', async () => {
      const { newsroom, publicContent, ada, article, later, now } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Subito', { publishAt: later(600) })))
      unwrap(await newsroom.publish(ada, 'article', id, 1, now()))
      expect((await publicContent.article('subito', now()))?.publishedAt).toBe(now())
    })

    it('keeps a withdrawal that was agreed on when a correction is published', async () => {
      const { newsroom, publicContent, ada, article, later, now, pass } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Diffida')))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      unwrap(await newsroom.unpublish(ada, 'article', id, later(60)))
      unwrap(await newsroom.save(ada, 'article', id, 1, article('Diffida', { slug: 'diffida', kicker: 'Corretto' })))
      unwrap(await newsroom.publish(ada, 'article', id, 2))
      pass(60)
      expect(await publicContent.article('diffida', now())).toBeUndefined()
    })

    it('refuses a moment that is none', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Domani')))
      const refusal = { reason: 'invalid', problems: [{ path: ['at'], problem: 'instant' }] }
      expect(await newsroom.publish(ada, 'article', id, 1, 'domani')).toMatchObject(refusal)
      expect(await newsroom.unpublish(ada, 'article', id, '2026-13-01')).toMatchObject(refusal)
    })

    it('refuses an end that is already past', async () => {
      const { newsroom, ada, article, later, pass } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Tardi', { unpublishAt: later(5) })))
      pass(5)
      expect(await newsroom.publish(ada, 'article', id, 1)).toMatchObject({ reason: 'invalid', problems: [{ problem: 'already-over' }] })
    })
  })
})

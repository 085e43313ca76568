import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/stores.ts'

describe.each(engines)('the revisions of a document on %s', (engine) => {
  describe('what a draft saves by itself', () => {
    it('leaves one revision for each ten minutes, and never takes the place of one that somebody asked for', async () => {
      const { newsroom, ada, bruno, article, pass } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Zero')))
      let number = 1
      const save = async (title: string, isAutomatic: boolean, actor = ada) =>
        (number = unwrap(await newsroom.save(actor, 'article', id, number, article(title), isAutomatic)).revision)
      await save('Uno', true)
      await save('Due', true)
      await save('Tre', false)
      await save('Quattro', true)
      await save('Cinque', true)
      pass(10)
      await save('Sei', true)
      unwrap(await newsroom.assign(ada, 'article', id, [bruno.id]))
      await save('Sette', true, bruno)
      const kept = unwrap(await newsroom.revisions(ada, 'article', id)).map((revision) => revision.number)
      expect(kept).toEqual([8, 7, 6, 4, 3, 1])
      expect(unwrap(await newsroom.find(ada, 'article', id)).content.title).toBe('Sette')
    })

    it('never takes away what readers see, and remembers which fields changed', async () => {
      const { newsroom, publicContent, ada, article, now } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Zero', { slug: 'zero' })))
      unwrap(await newsroom.save(ada, 'article', id, 1, article('Uno', { slug: 'zero' }), true))
      unwrap(await newsroom.publish(ada, 'article', id, 2))
      unwrap(await newsroom.save(ada, 'article', id, 2, article('Uno', { slug: 'zero', kicker: 'Luce' }), true))
      unwrap(await newsroom.save(ada, 'article', id, 3, article('Due', { slug: 'zero', kicker: 'Luce' }), true))
      expect((await publicContent.article('zero', now()))?.title).toBe('Uno')
      const [newest, seen] = unwrap(await newsroom.revisions(ada, 'article', id))
      expect([newest?.number, seen?.number]).toEqual([4, 2])
      expect([...(newest?.changed ?? [])].sort()).toEqual(['kicker', 'title'])
    })
  })

  describe('a save', () => {
    it('keeps who, when and what of each save', async () => {
      const { newsroom, ada, bruno, article, later, pass } = await openNewsroom(engine)
      const draft = unwrap(await newsroom.create(ada, 'article', article('Uno')))
      const { id } = draft
      unwrap(await newsroom.assign(ada, 'article', id, [bruno.id]))
      pass(3)
      unwrap(await newsroom.save(bruno, 'article', id, 1, article('Uno', { slug: 'uno', standfirst: 'Un sommario.' })))
      expect(unwrap(await newsroom.revisions(ada, 'article', id))).toEqual([
        { number: 2, at: later(0), by: { id: bruno.id, name: 'Bruno' }, changed: ['standfirst'] },
        { number: 1, at: later(-3), by: { id: ada.id, name: 'Ada' }, changed: Object.keys(draft.content) },
      ])
    })

    it('compares two revisions in words', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('La luce bianca')))
      unwrap(await newsroom.save(ada, 'article', id, 1, article('La luce nera', { slug: 'la-luce-bianca' })))
      expect(unwrap(await newsroom.difference(ada, 'article', id, 1, 2))).toEqual([
        {
          field: 'title',
          differences: [
            { text: 'La luce ', change: 'same' },
            { text: 'bianca', change: 'removed' },
            { text: 'nera', change: 'added' },
          ],
        },
      ])
    })

    it('restores an old one as the newest, and keeps those between', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Uno')))
      unwrap(await newsroom.save(ada, 'article', id, 1, article('Due', { slug: 'uno' })))
      const restored = unwrap(await newsroom.restore(ada, 'article', id, 2, 1))
      expect(restored.content.title).toBe('Uno')
      expect(unwrap(await newsroom.revisions(ada, 'article', id)).map(({ number }) => number)).toEqual([3, 2, 1])
    })

    it('keeps the last 50, and the one that readers see however old', async () => {
      const { newsroom, publicContent, ada, article, now } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Numero 1')))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      for (let revision = 1; revision < 55; revision++) {
        unwrap(await newsroom.save(ada, 'article', id, revision, article(`Numero ${revision + 1}`, { slug: 'numero-1' })))
      }
      const numbers = unwrap(await newsroom.revisions(ada, 'article', id)).map(({ number }) => number)
      expect(numbers).toEqual([...Array.from({ length: 50 }, (_, index) => 55 - index), 1])
      expect((await publicContent.article('numero-1', now()))?.title).toBe('Numero 1')
    })

    it('refuses a save that started from an older revision, with who and when, and loses nothing', async () => {
      const { newsroom, ada, bruno, article, now, pass } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Comune')))
      unwrap(await newsroom.assign(ada, 'article', id, [bruno.id]))
      pass(2)
      unwrap(await newsroom.save(bruno, 'article', id, 1, article('Di Bruno', { slug: 'comune' })))
      const at = now()
      pass(2)
      const outcome = await newsroom.save(ada, 'article', id, 1, article('Di Ada', { slug: 'comune' }))
      expect(outcome).toEqual({ ok: false, reason: 'stale', revision: 2, by: 'Bruno', at })
      expect(unwrap(await newsroom.find(ada, 'article', id)).content.title).toBe('Di Bruno')
    })

    it('takes the same words of the same person again, without another revision: the answer to the first save was lost', async () => {
      const { newsroom, ada, bruno, article, pass } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Zero')))
      unwrap(await newsroom.save(ada, 'article', id, 1, article('Uno')))
      pass(1)
      expect(unwrap(await newsroom.save(ada, 'article', id, 1, article('Uno')))).toMatchObject({ revision: 2, title: 'Uno' })
      expect(unwrap(await newsroom.revisions(ada, 'article', id))).toHaveLength(2)

      const stale = { ok: false, reason: 'stale', revision: 2, by: 'Ada' }
      expect(await newsroom.save(ada, 'article', id, 1, article('Due')), 'other words').toMatchObject(stale)
      expect(await newsroom.save(ada, 'article', id, 3, article('Uno')), 'on what is not there').toMatchObject(stale)
      expect(await newsroom.save(ada, 'article', id, 1, { title: '' }), 'what is no article').toMatchObject(stale)
      unwrap(await newsroom.assign(ada, 'article', id, [bruno.id]))
      expect(await newsroom.save(bruno, 'article', id, 1, article('Uno')), 'by another person').toMatchObject(stale)
    })

    it('lets exactly one of many simultaneous saves win', async () => {
      const { newsroom, ada, article } = await openNewsroom(engine)
      const { id } = unwrap(await newsroom.create(ada, 'article', article('Gara')))
      const attempts = Array.from({ length: 20 }, (_, index) =>
        newsroom.save(ada, 'article', id, 1, article(`Versione ${index}`, { slug: 'gara' })),
      )
      const outcomes = await Promise.all(attempts)
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'stale')).toHaveLength(19)
    })
  })
})

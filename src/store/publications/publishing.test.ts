import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../../tests/support/newsroom.ts'
import { createOracle, deeds, type Deed } from '../../../tests/support/publishingOracle.ts'
import { engines } from '../../../tests/support/stores.ts'
import { statusOf } from '../../content/newsroom/document.ts'

type Newsroom = Awaited<ReturnType<typeof openNewsroom>>

/** An article that readers see, with a change planned in an hour. */
async function withPlannedChange({ newsroom, ada, article, later }: Newsroom) {
  const { id } = unwrap(await newsroom.create(ada, 'article', article('Prima')))
  unwrap(await newsroom.publish(ada, 'article', id, 1))
  unwrap(await newsroom.save(ada, 'article', id, 1, article('Seconda', { slug: 'prima' })))
  return unwrap(await newsroom.publish(ada, 'article', id, 2, later(60)))
}

describe.each(engines)('the life of a document on the site, on %s', (engine) => {
  it('shows readers what the last act said, at every moment, whatever was done: nothing vanishes and nothing comes back', async () => {
    const { newsroom, publicContent, ada, article, later, now, pass } = await openNewsroom(engine)
    let runs = 0
    await fc.assert(
      fc.asyncProperty(deeds, async (done) => {
        const slug = `vita-${(runs += 1)}`
        const oracle = createOracle()
        const { id } = unwrap(await newsroom.create(ada, 'article', article('0', { slug })))
        let revision = 1
        let minute = 0
        for (const deed of done) {
          if (deed.act === 'wait') {
            minute += deed.minutes
            pass(deed.minutes)
          }
          const outcome = await perform(deed, slug, id)
          expect([deed.act, outcome]).toEqual([deed.act, oracle.perform(deed, revision, minute)])
          await expectSeen(slug, oracle.seen()[minute])
        }
        // The rest comes about by itself, with the passing of time.
        for (let wait = 0; wait < 8; wait += 1) {
          minute += 10
          pass(10)
          await expectSeen(slug, oracle.seen()[minute])
        }

        async function expectSeen(at: string, expected: number | null | undefined) {
          const shown = await publicContent.article(at, now())
          expect([now(), shown?.title ?? null]).toEqual([now(), expected === null ? null : String(expected)])
        }

        async function perform(deed: Deed, at: string, of: string): Promise<boolean> {
          switch (deed.act) {
            case 'publish':
            case 'plan': {
              const from = deed.act === 'plan' ? deed.after : 0
              const unpublishAt = deed.end === null ? null : later(from + deed.end)
              unwrap(await newsroom.save(ada, 'article', of, revision, article(String(revision + 1), { slug: at, unpublishAt })))
              revision += 1
              const moment = deed.act === 'plan' ? later(deed.after) : 'now'
              return (await newsroom.publish(ada, 'article', of, revision, moment, deed.act === 'publish' ? deed.choice : undefined)).ok
            }
            case 'reschedule':
              return (await newsroom.reschedule(ada, 'article', of, later(deed.after))).ok
            case 'cancel-plan':
              return (await newsroom.cancelPlan(ada, 'article', of)).ok
            case 'withdraw':
              return (await newsroom.unpublish(ada, 'article', of)).ok
            case 'plan-withdrawal':
              return (await newsroom.unpublish(ada, 'article', of, later(deed.after))).ok
            case 'cancel-withdrawal':
              return (await newsroom.cancelWithdrawal(ada, 'article', of)).ok
            case 'undo':
              return (await newsroom.undo(ada, 'article', of)).ok
            case 'wait':
              return true
          }
        }
      }),
      { numRuns: 40 },
    )
  }, 180_000)

  it('asks what becomes of a planned change before a correction is published, and the choice holds', async () => {
    const open = await openNewsroom(engine)
    const { newsroom, publicContent, ada, article, now, pass } = open
    const { id } = await withPlannedChange(open)
    const status = async () => statusOf(unwrap(await newsroom.find(ada, 'article', id)), now())
    expect(await status()).toMatchObject({ state: 'published', changed: false, isNewestShown: false })
    unwrap(await newsroom.save(ada, 'article', id, 2, article('Corretta', { slug: 'prima' })))
    expect(await newsroom.publish(ada, 'article', id, 3)).toMatchObject({ ok: false, reason: 'plan', because: 'change-planned' })
    unwrap(await newsroom.publish(ada, 'article', id, 3, 'now', 'keep'))
    expect((await publicContent.article('prima', now()))?.title).toBe('Corretta')
    expect(await status()).toMatchObject({ state: 'published', changed: false, isNewestShown: true })
    // A tag is given to what readers see; what is planned stays planned.
    const tag = unwrap(await newsroom.create(ada, 'tag', { name: 'Ponti' }))
    unwrap(await newsroom.retag(ada, id, 'tag', tag.id))
    expect((await publicContent.article('prima', now()))?.tags).toMatchObject([{ id: tag.id }])
    pass(60)
    expect((await publicContent.article('prima', now()))?.title).toBe('Seconda')
  })

  it('goes on showing what readers see when a plan is cancelled or moved', async () => {
    const open = await openNewsroom(engine)
    const { newsroom, publicContent, ada, now, later, pass } = open
    const { id } = await withPlannedChange(open)
    unwrap(await newsroom.reschedule(ada, 'article', id, later(90)))
    pass(60)
    expect((await publicContent.article('prima', now()))?.title).toBe('Prima')
    const cancelled = unwrap(await newsroom.cancelPlan(ada, 'article', id))
    expect(statusOf(cancelled, now())).toMatchObject({ state: 'published', changed: true, plannedAt: null, endsAt: null })
    pass(60)
    expect((await publicContent.article('prima', now()))?.title).toBe('Prima')
    expect(await newsroom.cancelPlan(ada, 'article', id)).toMatchObject({ reason: 'plan', because: 'nothing-planned' })
  })

  it('takes back a first publication as though nobody had seen it, and a review with it', async () => {
    const { newsroom, publicContent, ada, article, now } = await openNewsroom(engine)
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Svista')))
    unwrap(await newsroom.submit(ada, 'article', id, 'Manca il titolo'))
    const { lastAct } = unwrap(await newsroom.publish(ada, 'article', id, 1))
    const undone = unwrap(await newsroom.undo(ada, 'article', id, lastAct?.number))
    expect(await publicContent.article('svista', now())).toBeUndefined()
    expect([statusOf(undone, now()).state, undone.firstPublishedAt, undone.note]).toEqual(['review', null, 'Manca il titolo'])
    expect(await newsroom.undo(ada, 'article', id)).toMatchObject({ reason: 'plan', because: 'nothing-to-undo' })
  })

  it('takes back only one’s own act, the one that is meant, and not for ever', async () => {
    const { newsroom, ada, bruno, article, pass } = await openNewsroom(engine)
    const { id } = unwrap(await newsroom.create(bruno, 'article', article('Di Bruno')))
    const { lastAct } = unwrap(await newsroom.publish(ada, 'article', id, 1))
    const refusal = { reason: 'plan', because: 'nothing-to-undo' }
    expect(await newsroom.undo(ada, 'article', id, (lastAct?.number ?? 0) + 1)).toMatchObject(refusal)
    unwrap(await newsroom.unpublish(ada, 'article', id))
    expect(await newsroom.undo(ada, 'article', id, lastAct?.number)).toMatchObject(refusal)
    pass(10)
    expect(await newsroom.undo(ada, 'article', id)).toMatchObject(refusal)
  })

  it('lets nobody take back what a colleague did', async () => {
    const { newsroom, ada, article } = await openNewsroom(engine)
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Di Ada')))
    unwrap(await newsroom.publish(ada, 'article', id, 1))
    const carla = { ...ada, id: 'carla' }
    expect(await newsroom.undo(carla, 'article', id)).toMatchObject({ reason: 'plan', because: 'nothing-to-undo' })
  })

  it('keeps the text that an undo needs, though the draft saves itself meanwhile', async () => {
    const { newsroom, publicContent, ada, article, now } = await openNewsroom(engine)
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Uno')))
    unwrap(await newsroom.save(ada, 'article', id, 1, article('Due', { slug: 'uno' }), true))
    unwrap(await newsroom.publish(ada, 'article', id, 2))
    unwrap(await newsroom.unpublish(ada, 'article', id))
    unwrap(await newsroom.save(ada, 'article', id, 2, article('Tre', { slug: 'uno' }), true))
    unwrap(await newsroom.undo(ada, 'article', id))
    expect((await publicContent.article('uno', now()))?.title).toBe('Due')
  })

  it('moves the moment that a document names along with what is planned, and takes it back with it', async () => {
    const { newsroom, ada, article, later } = await openNewsroom(engine)
    const [first, second] = [later(60), later(90)]
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Domani', { publishAt: first })))
    unwrap(await newsroom.publish(ada, 'article', id, 1))
    const moved = unwrap(await newsroom.reschedule(ada, 'article', id, second))
    expect([moved.content.publishAt, moved.publications[0]?.from, moved.firstPublishedAt, moved.revision]).toEqual([
      second,
      second,
      second,
      1,
    ])
    expect(unwrap(await newsroom.undo(ada, 'article', id)).content.publishAt).toBe(first)
    const cancelled = unwrap(await newsroom.cancelPlan(ada, 'article', id))
    expect([cancelled.content.publishAt, cancelled.firstPublishedAt]).toEqual([null, null])
  })

  it('refuses a moment that has passed, and takes the minute that is passing for now', async () => {
    const { newsroom, publicContent, ada, article, now, later } = await openNewsroom(engine)
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Ieri')))
    expect(await newsroom.publish(ada, 'article', id, 1, later(-2))).toMatchObject({ problems: [{ path: ['at'], problem: 'moment-past' }] })
    unwrap(await newsroom.publish(ada, 'article', id, 1, later(-0.5)))
    expect(await publicContent.article('ieri', now())).toBeDefined()
  })

  it('does the same for announcements, pages and issues', async () => {
    const { newsroom, ada, later, now, pass } = await openNewsroom(engine)
    for (const kind of ['page', 'issue', 'popup'] as const) {
      const content = (title: string) => (kind === 'popup' ? { id: `vita-${title}`, name: title, title } : { title, slug: `vita-${kind}` })
      const { id } = unwrap(await newsroom.create(ada, kind, content('prima')))
      unwrap(await newsroom.publish(ada, kind, id, 1))
      unwrap(await newsroom.save(ada, kind, id, 1, { ...content('prima'), title: 'seconda' }))
      unwrap(await newsroom.publish(ada, kind, id, 2, later(60)))
      unwrap(await newsroom.undo(ada, kind, id))
      pass(61)
      expect([kind, statusOf(unwrap(await newsroom.find(ada, kind, id)), now()).state]).toEqual([kind, 'published'])
    }
  })

  it('counts planned changes among the scheduled, and tells them apart in the calendar', async () => {
    const open = await openNewsroom(engine)
    const { newsroom, ada, now, later } = open
    const { id } = await withPlannedChange(open)
    const query = { kind: 'article', sort: { by: 'updatedAt', isDescending: true }, limit: 5, offset: 0 } as const
    for (const state of ['scheduled', 'published'] as const)
      expect(unwrap(await newsroom.list(ada, { ...query, state })).documents).toMatchObject([
        { id, status: { state: 'published', plannedAt: later(60) } },
      ])
    const events = unwrap(await newsroom.calendar(ada, now(), later(120)))
    expect(events).toMatchObject([{ what: 'published' }, { what: 'change', at: later(60) }])
  })
})

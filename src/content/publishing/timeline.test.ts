import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createOracle, deeds, HORIZON, type Deed } from '../../../tests/support/publishingOracle.ts'
import * as acts from './acts.ts'
import { canUndo } from './lastAct.ts'
import { endsAfter, plannedAfter, shownAt, visibleRanges, type PublishedRange, type Timeline } from './timeline.ts'

const START = Date.parse('2026-11-16T00:00:00.000Z')
const at = (minute: number) => new Date(START + minute * 60_000).toISOString()
const text = (revision: number, from: number, end: number | null = null): PublishedRange => ({
  revision,
  from: at(from),
  endsAt: end === null ? null : at(end),
  publishedAt: at(from),
})
const timeline = (publications: readonly PublishedRange[], withdrawal: number | null = null): Timeline => ({
  publications,
  withdrawalAt: withdrawal === null ? null : at(withdrawal),
})
const NOTHING = timeline([])
const MINUTES = Array.from({ length: HORIZON }, (_, minute) => at(minute))

describe('what readers see', () => {
  const life = timeline([text(1, 0), text(2, 20)], 30)

  it.each([
    ['nothing before it begins', life, -1, null],
    ['the first text from its minute on', life, 0, 1],
    ['the first text until the next begins', life, 19, 1],
    ['the next from its minute on', life, 20, 2],
    ['the next until the withdrawal', life, 29, 2],
    ['nothing once it is withdrawn', life, 30, null],
    ['nothing in a gap that a text leaves by its own end', timeline([text(1, 0, 10), text(2, 20)]), 15, null],
    ['a text past the withdrawal, if it names an end of its own', timeline([text(1, 0, 40)], 30), 35, 1],
  ])('is %s', (_name, of, minute, revision) => {
    expect(shownAt(of, at(minute))?.revision ?? null).toBe(revision)
  })

  it('tells what is planned from what ends', () => {
    expect(plannedAfter(life, at(5))?.revision).toBe(2)
    expect(plannedAfter(life, at(20))).toBeNull()
    expect(endsAfter(life, at(5))).toBe(at(30))
    expect(endsAfter(timeline([text(1, 0), text(2, 20)]), at(5))).toBeNull()
    expect(endsAfter(timeline([text(1, 0, 10), text(2, 20)]), at(5))).toBe(at(10))
  })
})

describe('a correction while a change is planned', () => {
  const planned = timeline([text(1, 0), text(2, 20)])

  it('waits for a word about the change', () => {
    expect(acts.publishNow(planned, at(5), text(3, 5))).toEqual({ ok: false, because: 'change-planned', at: at(20) })
  })

  it.each([
    ['replace', [3, 3, 3]],
    ['keep', [3, 3, 2]],
  ] as const)('%s: the choice holds', (choice, seen) => {
    const decided = acts.publishNow(planned, at(5), text(3, 5), choice)
    const after = decided.ok ? decided.timeline : NOTHING
    expect([5, 19, 20].map((minute) => shownAt(after, at(minute))?.revision)).toEqual(seen)
  })

  it('asks nothing where readers see nothing yet: what was planned comes out at once', () => {
    const decided = acts.publishNow(timeline([text(2, 20)]), at(5), text(2, 5))
    expect(decided.ok && visibleRanges(decided.timeline)).toMatchObject([{ revision: 2, from: at(5), until: null }])
  })
})

it('dates a first publication by the moment it is moved to, and leaves any other date', () => {
  const moved = acts.reschedule(timeline([text(1, 20)]), at(5), at(40))
  expect(moved.ok && moved.timeline.publications).toMatchObject([{ from: at(40), publishedAt: at(40) }])
  const change = acts.reschedule(timeline([text(1, 0), { ...text(2, 20), publishedAt: at(0) }]), at(5), at(40))
  expect(change.ok && change.timeline.publications[1]).toMatchObject({ from: at(40), publishedAt: at(0) })
})

it('keeps the withdrawal that was agreed on through a plan and its cancelling', () => {
  const change = acts.plan(timeline([text(1, 0)], 60), at(5), { ...text(2, 20), endsAt: at(90) }, at(20))
  const cancelled = acts.cancelPlan(change.ok ? change.timeline : NOTHING, at(6))
  expect(cancelled.ok && visibleRanges(cancelled.timeline)).toMatchObject([{ revision: 1, until: at(60) }])
})

it('shows at every minute what a naive account of all that was done says, whatever is done and whenever', () => {
  fc.assert(
    fc.property(deeds, (done) => {
      const oracle = createOracle()
      let life = NOTHING
      let last: Parameters<typeof canUndo>[0] = null
      let now = 0
      done.forEach((deed, index) => {
        if (deed.act === 'wait') now += deed.minutes
        const revision = index + 1
        const decided = perform(deed, revision, now)
        expect([deed.act, decided !== null]).toEqual([deed.act, oracle.perform(deed, revision, now)])
        if (decided) life = decided
        // As text: to compare the rows minute by minute took half of the time.
        expect(JSON.stringify(minutesOf(life).slice(now))).toBe(JSON.stringify(oracle.seen().slice(now)))
      })

      function perform(deed: Deed, revision: number, minute: number): Timeline | null {
        if (deed.act === 'wait') return life
        if (deed.act === 'undo') {
          if (!canUndo(last, 'ada', at(minute))) return null
          const { before } = last
          last = null
          return before
        }
        const decided = decide(life, deed, revision, minute)
        if (!decided.ok) return null
        const isNew = JSON.stringify(acts.settled(life, at(minute))) !== JSON.stringify(decided.timeline)
        const rest = { firstPublishedAt: null, inReview: false, note: '', returnedBy: null, schedule: null }
        if (isNew) last = { number: 1, act: 'publish', at: at(minute), by: 'ada', before: { ...life, ...rest } }
        return decided.timeline
      }
    }),
    { numRuns: 2_000 },
  )
})

/** What the timeline shows, minute by minute. */
function minutesOf(life: Timeline): (number | null)[] {
  const stretches = visibleRanges(life)
  return MINUTES.map(
    (moment) => stretches.find(({ from, until }) => from <= moment && (until === null || until > moment))?.revision ?? null,
  )
}

function decide(life: Timeline, deed: Exclude<Deed, { act: 'wait' | 'undo' }>, revision: number, now: number): acts.Decided {
  switch (deed.act) {
    case 'publish':
      return acts.publishNow(life, at(now), text(revision, now, deed.end === null ? null : now + deed.end), deed.choice)
    case 'plan': {
      const from = now + deed.after
      return acts.plan(life, at(now), text(revision, from, deed.end === null ? null : from + deed.end), at(from))
    }
    case 'reschedule':
      return acts.reschedule(life, at(now), at(now + deed.after))
    case 'cancel-plan':
      return acts.cancelPlan(life, at(now))
    case 'withdraw':
      return acts.withdrawNow(life, at(now))
    case 'plan-withdrawal':
      return acts.planWithdrawal(life, at(now), at(now + deed.after))
    case 'cancel-withdrawal':
      return acts.cancelWithdrawal(life, at(now))
  }
}

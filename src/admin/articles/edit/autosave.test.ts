import { describe, expect, it } from 'vitest'
import {
  afterEvent,
  beginAutosave,
  canSendNow,
  dueAt,
  failureOf,
  FIRST_QUIET_MS,
  LONGEST_WAIT_MS,
  QUIET_MS,
  saveStatus,
  type TimedEvent,
} from './autosave.ts'

const edited = (at: number): TimedEvent => ({ type: 'edited', at })
const sent: TimedEvent = { type: 'sent', at: 0 }
const saved = (revision: number, at = 0): TimedEvent => ({ type: 'saved', revision, at })
const offline = (at: number): TimedEvent => ({ type: 'failed', trouble: { kind: 'offline' }, at })
const refused: TimedEvent = { type: 'failed', trouble: { kind: 'refused', message: 'no' }, at: 0 }
const newer = { revision: 9, by: 'Elsa', at: '2026-11-15T09:00:00.000Z' }
const stale: TimedEvent = { type: 'failed', trouble: { kind: 'stale', newer }, at: 0 }
const forbidden: TimedEvent = { type: 'failed', trouble: { kind: 'forbidden', code: 'forbidden', message: 'no' }, at: 0 }
const signedOut: TimedEvent = { type: 'failed', trouble: { kind: 'signed-out' }, at: 0 }
const unavailable = (at: number): TimedEvent => ({ type: 'failed', trouble: { kind: 'unavailable', code: 'internal' }, at })
const retried: TimedEvent = { type: 'retried', at: 0 }
const after = (...events: TimedEvent[]) => events.reduce(afterEvent, beginAutosave(4))

describe('when a draft is sent', () => {
  it.each<[string, TimedEvent[], number | null]>([
    ['never, while nothing changes', [], null],
    ['a pause after the last letter', [edited(1000), edited(2000)], 2000 + QUIET_MS],
    ['at the longest wait, for whoever never pauses', [edited(0), edited(LONGEST_WAIT_MS - QUIET_MS + 1)], LONGEST_WAIT_MS],
    ['a pause after, when that is just as long', [edited(0), edited(LONGEST_WAIT_MS - QUIET_MS)], LONGEST_WAIT_MS],
    ['not while one is on its way', [edited(0), sent], null],
    ['not again once it is saved', [edited(0), sent, saved(5)], null],
    ['what was written meanwhile, after its own pause', [edited(0), sent, edited(100), saved(5)], 100 + QUIET_MS],
    ['five seconds after it was not reached', [edited(0), sent, offline(1000)], 6000],
    ['ten seconds after the second time', [edited(0), sent, offline(1000), sent, offline(6000)], 16_000],
    ['a minute after many', [edited(0), ...Array.from({ length: 9 }, (_, n) => [sent, offline(n)]).flat()], 8 + 60_000],
    ['five seconds after the server could not', [edited(0), sent, unavailable(1000)], 6000],
    ['ten seconds after it was first not reached and then could not', [edited(0), sent, offline(1000), sent, unavailable(6000)], 16_000],
    ['not while nobody is signed in, however much is written', [edited(0), sent, signedOut, edited(50)], null],
    ['once somebody is signed in again', [edited(0), sent, signedOut, retried], QUIET_MS],
    ['once what was not allowed may be', [edited(0), sent, forbidden, retried], QUIET_MS],
    ['not over newer work, whoever tries again', [edited(0), sent, stale, retried], null],
    ['not over newer work', [edited(0), sent, stale], null],
    ['not over newer work, however much is written', [edited(0), sent, stale, edited(50)], null],
    ['not what was refused, as it is', [edited(0), sent, refused], null],
    ['what was refused, once it changed', [edited(0), sent, refused, edited(500)], 500 + QUIET_MS],
    ['not what may not be saved', [edited(0), sent, forbidden, edited(50)], null],
    ['mine, on top, when I chose it', [edited(0), sent, stale, { type: 'settled', revision: 9, isSaved: false, at: 70 }], 70 + QUIET_MS],
    ['nothing, when I took theirs', [edited(0), sent, stale, { type: 'settled', revision: 9, isSaved: true, at: 70 }], null],
  ])('%s', (_name, events, expected) => expect(dueAt(after(...events))).toBe(expected))

  it('sooner, when the server has never seen it, and like any other from then on', () => {
    const begun = [edited(1000)].reduce(afterEvent, beginAutosave(0))
    expect(dueAt(begun)).toBe(1000 + FIRST_QUIET_MS)
    expect(dueAt([sent, saved(1), edited(5000)].reduce(afterEvent, begun))).toBe(5000 + QUIET_MS)
  })

  it.each<[string, TimedEvent[], boolean]>([
    ['with something unsaved', [edited(0)], true],
    ['with nothing unsaved', [], false],
    ['when it was not reached', [edited(0), sent, offline(0)], true],
    ['when it was refused', [edited(0), sent, refused], true],
    ['while one is on its way', [edited(0), sent, edited(1)], false],
    ['when the session is over: another tab may have another', [edited(0), sent, signedOut], true],
    ['what may not be saved', [edited(0), sent, forbidden], false],
    ['over newer work', [edited(0), sent, stale], false],
  ])('at once or not: %s', (_name, events, expected) => expect(canSendNow(after(...events))).toBe(expected))
})

it.each<[string, TimedEvent[], string]>([
  ['nothing yet', [], 'untouched'],
  ['a letter', [edited(0)], 'unsaved'],
  ['on its way', [edited(0), sent], 'saving'],
  ['there', [edited(0), sent, saved(5)], 'saved'],
  ['there, but more was written', [edited(0), sent, edited(1), saved(5)], 'unsaved'],
  ['not reached', [edited(0), sent, offline(0)], 'offline'],
  ['signed out', [edited(0), sent, signedOut], 'signed-out'],
  ['signed in again', [edited(0), sent, signedOut, retried], 'unsaved'],
  ['a server that cannot', [edited(0), sent, unavailable(0)], 'unavailable'],
  ['reached again', [edited(0), sent, offline(0), sent, saved(5)], 'saved'],
  ['newer work', [edited(0), sent, stale], 'stale'],
  ['newer work, and theirs was taken', [edited(0), sent, stale, { type: 'settled', revision: 9, isSaved: true, at: 1 }], 'saved'],
])('says: %s', (_name, events, expected) => expect(saveStatus(after(...events))).toBe(expected))

it.each<[string, TimedEvent[], number]>([
  ['the one it was opened with', [edited(0)], 4],
  ['the one that was saved', [edited(0), sent, saved(5)], 5],
  ['the same after a failure', [edited(0), sent, stale], 4],
  ['the newer one, once somebody chose', [edited(0), sent, stale, { type: 'settled', revision: 9, isSaved: false, at: 0 }], 9],
])('starts the next save from %s', (_name, events, expected) => expect(after(...events).revision).toBe(expected))

it.each<[number, string, string]>([
  [0, 'unreachable', 'offline'],
  [401, 'signed-out', 'signed-out'],
  [429, 'too-many', 'unavailable'],
  [500, 'internal', 'unavailable'],
  [502, 'unknown', 'unavailable'],
  [503, 'store-unavailable', 'unavailable'],
  [400, 'unstorable', 'refused'],
  [413, 'too-large', 'refused'],
  [403, 'suspended', 'forbidden'],
  [409, 'stale', 'stale'],
  [409, 'slug-taken', 'refused'],
  [422, 'invalid', 'refused'],
  [403, 'forbidden', 'forbidden'],
  [404, 'not-found', 'forbidden'],
])('takes %i %s as %s', (status, code, kind) => {
  expect(failureOf(status, code, '', { revision: 9, by: 'Elsa', at: 'x' }).kind).toBe(kind)
})

import { describe, expect, it } from 'vitest'
import { backupState, isNightDue, isNightMissing, problemOf, type BackupRun, type BackupStatus } from './backups.ts'

const run = (startedAt: string, more: Partial<BackupRun> = {}): BackupRun => ({
  startedAt,
  finishedAt: startedAt,
  problem: null,
  ...more,
})
const failed = (startedAt: string) => run(startedAt, { problem: 'full' })
const running = (startedAt: string) => run(startedAt, { finishedAt: null })

describe('the backup of the night, at three in Rome', () => {
  it.each([
    ['is due where there never was one', [], '2026-11-17T12:00:00.000Z', true],
    ['waits for its hour', [run('2026-11-16T02:00:00.000Z')], '2026-11-17T01:59:59.999Z', false],
    ['is due at its hour', [run('2026-11-16T02:00:00.000Z')], '2026-11-17T02:00:00.000Z', true],
    ['is due an hour earlier in summer', [run('2026-06-16T01:00:00.000Z')], '2026-06-17T01:00:00.000Z', true],
    ['is due late where the program was away', [run('2026-11-10T02:00:00.000Z')], '2026-11-17T20:00:00.000Z', true],
    ['is made once', [run('2026-11-17T02:00:00.000Z')], '2026-11-17T23:00:00.000Z', false],
    ['is tried again an hour after it failed', [failed('2026-11-17T02:00:00.000Z')], '2026-11-17T03:00:00.000Z', true],
    ['is not tried again before', [failed('2026-11-17T02:00:00.000Z')], '2026-11-17T02:59:59.999Z', false],
    ['is somebody else’s who is at it', [running('2026-11-17T02:00:00.000Z')], '2026-11-17T07:59:59.999Z', false],
    ['is anybody’s when they were cut off', [running('2026-11-17T02:00:00.000Z')], '2026-11-17T08:00:00.000Z', true],
    [
      'is made, though a later try failed',
      [failed('2026-11-17T04:00:00.000Z'), run('2026-11-17T02:00:00.000Z')],
      '2026-11-17T20:00:00.000Z',
      false,
    ],
    ['is not kept away by a clock that was a year ahead', [run('2027-11-17T02:00:00.000Z')], '2026-11-17T02:00:00.000Z', true],
    ['is kept away by a clock that is a little ahead', [run('2026-11-17T02:00:30.000Z')], '2026-11-17T02:00:00.000Z', false],
  ] as const)('%s', (_name, runs, now, expected) => expect(isNightDue(runs, now, 'Europe/Rome')).toBe(expected))

  it.each([
    ['that failed a moment ago may be asked for at once', [failed('2026-11-17T02:00:00.000Z')], true],
    ['that is made may not', [run('2026-11-17T02:00:00.000Z')], false],
    ['that somebody is at may not', [running('2026-11-17T02:00:00.000Z')], false],
  ])('one %s', (_name, runs, expected) => expect(isNightMissing(runs, '2026-11-17T02:00:01.000Z', 'Europe/Rome')).toBe(expected))

  it('keeps the hour of the magazine, wherever it is', () => {
    const last = [run('2026-11-16T14:00:00.000Z')]
    expect(isNightDue(last, '2026-11-17T13:59:59.999Z', 'Pacific/Auckland')).toBe(false)
    expect(isNightDue(last, '2026-11-17T14:00:00.000Z', 'Pacific/Auckland')).toBe(true)
  })
})

describe('what administrators are told', () => {
  const now = '2026-11-17T12:00:00.000Z'
  const proven = (at: string) => ({ at, bytes: 1, restoreMs: 1 })
  const status = (more: Partial<BackupStatus>): BackupStatus => ({
    isScheduled: true,
    lastProven: null,
    contentSince: null,
    failure: null,
    ...more,
  })

  it.each([
    ['none yet', status({}), 'none-yet'],
    ['fine for two days', status({ lastProven: proven('2026-11-15T12:00:00.000Z') }), 'fine'],
    ['old after that', status({ lastProven: proven('2026-11-15T11:59:59.999Z') }), 'old'],
    ['failed, however new the last one is', status({ lastProven: proven(now), failure: { at: now, problem: 'full' } }), 'failed'],
    ['not set up', status({ isScheduled: false }), 'not-set-up'],
    ['not set up for two days', status({ isScheduled: false, contentSince: '2026-11-15T12:00:00.000Z' }), 'not-set-up'],
    ['never after that', status({ isScheduled: false, contentSince: '2026-11-15T11:59:59.999Z' }), 'never'],
    ['none yet for two days', status({ contentSince: '2026-11-15T12:00:00.000Z' }), 'none-yet'],
    ['never after that, where it is scheduled too', status({ contentSince: '2026-11-15T11:59:59.999Z' }), 'never'],
    ['fine by hand for two days', status({ isScheduled: false, lastProven: proven('2026-11-15T12:00:00.000Z') }), 'fine'],
    ['old after that, by hand too', status({ isScheduled: false, lastProven: proven('2026-11-15T11:59:59.999Z') }), 'old'],
  ])('%s', (_name, given, expected) => expect(backupState(given, now)).toBe(expected))

  it.each([
    ['what failed', failed('2026-11-17T02:00:00.000Z'), 'full'],
    ['nothing of what went well', run('2026-11-17T02:00:00.000Z'), null],
    ['nothing of what goes on', running('2026-11-17T06:00:00.001Z'), null],
    ['what was cut off', running('2026-11-17T06:00:00.000Z'), 'cut-off'],
  ])('of %s', (_name, given, expected) => expect(problemOf(given, now)).toBe(expected))
})

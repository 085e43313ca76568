import { describe, expect, it } from 'vitest'
import type { Status } from '../../content/newsroom/document.ts'
import { publishingSteps, type DraftState } from './steps.ts'

const NOW = '2026-11-16T09:00:00.000Z'
const LATER = '2026-11-16T22:24:00.000Z'
const status = (more: Partial<Status>): Status => ({
  state: 'draft',
  changed: false,
  isNewestShown: false,
  plannedAt: null,
  endsAt: null,
  ...more,
})
/** What readers see is the newest there is, unless it says otherwise. */
const shown = (more: Partial<Status> = {}) => status({ state: 'published', isNewestShown: more.changed !== true, ...more })
const SAVED: DraftState = { hasEdits: false, publishAt: null }
const EDITED: DraftState = { hasEdits: true, publishAt: null }
const WRITTEN: DraftState = { hasEdits: false, publishAt: LATER }

describe('publishingSteps', () => {
  it.each<[string, Status, DraftState, string | null, string[]]>([
    ['a draft', status({}), SAVED, 'publish', ['schedule']],
    ['a draft that names its moment', status({}), WRITTEN, 'publish-as-written', ['publish-now']],
    ['what was withdrawn', status({ state: 'withdrawn' }), SAVED, 'publish', ['schedule']],
    ['what readers see as it is', shown(), SAVED, null, ['unpublish', 'plan-withdrawal']],
    ['what readers see, with news', shown(), EDITED, 'publish-changes', ['schedule', 'unpublish', 'plan-withdrawal']],
    ['what readers see until a day', shown({ endsAt: LATER }), SAVED, null, ['unpublish', 'cancel-withdrawal']],
    [
      'what comes out later',
      status({ state: 'scheduled', plannedAt: LATER }),
      SAVED,
      null,
      ['publish-now', 'reschedule', 'cancel-plan', 'plan-withdrawal'],
    ],
    [
      'what comes out later, with news',
      status({ state: 'scheduled', plannedAt: LATER, changed: true }),
      SAVED,
      'update-plan',
      ['publish-now', 'reschedule', 'cancel-plan', 'plan-withdrawal'],
    ],
    [
      'what readers see and is to change',
      shown({ plannedAt: LATER, isNewestShown: false }),
      SAVED,
      null,
      ['publish-now', 'reschedule', 'cancel-plan', 'unpublish', 'plan-withdrawal'],
    ],
    [
      'a correction that is out, while a change that was written before it is still planned',
      shown({ plannedAt: LATER }),
      SAVED,
      null,
      ['reschedule', 'cancel-plan', 'unpublish', 'plan-withdrawal'],
    ],
    [
      'the same, with news',
      shown({ plannedAt: LATER }),
      EDITED,
      'publish-changes',
      ['update-plan', 'reschedule', 'cancel-plan', 'unpublish', 'plan-withdrawal'],
    ],
    [
      'the same, with news that name their moment',
      shown({ plannedAt: LATER }),
      { hasEdits: true, publishAt: LATER },
      'publish-as-written',
      ['publish-now', 'reschedule', 'cancel-plan', 'unpublish', 'plan-withdrawal'],
    ],
    [
      'a correction while a change is planned',
      shown({ plannedAt: LATER, changed: true }),
      SAVED,
      'publish-changes',
      ['update-plan', 'reschedule', 'cancel-plan', 'unpublish', 'plan-withdrawal'],
    ],
  ])('%s', (_name, of, draft, main, others) => {
    expect(publishingSteps(of, draft, NOW)).toEqual({ main, others })
  })
})

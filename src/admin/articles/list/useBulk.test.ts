import { expect, it } from 'vitest'
import { bulkOutcome } from './useBulk.tsx'

it('counts what was done, what was so already and what was refused, and groups what can be taken back', () => {
  const outcome = bulkOutcome([
    { id: '1', ok: true, changed: true, undo: 'undo' },
    { id: '2', ok: true, changed: true, undo: null },
    { id: '3', ok: true, changed: false, undo: 'undo' },
    { id: '4', ok: false, code: 'invalid', message: 'Per pubblicare serve un testo.' },
    { id: '5', ok: true, changed: true, undo: 'undo' },
  ])
  expect(outcome).toEqual({
    done: 3,
    unchanged: 1,
    refused: [{ id: '4', message: 'Per pubblicare serve un testo.' }],
    undo: [{ act: 'undo', ids: ['1', '5'] }],
  })
})

it('sends articles back to the issues they came from', () => {
  const moved = (id: string, issueBefore: string | null) => ({ id, ok: true, changed: true, undo: 'issue', issueBefore }) as const
  expect(bulkOutcome([moved('a', null), moved('b', 'x'), moved('c', 'x')]).undo).toEqual([
    { act: 'issue', ids: ['a'], issue: null },
    { act: 'issue', ids: ['b', 'c'], issue: 'x' },
  ])
})

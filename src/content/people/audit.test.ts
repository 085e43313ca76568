import { expect, it } from 'vitest'
import { continues, type AuditEntry, type KeptAuditEntry } from './audit.ts'

const entry: AuditEntry = {
  action: 'save',
  by: { id: 'ada', name: 'Ada' },
  kind: 'article',
  subject: 'a1',
  title: 'Alba',
  address: '10.0.0.1',
  details: {},
}
const kept: KeptAuditEntry = { ...entry, id: 1, at: '2026-11-15T08:00:00.000Z', until: '2026-11-15T08:00:00.000Z', times: 1 }
const soon = '2026-11-15T08:09:59.999Z'

it.each<[string, Partial<AuditEntry>, string, boolean]>([
  ['joins another save of the same article', {}, soon, true],
  ['begins a new line after ten minutes', {}, '2026-11-15T08:10:00.000Z', false],
  ['tells two people apart', { by: { id: 'bruno', name: 'Bruno' } }, soon, false],
  ['tells two articles apart', { subject: 'a2' }, soon, false],
  ['tells two kinds of things apart', { kind: 'page' }, soon, false],
  ['tells two places apart', { address: '10.0.0.2' }, soon, false],
  ['tells two actions apart', { action: 'publish' }, soon, false],
])('%s', (_sentence, change, now, expected) => expect(continues(kept, { ...entry, ...change }, now)).toBe(expected))

it('never joins two publications', () => {
  const publish = { action: 'publish' } as const
  expect(continues({ ...kept, ...publish }, { ...entry, ...publish }, soon)).toBe(false)
})

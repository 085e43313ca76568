import { expect, it } from 'vitest'
import type { KeptAuditEntry } from '../../content/people/audit.ts'
import { auditCsv } from './auditCsv.ts'

const at = '2026-11-15T08:00:00.000Z'
const kept = { id: 1, at, until: at, times: 1, kind: 'article', subject: 'a1', title: 'Alba', address: null, details: {} } as const

it.each<[string, Pick<KeptAuditEntry, 'action' | 'by'>, string]>([
  ['whoever did it', { action: 'delete', by: { id: 'ada', name: 'Ada' } }, '"Ada";"Eliminazione per sempre"'],
  ['the system, where time did it', { action: 'expire', by: null }, '"Sistema";"Scadenza nel cestino"'],
  ['nobody known, who did not say who they were', { action: 'sign-in-failed', by: null }, '"Sconosciuto";"Accesso non riuscito"'],
])('names %s', async (_name, part, expected) => {
  let table = ''
  for await (const rows of auditCsv(pagesOf({ ...kept, ...part }), { locale: 'it', timeZone: 'Europe/Rome' })) table += rows
  expect(table).toContain(expected)
})

async function* pagesOf(entry: KeptAuditEntry) {
  yield [entry]
}

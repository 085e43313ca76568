import { expect, it } from 'vitest'
import { openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { createConsentStore } from '../../store/counters/consentStore.ts'

it('the proofs of consent are a table, for whoever may see how the magazine is set up', async () => {
  const { ask, database, now } = await openBackOfficeServer()
  const store = createConsentStore(database, () => new Date(now()))
  const record = { consentId: 'codice-1', at: now(), terms: '1 ga4 matomo:a.it', language: 'it' } as const
  await store.add({ ...record, choice: 'granted', means: 'save' })
  await store.add({ ...record, choice: 'refused', means: 'close' })
  const answer = await ask('GET', 'consents.csv')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="consensi-2026-11-15.csv"')
  expect(answer.body.trim().split('\r\n')).toEqual([
    '"Data e ora";"Codice";"Risposta";"Come";"Che cosa era chiesto";"Lingua"',
    '"2026-11-15 09:00";"codice-1";"Sì alle statistiche";"Salva le scelte";"testo 1, ga4, matomo:a.it";"it"',
    '"2026-11-15 09:00";"codice-1";"No";"Chiuso con la ×";"testo 1, ga4, matomo:a.it";"it"',
  ])
  expect((await ask('GET', 'consents.csv', undefined, 'carla')).statusCode).toBe(403)
  expect((await ask('GET', 'consents.csv', undefined, 'nessuno')).statusCode).toBe(401)
})

import { describe, expect, it } from 'vitest'
import { ApiFault } from '../api/callApi.ts'
import { readFault, type SaveFault } from './readFault.ts'

const newer = { revision: 4, by: 'Bruno', at: '2026-11-16T09:00:00.000Z' }

describe('why a save did not happen', () => {
  it.each<[name: string, error: unknown, SaveFault]>([
    ['a server that is not there', new TypeError('Failed to fetch'), { because: 'unreachable' }],
    ['no answer', new ApiFault(0, { code: 'x', message: 'Niente' }), { because: 'unreachable' }],
    ['nobody signed in', new ApiFault(401, { code: 'signed-out', message: 'Entra' }), { because: 'signed-out' }],
    ['somebody saved first', new ApiFault(409, { code: 'stale', message: 'Superata', details: newer }), { because: 'stale', newer }],
    [
      'fields with problems',
      new ApiFault(422, { code: 'invalid', message: 'Controlla', fields: { title: 'Manca' } }),
      { because: 'fields', fields: { title: 'Manca' } },
    ],
    [
      'no field named',
      new ApiFault(422, { code: 'invalid', message: 'Controlla', fields: {} }),
      { because: 'refused', message: 'Controlla' },
    ],
    ['a right that is missing', new ApiFault(403, { code: 'forbidden', message: 'Non puoi' }), { because: 'refused', message: 'Non puoi' }],
  ])('%s', (_name, error, fault) => {
    expect(readFault(error)).toEqual(fault)
  })

  it('somebody saved first, and the server does not say who or when', () => {
    const fault = readFault(new ApiFault(409, { code: 'stale', message: 'Superata' }))
    expect(fault).toMatchObject({ because: 'stale', newer: { revision: 0, by: '' } })
  })
})

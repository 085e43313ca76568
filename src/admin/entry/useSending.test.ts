import { expect, it } from 'vitest'
import { ApiFault } from '../api/callApi.ts'
import { refusalIn } from './useSending.ts'

it.each([
  [
    'a wrong password',
    new ApiFault(401, { code: 'wrong', message: 'E-mail o password non corrispondono.' }),
    'E-mail o password non corrispondono.',
  ],
  ['no answer', new ApiFault(0, { code: 'x', message: 'Niente' }), null],
  ['a server that is not there', new TypeError('Failed to fetch'), null],
])('%s', (_name, error, sentence) => {
  expect(refusalIn(error)).toBe(sentence)
})

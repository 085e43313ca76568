import { describe, expect, it } from 'vitest'
import { ibanInGroups, isIban } from './iban.ts'

describe('isIban', () => {
  it.each(['IT60X0542811101000000123456', 'DE89370400440532013000', 'GB82WEST12345698765432'])('knows %s', (value) => {
    expect(isIban(value)).toBe(true)
  })
  it.each(['', 'IT60X0542811101000000123457', 'IT06X0542811101000000123456', 'IT60 X054', 'ciao', '60ITX0542811101000000123456'])(
    'refuses «%s»',
    (value) => {
      expect(isIban(value)).toBe(false)
    },
  )
})

it('is read in groups of four', () => {
  expect(ibanInGroups('IT60X0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawQrCode } from './drawQrCode.ts'
import { epcTransfer } from './epcTransfer.ts'

const IBAN = 'IT60X0542811101000000123456'
const SWISS = 'CH9300762011623852957'
const transfer = (holder: string, reason = '', iban = IBAN, bic = '') => epcTransfer({ holder, reason, iban, bic, bank: '' })
const linesOf = (text: string | null) => text?.split('\n') ?? []

describe('the text of a transfer to scan', () => {
  it('has an element on each line, in the order of the guideline', () => {
    expect(linesOf(transfer('La rivista', 'Sostegno alla rivista'))).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '', // BIC
      'La rivista',
      IBAN,
      '', // amount
      '', // purpose
      '', // structured remittance information
      'Sostegno alla rivista',
    ])
  })

  it('ends with the last element that says something', () => {
    expect(transfer('La rivista')).toBe(`BCD\n002\n1\nSCT\n\nLa rivista\n${IBAN}`)
  })

  it.each([
    ['accents', 'Società dell’Età d’Oro', "Societa dell'Eta d'Oro"],
    ['letters that have no accent to lose', 'Straße Łódź Ærø', 'Strasse Lodz AEro'],
    ['quotation marks, dashes and &', '«Luce» – Rossi & figli', 'Luce - Rossi + figli'],
    ['line breaks, which would begin another element', 'La\nrivista\r\n', 'La rivista'],
    ['what no bank could read', 'La rivista 🌗', 'La rivista'],
  ])('writes in the letters of the SEPA: %s', (_name, holder, expected) => expect(linesOf(transfer(holder))[5]).toBe(expected))

  it.each([
    [70, 70],
    [71, 70],
  ])('keeps of a name of %i letters %i', (length, kept) => expect(linesOf(transfer('N'.repeat(length)))[5]).toHaveLength(kept))

  it.each([
    [140, 140],
    [141, 140],
  ])('keeps of a reason of %i letters %i', (length, kept) => expect(linesOf(transfer('N', 'r'.repeat(length)))[10]).toHaveLength(kept))

  it.each([
    ['without an account', 'La rivista', ''],
    ['without its holder', '', IBAN],
    ['with a holder that cannot be written', '🌗', IBAN],
    ['outside the EEA without a BIC', 'La rivista', SWISS],
    ['outside the SEPA, whatever the BIC', 'La rivista', 'TR330006100519786457841326', 'TGBATRISXXX'],
  ])('is not there %s', (_name, holder, iban, bic = '') => expect(transfer(holder, '', iban, bic)).toBeNull())

  it('names the bank where that was written: outside the EEA it must be', () => {
    const swiss = linesOf(transfer('La rivista', '', SWISS, 'POFICHBEXXX'))
    expect([swiss[4], swiss[6]]).toEqual(['POFICHBEXXX', SWISS])
    expect(linesOf(transfer('La rivista', '', IBAN, 'BLOPIT22'))[4]).toBe('BLOPIT22')
  })

  it('is never longer than its code may be, whatever is written in it', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 })
    fc.assert(
      fc.property(words, words, (holder, reason) => {
        const text = transfer(`N${holder}`, reason, IBAN, 'BLOPIT22XXX')
        expect(Buffer.byteLength(text ?? '')).toBeLessThanOrEqual(331)
        expect(linesOf(text).length).toBeLessThanOrEqual(11)
        expect(text).not.toMatch(/\s$/)
      }),
    )
  })

  it('takes at its longest a code of version 13 at most: 69 modules, and four on each side', () => {
    const longest = transfer('N'.repeat(70), 'r'.repeat(140), 'MT84MALT011000012345MTLCAST001S', 'MALTMTMTXXX') ?? ''
    expect(drawQrCode(longest).size).toBeLessThanOrEqual(69 + 8)
  })
})

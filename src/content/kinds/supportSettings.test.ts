import { describe, expect, it } from 'vitest'
import { parse, sentenceFor } from '../parse.ts'
import { supportSettingsSchema } from './settings.ts'

const given = (amount: string, address = 'https://paga.example/') => ({ amounts: [{ amount, address }] })

describe('an amount of the support page', () => {
  it.each([
    ['10 €', true],
    ['€ 10', true],
    ['10-20 €', true],
    ['Sostenitore - 10 €', true],
    ['0,50 €', true],
    ['1.000 €', true],
    ['Quanto vuoi', true],
    ['-10 €', false],
    ['− 10 €', false],
    ['€-10', false],
    ['€ -10', false],
    ['da -5 a 5', false],
    ['0', false],
    ['0,00 €', false],
  ])('%s: %s', (amount, expected) => expect(supportSettingsSchema.safeParse(given(amount)).success).toBe(expected))

  it.each([
    ['https://paga.example/10', true],
    ['/dona', true],
    ['http://paga.example/10', false],
    ['mailto:soldi@rivista.it', false],
    ['#qui', false],
  ])('leads to %s: %s', (address, expected) => expect(supportSettingsSchema.safeParse(given('10 €', address)).success).toBe(expected))

  it('is refused beside its field, in words', () => {
    const parsed = parse(supportSettingsSchema, given('-10 €', 'http://paga.example/'))
    expect(parsed.ok ? [] : parsed.problems.map((problem) => [problem.path.join('.'), sentenceFor(problem, 'it')])).toEqual([
      ['amounts.0.amount', 'Scrivi un importo maggiore di zero, come 10 €, oppure delle parole.'],
      ['amounts.0.address', 'Qui si danno soldi: serve un indirizzo che cominci con https://, oppure un percorso del sito.'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { parse, sentenceFor } from '../parse.ts'
import { supportSettingsSchema } from './supportSettings.ts'

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

describe('a goal of the support page', () => {
  const none = { purpose: '', target: null, reached: 0, supporters: null, until: '' }
  const whole = { purpose: 'Un traduttore', target: 3300, reached: 2060, supporters: 87, until: '2026-12-31' }
  const complaints = (goal: object) => {
    const parsed = parse(supportSettingsSchema, { goal })
    return parsed.ok ? [] : parsed.problems.map((problem) => [problem.path.join('.'), sentenceFor(problem, 'it')])
  }
  const target = ['goal.target', 'Scrivi una somma in euro interi, da 1 a 10 milioni.']
  const reached = ['goal.reached', 'Scrivi quanto è già arrivato in euro interi: da zero a 10 milioni.']
  const supporters = ['goal.supporters', 'Scrivi quante persone, da 1 a un milione, o lascia vuoto.']
  const noTarget = [
    'goal.target',
    'Scrivi la somma da raggiungere, o svuota gli altri campi: senza, i lettori non vedono nessun traguardo.',
  ]

  it.each([
    ['none at all', none],
    ['a whole one', whole],
    ['one without people or last day', { ...none, purpose: 'Un traduttore', target: 1 }],
    ['one that was passed', { ...whole, reached: 4000 }],
    ['the largest', { ...whole, target: 10_000_000, reached: 10_000_000, supporters: 1_000_000 }],
  ])('may be %s', (_name, goal) => expect(complaints(goal)).toEqual([]))

  it.each([
    ['nothing to reach', { ...whole, target: 0 }, target],
    ['a sum below nothing', { ...whole, target: -100 }, target],
    ['cents', { ...whole, target: 99.5 }, target],
    ['too much', { ...whole, target: 10_000_001 }, target],
    ['less than nothing collected', { ...whole, reached: -1 }, reached],
    ['too much collected', { ...whole, reached: 1e15 }, reached],
    ['nobody', { ...whole, supporters: 0 }, supporters],
    ['more people than there are', { ...whole, supporters: 1_000_001 }, supporters],
    ['a day that is not there', { ...whole, until: '2026-02-30' }, ['goal.until', 'Questa data non è valida.']],
    ['something collected for no goal', { ...none, reached: 10 }, noTarget],
    ['words without a sum', { ...none, purpose: 'Un traduttore' }, noTarget],
    ['people without a sum', { ...none, supporters: 3 }, noTarget],
    ['a last day without a sum', { ...none, until: '2026-12-31' }, noTarget],
    [
      'a sum for nothing in particular',
      { ...whole, purpose: ' ' },
      ['goal.purpose', 'Scrivi a che cosa serve questa somma: i lettori danno volentieri se lo sanno.'],
    ],
  ])('may not be %s', (_name, goal, complaint) => expect(complaints(goal)).toEqual([complaint]))
})

it('has voices of somebody who says something', () => {
  const isLetIn = (voice: object) => supportSettingsSchema.safeParse({ voices: [voice] }).success
  expect(isLetIn({ words: 'La leggo in treno', name: 'Ada' })).toBe(true)
  expect(isLetIn({ words: 'La leggo in treno', name: ' ' })).toBe(false)
  expect(isLetIn({ words: '', name: 'Ada' })).toBe(false)
})

import { describe, expect, it } from 'vitest'
import type { Body } from '../body/body.ts'
import { equalTexts, textsOf, unevenChange } from './texts.ts'

const body = (...lines: string[]): Body => ({
  type: 'doc',
  content: lines.map((text) => (text ? { type: 'paragraph', content: [{ type: 'text', text }] } : { type: 'paragraph' })),
})
const text = (title: string, words = 'A 30 euro.', okLabel = '') => ({ title, body: body(words), okLabel })
const popup = (first: ReturnType<typeof text>, ...variants: ReturnType<typeof text>[]) => ({ ...first, variants })

describe('the texts of an announcement', () => {
  it('takes the label of A where a text has none', () => {
    const [, b, c] = textsOf(popup(text('Uno', '', 'Mi abbono'), text('Due'), text('Tre', '', 'Vai')))
    expect([b?.okLabel, c?.okLabel]).toEqual(['Mi abbono', 'Vai'])
  })

  it.each([
    ['one text alone is equal to none', popup(text('Uno')), []],
    ['two different titles', popup(text('Uno'), text('Due')), []],
    ['a copy', popup(text('Uno'), text('Uno')), [['A', 'B']]],
    ['a copy with an empty line at the end', popup(text('Uno'), { ...text('Uno'), body: body('A 30 euro.', '') }), [['A', 'B']]],
    ['a copy that repeats the label of A', popup(text('Uno', 'x', 'Vai'), text('Uno', 'x', 'Vai')), [['A', 'B']]],
    ['another label', popup(text('Uno', 'x', 'Vai'), text('Uno', 'x', 'Sì')), []],
    ['the second and third', popup(text('Uno'), text('Due'), text('Due')), [['B', 'C']]],
    ['all three', popup(text('Uno'), text('Uno'), text('Uno')), [['A', 'B', 'C']]],
  ])('finds those that are equal: %s', (_name, given, expected) => expect(equalTexts(given)).toEqual(expected))
})

describe('a change to some texts only', () => {
  const letters = (change: ReturnType<typeof unevenChange>) =>
    change && [change.changed.map(({ after }) => after.letter).join(''), change.unchanged.map(({ letter }) => letter).join('')]
  const out = popup(text('Uno'), text('Due'))

  it.each([
    ['nothing changed', out, out, null],
    ['the price of A only', out, popup(text('Uno', 'A 40 euro.'), text('Due')), ['A', 'B']],
    ['the price of B only', out, popup(text('Uno'), text('Due', 'A 40 euro.')), ['B', 'A']],
    ['both', out, popup(text('Uno', 'A 40 euro.'), text('Due', 'A 40 euro.')), null],
    ['the label of A, which B shares', out, popup(text('Uno', 'A 30 euro.', 'Vai'), text('Due')), null],
    ['a text added', popup(text('Uno')), out, null],
    ['a text added, and A corrected', popup(text('Uno')), popup(text('Uno bis'), text('Due')), null],
    ['B taken away, so that C is B now', popup(text('Uno'), text('Due'), text('Tre')), popup(text('Uno'), text('Tre')), null],
    ['one of three', popup(text('Uno'), text('Due'), text('Tre')), popup(text('Uno bis'), text('Due'), text('Tre')), ['A', 'BC']],
    ['two of three', popup(text('Uno'), text('Due'), text('Tre')), popup(text('Uno bis'), text('Due'), text('Tre bis')), ['AC', 'B']],
  ])('%s', (_name, published, newest, expected) => expect(letters(unevenChange(published, newest))).toEqual(expected))
})

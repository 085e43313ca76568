import { describe, expect, it } from 'vitest'
import { linesOf, problemsIn } from './LinesInput.tsx'

describe('linesOf', () => {
  it.each([
    ['nothing', '', []],
    ['spaces and empty lines are no lines', ' uno \n\n  \ndue', ['uno', 'due']],
    ['as other systems end them', 'uno\r\ndue\r\n', ['uno', 'due']],
  ])('%s', (_name, text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })
})

describe('problemsIn', () => {
  it.each<[name: string, error: unknown, problems: ReturnType<typeof problemsIn>]>([
    ['no fault', undefined, []],
    ['of the whole list', { message: 'Sono troppe', type: 'x' }, [[null, 'Sono troppe']]],
    [
      'of two lines',
      [{ message: 'Non è un indirizzo' }, undefined, { message: 'È vuota' }],
      [
        [0, 'Non è un indirizzo'],
        [2, 'È vuota'],
      ],
    ],
    ['of lines, beside what a form keeps for itself', { 1: { message: 'No' }, ref: { message: 'x' } }, [[1, 'No']]],
    ['without a sentence', [{ type: 'x' }], []],
  ])('%s', (_name, error, problems) => {
    expect(problemsIn(error)).toEqual(problems)
  })
})

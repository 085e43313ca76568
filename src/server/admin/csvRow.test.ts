import { expect, it } from 'vitest'
import { csvRow } from './csvRow.ts'

const said = (value: string): string => csvRow([value]).slice(1, -3)

it.each([
  ['=1+1'],
  ['+1'],
  ['-1'],
  ['@SUM(A1)'],
  ['|cmd'],
  [' =1+1'],
  ['\t=1+1'],
  ['\tuno'],
  ['\rdue'],
  ['\n=1'],
  ['\u200B=1+1'], // a zero-width space
  ['\uFEFF=1+1'], // the mark that a file begins with
  ['\u200E\u2060 \u00AD@SUM(A1)'], // direction, joiner, soft hyphen
  ['\u034F=1'], // the grapheme joiner, which is a letter's mark and not seen
  ['＝1+1'],
  ['＋1'],
  ['－1'],
  ['＠SUM(A1)'],
  ['\u200B＝1'],
  ['﹦1'],
])('%j is words, not a formula', (value) => expect(said(value)).toBe(`'${value}`))

it.each([['Alba'], ['a=b'], ['«=»'], ['1+1'], ['\u200BAlba'], ['Ａlba'], ['']])('%j stays as it is', (value) =>
  expect(said(value)).toBe(value),
)

it('doubles quotes, and parts cells at semicolons', () => {
  expect(csvRow(['una "parola"', 'b;c'])).toBe('"una ""parola""";"b;c"\r\n')
})

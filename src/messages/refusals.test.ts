import { describe, expect, it } from 'vitest'
import { refusals } from './refusals.ts'

const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

describe('what uses a document is named in a sentence', () => {
  it.each<[string, readonly string[], number, number, string, string]>([
    ['one text', ['A'], 0, 0, 'È usato altrove: A.', 'It is used elsewhere: A.'],
    [
      'five of many titles',
      seven,
      0,
      93,
      'È usato altrove: A, B, C, D, E e in altri 95 testi.',
      'It is used elsewhere: A, B, C, D, E and in 95 other texts.',
    ],
    [
      'texts of others apart',
      seven.slice(0, 6),
      2,
      0,
      'È usato altrove: A, B, C, D, E, in un altro testo e in altri 2 testi che non puoi aprire.',
      'It is used elsewhere: A, B, C, D, E, in another text, and in 2 other texts that you cannot open.',
    ],
    [
      'texts of others alone',
      [],
      1,
      0,
      'È usato altrove, in un testo che non puoi aprire.',
      'It is used elsewhere, in a text that you cannot open.',
    ],
  ])('%s', (_name, titles, others, more, italian, english) => {
    expect(refusals.it.inUse(titles, others, more)).toBe(italian)
    expect(refusals.en.inUse(titles, others, more)).toBe(english)
  })
})

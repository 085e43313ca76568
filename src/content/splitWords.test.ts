import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countWords, joinedWords, splitWords } from './splitWords.ts'

it.each([
  ['L’arte dell’età: c’è!', ['L', 'arte', 'dell', 'età', 'c', 'è'], 3],
  ["un'ora' 'e' mezza", ['un', 'ora', 'e', 'mezza'], 3],
  ["'’ — 1.984 ½", ['1', '984', '½'], 3],
  ['a’’b', ['a', 'b'], 2],
  ['𝒜pe 東京', ['𝒜pe', '東京'], 2],
  ['', [], 0],
])('%s', (text, words, count) => {
  expect(splitWords(text)).toEqual(words)
  expect(countWords(text)).toBe(count)
})

it('splits and counts as the grammar of words says, whatever the text', () => {
  const unit = fc.constantFrom('a', 'è', '9', "'", '’', ' ', '-', '\ud835', '\udc9c', 'é', '東')
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit })), (text) => {
      expect(splitWords(text)).toEqual(text.match(/[\p{L}\p{N}]+/gu) ?? [])
      const joined = text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? []
      expect(joinedWords(text)).toEqual(joined)
      expect(countWords(text)).toBe(joined.length)
    }),
    { numRuns: 500 },
  )
})

import { expect, it } from 'vitest'
import { minutesInWords } from './minutesInWords.ts'

it.each([
  ['ancora *', 1, 'it', 'ancora 1 minuto'],
  ['ancora *', 4, 'it', 'ancora 4 minuti'],
  ['* left', 1, 'en', '1 minute left'],
  ['* left', 12, 'en', '12 minutes left'],
])('“%s” with %d in %s is “%s”', (sentence, minutes, language, expected) => {
  expect(minutesInWords(sentence, minutes, language)).toBe(expected)
})

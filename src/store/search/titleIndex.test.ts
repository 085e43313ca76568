import { describe, expect, it } from 'vitest'
import { titleExpression, titleSort } from './titleIndex.ts'

describe('titleExpression', () => {
  it.each([
    ['every word', 'La città vecchia', '{article} : ("citta" AND "vecchia")'],
    ['no word that is shorter than three letters', 'di un po', null],
    ['a word of three', 'ora', '{article} : ("ora")'],
    ['what would be syntax, as it is', 'a"b* NOT', '{article} : ("a""b*" AND "not")'],
    ['nothing in nothing', '  ', null],
  ])('looks for %s', (_what, typed, expression) => expect(titleExpression(typed, ['article'])).toBe(expression))

  it('looks where it is told', () => expect(titleExpression('faro', ['article', 'other'])).toBe('{article other} : ("faro")'))
})

it.each([
  ['article', 'article'],
  ['media', 'media'],
  ['tag', 'other'],
] as const)('keeps titles of kind %s among %s', (kind, sort) => expect(titleSort(kind)).toBe(sort))

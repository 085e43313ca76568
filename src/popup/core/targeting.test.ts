import { describe, expect, it } from 'vitest'
import { NO_TARGETING, isForWidth, targetingMismatch, type TargetingMismatch, type PageContext, type Targeting } from './targeting.ts'

const article: PageContext = {
  path: '/articoli/il-mare',
  parameter: '',
  kind: 'article',
  sections: ['citta'],
  tags: ['acqua', 'sale'],
  language: 'it',
}

describe('where an announcement is shown', () => {
  it.each<[string, Partial<Targeting>, Partial<PageContext>, TargetingMismatch | null]>([
    ['NO_TARGETING, if nothing is asked', {}, {}, null],
    ['where one of its addresses matches', { include: ['<front>', '/articoli/*'] }, {}, null],
    ['not where none does', { include: ['<front>', '/numeri/*'] }, {}, 'other-address'],
    ['not where one is excluded', { exclude: ['/articoli/*'] }, {}, 'excluded-address'],
    ['an exclusion wins', { include: ['/articoli/*'], exclude: ['*mare'] }, {}, 'excluded-address'],
    ['on its kinds of page', { pageKinds: ['home', 'article'] }, {}, null],
    ['not on others', { pageKinds: ['home'] }, {}, 'other-kind'],
    ['in its sections', { sections: ['arti', 'citta'] }, {}, null],
    ['not in others', { sections: ['arti'] }, {}, 'other-section'],
    ['under one of its tags', { tags: ['sale'] }, {}, null],
    ['not under others', { tags: ['fuoco'] }, {}, 'other-tag'],
    ['in its languages', { languages: ['it'] }, {}, null],
    ['not in others', { languages: ['en'] }, {}, 'other-language'],
    ['all that is asked must be so', { pageKinds: ['article'], sections: ['citta'], tags: ['fuoco'] }, {}, 'other-tag'],
    ['the address calls it wherever it is', { parameter: 'dono', include: ['/numeri/*'] }, { parameter: 'dono' }, null],
    ['even where it is excluded', { parameter: 'dono', exclude: ['*'] }, { parameter: 'dono' }, null],
    ['another name calls another', { parameter: 'dono', include: ['<front>'] }, { parameter: 'altro' }, 'other-address'],
    ['a popup without a name cannot be called', { include: ['<front>'] }, { parameter: '' }, 'other-address'],
    ['one with a name and no pages is shown only when called', { parameter: 'dono' }, {}, 'only-by-parameter'],
    ['one with a name and pages is shown on them too', { parameter: 'dono', pageKinds: ['article'] }, {}, null],
    ['a language is no page', { parameter: 'dono', languages: ['it'] }, {}, 'only-by-parameter'],
  ])('%s', (_name, targeting, context, expected) =>
    expect(targetingMismatch({ ...NO_TARGETING, ...targeting }, { ...article, ...context })).toBe(expected),
  )
})

it.each([
  ['at its least', 600, true],
  ['below it', 599, false],
  ['at its most', 900, true],
  ['above it', 901, false],
])('a width: %s', (_name, width, expected) => {
  expect(isForWidth({ minWidth: 600, maxWidth: 900 }, width)).toBe(expected)
  expect(isForWidth({ minWidth: null, maxWidth: null }, width)).toBe(true)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'
import { matches, readQuery } from './query.ts'
import { stem, wordsOf } from './words.ts'

const finds = (typed: string, text: string) => {
  const terms = readQuery(typed)
  return terms.length > 0 && terms.every((term) => wordsOf(text).some((word) => matches(word, term)))
}

describe('searching in Italian', () => {
  it.each([
    ['singular finds plural', 'elezione', 'Le elezioni di maggio', true],
    ['plural finds singular', 'elezioni', 'L’elezione del sindaco', true],
    ['no accent finds the accent', 'citta', 'Le città invisibili', true],
    ['the accent finds no accent', 'città', 'CITTA', true],
    ['the word finds itself behind an article', 'arte', 'Storia dell’arte', true],
    ['and behind a straight apostrophe', 'arte', "l'arte di vivere", true],
    ['the article with the word finds the word', 'l’arte', 'Arte povera', true],
    ['short words agree too', 'acque', 'L’acqua alta', true],
    ['a beginning finds the word, while it is typed', 'elez', 'Le elezioni', true],
    ['a beginning longer than the stem too', 'bellissimam', 'bellissimamente', true],
    ['a finished word is not a beginning', 'elez ', 'Le elezioni', false],
    ['two words must both be there', 'faro notte', 'Il faro di giorno', false],
    ['in any order', 'notte faro', 'I fari nella notte', true],
    ['different words stay different', 'mare ', 'marmo', false],
    ['nothing finds nothing', '  ', 'testo', false],
    ['signs find nothing', '«»?!', 'testo', false],
  ])('%s', (_name, typed, text, expected) => expect(finds(typed, text)).toBe(expected))

  it('looks for small words only when there is nothing else', () => {
    expect(readQuery('la notte di ').map((term) => term.stem)).toEqual(['nott'])
    expect(readQuery('di la ').length).toBe(2)
  })

  it('takes anything a reader may type', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (typed) => readQuery(typed).length <= 12))
  })

  it('remembers stems without mixing them up', () => expect([stem('arti'), stem('arti'), stem('arte')]).toEqual(['art', 'art', 'art']))
})

describe('excerpt', () => {
  const filler = (count: number) => 'parola '.repeat(count)
  const shown = (text: string, typed: string) => excerpt(text, readQuery(typed))

  it('marks what was found and keeps every other character', () => {
    expect(shown('Le città, l’arte.', 'citta arte')).toEqual([
      { text: 'Le ', found: false },
      { text: 'città', found: true },
      { text: ', l’', found: false },
      { text: 'arte', found: true },
      { text: '.', found: false },
    ])
  })

  it('goes where the words stand together', () => {
    const parts = shown(`faro ${filler(80)} il faro nella notte ${filler(80)}`, 'faro notte')
    expect(parts.filter((part) => part.found).map((part) => part.text)).toEqual(['faro', 'notte'])
    expect(parts[0]?.text).toBe('… ')
    expect(parts.at(-1)?.text).toBe(' …')
  })

  it('shows the beginning when nothing was found in the text', () => {
    expect(shown('Poche parole qui.', 'altrove')).toEqual([{ text: 'Poche parole qui.', found: false }])
    const parts = shown('parola '.repeat(100), 'altrove')
    expect(parts.map((part) => part.text).join('')).toMatch(/^(parola ){31}…$/)
  })

  it('keeps its places in a text with composed and decomposed accents, capitals and emoji', () => {
    const found = shown('🌊 CITTÀ e citta\u0300, poi İstanbul', 'città').filter((part) => part.found)
    expect(found.map((part) => part.text)).toEqual(['CITTÀ', 'città'])
  })

  it('takes any text and any query, and loses nothing of what it shows', () => {
    const anything = fc.string({ unit: 'grapheme', maxLength: 600 })
    fc.assert(
      fc.property(anything, anything, (text, typed) => {
        const whole = shown(text, typed)
          .map((part) => part.text)
          .join('')
          .replace(/^… | …$/g, '')
        expect(text.normalize('NFC')).toContain(whole)
      }),
    )
  })

  it('is empty for an empty text', () => expect(shown('', 'altrove')).toEqual([]))
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerpt, marked } from './excerpt.ts'
import { readQuery } from './query.ts'
import { memorableWords, slipsOf, withWord } from './slips.ts'
import { fold, stem } from './words.ts'

const finds = (typed: string, text: string) => {
  const terms = readQuery(typed)
  return terms.length > 0 && terms.every((term) => marked(text, [term]).some(({ found }) => found))
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
    ['quoted words are found in a row', '"arte povera"', 'Mostra d’arte povera', true],
    ['and not apart', '"arte povera"', 'Povera arte', false],
    ['nor in another form', '"arte povera"', 'Arti povere', false],
    ['Italian quotation marks quote too', '«arte povera»', 'Arte, povera', true],
    ['curly ones as well', '“arte povera”', 'Arte povera', true],
    ['one that nothing closes yet is only a sign', '"povera arte', 'Arte povera', true],
    ['a quoted word is found as it is', '"elezioni"', 'Le elezioni', true],
    ['and only so', '"elezione"', 'Le elezioni', false],
    ['quoted words stand beside others', '"arte povera" torino', 'A Torino l’arte povera', true],
    ['an article can be quoted', '"l’arte"', "Evviva l'arte", true],
  ])('%s', (_name, typed, text, expected) => expect(finds(typed, text)).toBe(expected))

  it('looks for small words only when there is nothing else', () => {
    expect(readQuery('la notte di ')).toEqual([{ kind: 'word', word: 'notte', stem: 'nott', prefix: null }])
    expect(readQuery('di la ').length).toBe(2)
  })

  it('takes anything a reader may type, and looks for nothing but letters and digits', () => {
    const typing = fc.string({ unit: fc.oneof(fc.constantFrom('"', '«', '»', ' ', 'a', '\0', '*', "'"), fc.string({ unit: 'grapheme' })) })
    fc.assert(
      fc.property(typing, (typed) => {
        const terms = readQuery(typed)
        expect(terms.length).toBeLessThanOrEqual(12)
        const tokens = terms.flatMap((term) => (term.kind === 'phrase' ? term.words : [term.stem, term.prefix ?? term.stem]))
        for (const token of tokens) expect(token).toMatch(/^[\p{L}\p{N}]+$/u)
      }),
    )
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

describe('a slip of one letter', () => {
  it.each([
    ['a letter too few', 'bibloteca'],
    ['a letter too many', 'bibliotecca'],
    ['another letter', 'bibliotema'],
    ['two that changed places', 'biblioteac'],
    ['the first letter missing', 'iblioteca'],
    ['one before the first', 'abiblioteca'],
  ])('is undone: %s', (_name, typed) => expect(slipsOf(typed)).toContain('biblioteca'))

  it.each([
    ['two letters', 'biblotea'],
    ['no slip at all', 'biblioteca'],
    ['a word too short to guess', 'bi'],
    ['what is no word', 'a'.repeat(26)],
  ])('is not seen in %s', (_name, typed) => expect(slipsOf(typed)).not.toContain('biblioteca'))

  it('works both ways, whatever the word', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz')), minLength: 4, maxLength: 24 })
    fc.assert(
      fc.property(word, fc.nat(), (right, chosen) => {
        const slips = [...slipsOf(right)].filter((slip) => slip.length >= 3)
        expect(slipsOf(slips[chosen % slips.length] ?? '')).toContain(right)
      }),
      { numRuns: 50 },
    )
  })

  it('suggests words as they are written, if they are worth it', () => {
    expect([...memorableWords(['Nella città di Elsa, la città è più. Più!', 'Una città'])]).toEqual([
      ['città', 2],
      ['Elsa', 1],
    ])
  })

  it('is corrected in its place, and nothing else', () => {
    expect(withWord('La «bibloteca» di notte, BIBLOTECA', 'bibloteca', 'biblioteca')).toBe('La «biblioteca» di notte, biblioteca')
    expect(withWord('l’eta\u0300', fold('età'), 'estate')).toBe('l’estate')
  })
})

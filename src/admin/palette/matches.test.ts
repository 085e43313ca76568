import { describe, expect, it } from 'vitest'
import { matches } from './matches.ts'

describe('what is typed in the palette', () => {
  it.each([
    ['nothing finds everything', '', 'Articoli', true],
    ['the beginning of a word', 'art', 'Nuovo articolo', true],
    ['several, in any order', 'art nuo', 'Nuovo articolo', true],
    ['the middle of a word does not count', 'colo', 'Nuovo articolo', false],
    ['accents do not matter', 'citta', 'Città', true],
    ['all words must be there', 'nuovo tema', 'Nuovo articolo', false],
    ['an elision is a border', 'elenco', 'Apri l’elenco', true],
  ])('%s', (_name, typed, label, expected) => expect(matches(typed, label)).toBe(expected))
})

import { describe, expect, it } from 'vitest'
import { freeSlug, slugify } from './slug.ts'

describe('slugify', () => {
  it.each([
    ["an apostrophe parts two words, as in L'età dell'oro", "L'età dell'oro", 'l-eta-dell-oro'],
    ['the typographic apostrophe too', 'L’età dell’oro', 'l-eta-dell-oro'],
    ['accents go', 'Perché no? È così, più o meno', 'perche-no-e-cosi-piu-o-meno'],
    ['caporali and dashes go', '«Città» — invisibili', 'citta-invisibili'],
    ['& is read as in Italian', 'Sale & pepe', 'sale-e-pepe'],
    ['figures stay', 'Agosto 1945: 80 anni', 'agosto-1945-80-anni'],
    ['other alphabets leave what Latin letters there are', 'Ψυχή e corpo', 'e-corpo'],
    ['nothing usable still gives an address', '¿¡…!?', 'senza-titolo'],
    ['an empty title too', '', 'senza-titolo'],
    ['exactly 80 characters stay whole', 'a'.repeat(80), 'a'.repeat(80)],
    ['81 without a word to cut at are cut', 'a'.repeat(81), 'a'.repeat(80)],
    ['a long title is cut between words', `${'parola '.repeat(11)}finale`, 'parola-'.repeat(11).slice(0, -1)],
  ])('%s', (_name, title, slug) => expect(slugify(title)).toBe(slug))
})

describe('freeSlug', () => {
  it('numbers from 2 until one is free', async () => {
    expect(await freeSlug('mare', async () => new Set(['mare', 'mare-2']))).toBe('mare-3')
    expect(await freeSlug('lago', async () => new Set(['mare', 'mare-2']))).toBe('lago')
  })

  it('asks a few times, though hundreds have the same title', async () => {
    const taken = new Set(['editoriale', ...Array.from({ length: 999 }, (_, index) => `editoriale-${index + 2}`)])
    let questions = 0
    const takenOf = async () => {
      questions++
      return taken
    }
    expect(await freeSlug('editoriale', takenOf)).toBe('editoriale-1001')
    expect(questions).toBe(5)
  })
})

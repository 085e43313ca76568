import { expect, it } from 'vitest'
import { matchBlocks } from './SlashMenu.tsx'

const choices = [
  { id: 'quote', label: 'Citazione', words: ['virgolette'] },
  { id: 'pull', label: 'Frase in evidenza', words: ['citazione grande', 'strillo'] },
  { id: 'image', label: 'Immagine', words: ['foto', 'fotografia'] },
  { id: 'list', label: 'Elenco numerato', words: ['1', 'più punti'] },
]

it.each([
  ['everything before a letter is typed', '', 'quote pull image list'],
  ['by its name, then by another', 'cit', 'quote pull'],
  ['by another name', 'foto', 'image'],
  ['by a later word', 'num', 'list'],
  ['without accents', 'piu', 'list'],
  ['whatever the case', 'IMM', 'image'],
  ['nothing that only ends so', 'azione', ''],
  ['nothing', 'xyz', ''],
])('finds %s', (_name, typed, expected) => {
  expect(
    matchBlocks(choices, typed)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(expected)
})

import { describe, expect, it } from 'vitest'
import { typeset } from './typeset.ts'

/** A line as it comes out when somebody types it letter by letter. */
function typing(letters: string): string {
  let line = ''
  for (const letter of letters) {
    line += letter
    const found = typeset(line)
    if (found) line = line.slice(0, found.index) + found.written
  }
  return line
}

describe('as one types', () => {
  it.each([
    ['quotation marks of print', 'Disse <<vieni>> e uscì', 'Disse «vieni» e uscì'],
    ['those within others', '<<Il "no" di ieri>>', '«Il “no” di ieri»'],
    ['those that open a line', '"Vieni", disse', '“Vieni”, disse'],
    ['those in brackets', '("no")', '(“no”)'],
    ['those after an elision', `l'"arte" e dell'"altro"`, 'l’“arte” e dell’“altro”'],
    ['those that close after an apostrophe', `disse "un po'" e uscì`, 'disse “un po’” e uscì'],
    ['apostrophes', "l'amico, un po' di '68", 'l’amico, un po’ di ’68'],
    ['dots that trail off', 'forse... no', 'forse… no'],
    ['an aside', 'il mare - quello vero - era lì', 'il mare – quello vero – era lì'],
    ['a dash of two hyphens', 'pagine 3--7', 'pagine 3–7'],
    ['a dash of three', 'il mare---quello', 'il mare—quello'],
    ['what somebody says', '-- Vieni', '— Vieni'],
    ['a break between two parts, which is not ours', '---', '---'],
    ['a list, which is not ours', '- uno', '- uno'],
    ['a word in two parts', 'ex-sindaco', 'ex-sindaco'],
    ['halves', '3 e 1/2 circa', '3 e ½ circa'],
    ['quarters at the end of what is counted', 'tre 3/4, poi', 'tre ¾, poi'],
    ['a date, which is no half', 'il 1/2/2024 alle', 'il 1/2/2024 alle'],
    ['a number before what it counts', 'dopo 10 km, ecco', 'dopo 10\u00a0km, ecco'],
    ['a number before a word that begins like a unit', 'sono 10 mele', 'sono 10 mele'],
    ['money', 'costa 20 € in tutto', 'costa 20\u00a0€ in tutto'],
    ['initials', 'di G. Verdi', 'di G.\u00a0Verdi'],
    ['two initials', 'J. R. Tolkien', 'J.\u00a0R.\u00a0Tolkien'],
    ['the end of a sentence', 'È finita. Poi', 'È finita. Poi'],
    ['an address', "vedi https://a.example/b--c...d'e ora", "vedi https://a.example/b--c...d'e ora"],
    ['a letterbox', "l'indirizzo a'b@c.example", 'l’indirizzo a’b@c.example'],
  ])('%s', (_name, letters, expected) => expect(typing(letters)).toBe(expected))
})

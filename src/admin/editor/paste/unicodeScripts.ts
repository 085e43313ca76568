const RAISED: Readonly<Record<string, string>> = {
  ...inTurn('0123456789+−=()', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'),
  ...inTurn('-ni', '⁻ⁿⁱ'),
  // «1ª», «nº»: the ordinals of Italian have signs of their own.
  ...inTurn('ao', 'ªº'),
}
const LOWERED: Readonly<Record<string, string>> = { ...inTurn('0123456789+−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'), ...inTurn('-', '₋') }

/** Writes «H<sub>2</sub>O» as «H₂O», where the letters have such a form: the magazine's texts have no other. What has none stays as it was. */
export function unicodeScripts(html: string): string {
  return html
    .replace(/<(su[bp])\b[^>]*>([\s\S]*?)<\/\1>/gi, (all, tag: string, content: string) => written(all, isRaised(tag), content))
    .replace(/<span\b[^>]*vertical-align:\s*(super|sub)\b[^>]*>([^<]*)<\/span>/gi, (all, place: string, content: string) =>
      written(all, isRaised(place), content),
    )
}

const isRaised = (word: string): boolean => /^sup/i.test(word)

function written(all: string, isAbove: boolean, content: string): string {
  const signs = isAbove ? RAISED : LOWERED
  const letters = Array.from(content.replace(/<[^>]*>/g, '').replace(/&minus;/g, '−'))
  const forms = letters.map((letter) => (/\s/.test(letter) ? letter : signs[letter]))
  return forms.every((form) => form !== undefined) ? forms.join('') : all
}

function inTurn(letters: string, forms: string): Record<string, string> {
  const signs = Array.from(forms)
  return Object.fromEntries(Array.from(letters).map((letter, index) => [letter, signs[index] ?? letter]))
}

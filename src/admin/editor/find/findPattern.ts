/** What is looked for in a text, and how exactly. */
export interface FindQuery {
  readonly words: string
  readonly isCaseExact: boolean
  readonly isWholeWords: boolean
}

export const EMPTY_QUERY: FindQuery = { words: '', isCaseExact: false, isWholeWords: false }

/**
 * What finds the words of a query; null where there are none. A keyboard has one apostrophe, one quotation mark and one space: each finds those that
 * typography makes of it. Accents are exact, for what is found may be replaced.
 */
export function findPattern({ words, isCaseExact, isWholeWords }: FindQuery): RegExp | null {
  if (words === '') return null
  const pattern = Array.from(words, (character) => ANY_OF[character] ?? character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')).join('')
  return new RegExp(isWholeWords ? `(?<!${LETTER})${pattern}(?!${LETTER})` : pattern, isCaseExact ? 'gu' : 'giu')
}

const LETTER = '[\\p{L}\\p{N}]'
const SPACE = '[ \\u00a0\\u202f]'
const ANY_OF: Readonly<Record<string, string>> = { "'": "['’]", '’': "['’]", '"': '["“”]', ' ': SPACE, '\u00a0': SPACE }

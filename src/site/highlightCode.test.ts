import { expect, it } from 'vitest'
import { CODE_LANGUAGES } from '../content/body/codeLanguages.ts'
import { highlightCode, type CodePiece } from './highlightCode.ts'

const textOf = (piece: CodePiece): string => (typeof piece === 'string' ? piece : piece.pieces.map(textOf).join(''))
const classesOf = (piece: CodePiece): string[] => (typeof piece === 'string' ? [] : [piece.className, ...piece.pieces.flatMap(classesOf)])

const CODE = `# <b>"a" & 'b'</b>\nif (x > 1) { return "città" } // fine\n\t<p class="x">{ "k": 1 }</p>\n-- select *\n`

it.each(Object.keys(CODE_LANGUAGES))('of %s no character is added or lost', (language) => {
  expect(highlightCode(CODE, language).map(textOf).join('')).toBe(CODE)
})

it('tells a keyword from a string', () => {
  expect(highlightCode('return "x"', 'js').flatMap(classesOf)).toEqual(['code-keyword', 'code-string'])
})

it.each([
  ['a language that we do not know', 'x = 1', 'brainfuck'],
  ['no language', 'x = 1', undefined],
  ['a name that every object has', 'x = 1', 'constructor'],
  ['more than a reader looks at', 'x = 1\n'.repeat(10_000), 'python'],
])('leaves plain %s', (_name, code, language) => expect(highlightCode(code, language)).toEqual([code]))

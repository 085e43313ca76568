import { expect, it } from 'vitest'
import { tableOf, tabbedRows } from './tabbedText.ts'

it.each([
  ['two rows of two', 'a\tb\nc\td', [['a', 'b'], ['c', 'd']]], // prettier-ignore
  ['with the line that ends it', 'a\tb\r\nc\td\r\n', [['a', 'b'], ['c', 'd']]], // prettier-ignore
  ['with an empty cell', 'a\t\nc\td', [['a', ''], ['c', 'd']]], // prettier-ignore
])('is a table: %s', (_name, text, rows) => expect(tabbedRows(text)).toEqual(rows))

it.each([
  ['words', 'una riga\nun’altra'],
  ['one row', 'a\tb'],
  ['rows of other lengths', 'a\tb\nc'],
  ['lines that are indented', '\tuno\n\tdue'],
  ['nothing', ''],
])('is no table: %s', (_name, text) => expect(tabbedRows(text)).toBeNull())

const typesOf = (rows: string[][]) => tableOf(rows).content?.map((row) => row.content?.[0]?.type)

it.each([
  ['names over figures', [['Faro', 'Metri'], ['Vittoria', '68']], ['tableHeader', 'tableCell']], // prettier-ignore
  ['figures over figures', [['1', '2'], ['3', '4']], ['tableCell', 'tableCell']], // prettier-ignore
  ['names over names', [['a', 'b'], ['c', 'd']], ['tableCell', 'tableCell']], // prettier-ignore
])('has headers where it should: %s', (_name, rows, types) => expect(typesOf(rows)).toEqual(types))

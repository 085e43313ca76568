import { expect, it } from 'vitest'
import { readYaml, type ReadYaml } from './readYaml.ts'

it.each<[string, string, object]>([
  ['scalars', "a: 1\nb: 'due'\nc: true\nd: null\ne: 0.5\nf: ''", { a: 1, b: 'due', c: true, d: null, e: 0.5, f: '' }],
  ['quotes', `a: 'l''arte'\nb: "una\\nriga \\u00e8"`, { a: "l'arte", b: 'una\nriga è' }],
  ['lists and mappings', 'a:\n  - uno\n  - 2\nc: {  }\nd: []\ne:\n  f: 1', { a: ['uno', 2], c: {}, d: [], e: { f: 1 } }],
  ['texts', 'a: |\n  uno\n\n  due\nb: >-\n  tre\n  quattro\n', { a: 'uno\n\ndue\n', b: 'tre quattro' }],
  ['a mark of byte order, comments', '\uFEFF# x\n---\na: 1 # y\r\nb: 2\r\n', { a: 1, b: 2 }],
])('reads %s', (_name, text, value) => expect(readYaml(text)).toEqual({ ok: true, value }))

it.each<[string, string, Omit<Extract<ReadYaml, { ok: false }>, 'ok'>]>([
  ['a wrong indent', 'id: a\nbody:\n  value: x\n format: y\n', { line: 4, fault: 'indent' }],
  ['a tab', 'id: a\nbody:\n\tvalue: x\n', { line: 3, fault: 'tab' }],
  ['a name that is there twice', 'id: a\nlabel: b\nlabel: c\n', { line: 3, fault: 'twice' }],
  ['quotes that are never closed', "id: a\nlabel: 'Sost\n", { line: 3, fault: 'unclosed' }],
  ['two documents', 'id: a\n---\nid: b\n', { line: 2, fault: 'documents' }],
  ['a page of the web', '<!doctype html>\n<p>Non trovata</p>\n', { line: 1, fault: 'not-names' }],
  ['a list', '- a\n', { line: 1, fault: 'not-names' }],
  ['nothing', '', { line: 1, fault: 'not-names' }],
  ['values that repeat others', 'a: &x 1\nb: *x\n', { line: 1, fault: 'not-names' }],
  ['an object of a program', 'a: !php/object "x"\n', { line: 1, fault: 'other' }],
])('does not guess at %s', (_name, text, problem) => expect(readYaml(text)).toEqual({ ok: false, ...problem }))

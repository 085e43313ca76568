import { expect, it } from 'vitest'
import { readYaml } from './readYaml.ts'

it.each<[string, string, unknown]>([
  [
    'scalars',
    "a: 1\nb: 'due'\nc: true\nd: null\ne: 0.5\nf: testo con: due punti\ng: ''\nh: -3",
    { a: 1, b: 'due', c: true, d: null, e: 0.5, f: 'testo con: due punti', g: '', h: -3 },
  ],
  ['quotes', `a: 'l''arte'\nb: "una\\nriga \\u00e8"`, { a: "l'arte", b: 'una\nriga è' }],
  ['nesting', 'a:\n  b:\n    c: 1\n  d: 2\ne: 3', { a: { b: { c: 1 }, d: 2 }, e: 3 }],
  ['lists', 'a:\n  - uno\n  - 2\nb:\n- tre\nc: {  }\nd: []', { a: ['uno', 2], b: ['tre'], c: {}, d: [] }],
  ['lists of mappings', 'a:\n  - b: 1\n    c: 2\n  - b: 3', { a: [{ b: 1, c: 2 }, { b: 3 }] }],
  [
    'texts',
    'a: |\n  uno\n\n  due\nb: |-\n  tre\nc: >-\n  quattro\n  cinque\nd: 1',
    { a: 'uno\n\ndue\n', b: 'tre', c: 'quattro cinque', d: 1 },
  ],
  ['comments and empty lines', '# x\n---\n\na: 1 # y\n', { a: 1 }],
  ['nothing under a name', 'a:\nb: 1', { a: null, b: 1 }],
  ['names in quotes', "a:\n  'b-c': 1", { a: { 'b-c': 1 } }],
])('%s', (_name, source, expected) => expect(readYaml(source)).toEqual(expected))

it.each(['a: &x 1', 'a: {b: 1}', 'a\n', 'a: 1\n  b: 2'])('%j is not guessed at', (source) => expect(() => readYaml(source)).toThrow())

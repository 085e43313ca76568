import { expect, it } from 'vitest'
import type { Block, Inline } from './body.ts'
import { linksIn } from './links.ts'

const link = (text: string, href: string, ...more: ({ type: 'bold' } | { type: 'italic' })[]): Extract<Inline, { type: 'text' }> => ({
  type: 'text',
  text,
  marks: [...more, { type: 'link', attrs: { href } }],
})
const plain = (text: string): Inline => ({ type: 'text', text })
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content })

it.each<[string, Block[], [string, string][]]>([
  ['none', [paragraph(plain('Niente.')), { type: 'horizontalRule' }], []],
  ['one', [paragraph(plain('Vedi '), link('qui', '/a'), plain('.'))], [['/a', 'qui']]],
  ['one in two faces', [paragraph(link('qui ', '/a'), link('e là', '/a', { type: 'bold' }))], [['/a', 'qui e là']]],
  [
    'two beside each other',
    [paragraph(link('qui', '/a'), link('là', '/b'))],
    [
      ['/a', 'qui'],
      ['/b', 'là'],
    ],
  ],
  [
    'the same twice',
    [paragraph(link('qui', '/a'), plain(' e '), link('qui', '/a'))],
    [
      ['/a', 'qui'],
      ['/a', 'qui'],
    ],
  ],
  [
    'in a footnote',
    [paragraph(link('qui', '/a'), { type: 'footnote', content: [link('nota', '/a')] })],
    [
      ['/a', 'qui'],
      ['/a', 'nota'],
    ],
  ],
  [
    'deep in a quote and a list',
    [{ type: 'blockquote', content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(link('x', '/x'))] }] }] }],
    [['/x', 'x']],
  ],
  ['of a button', [{ type: 'button', attrs: { label: 'Abbonati', href: '/abbonati' } }], [['/abbonati', 'Abbonati']]],
  [
    'in a box, then in a cell',
    [
      { type: 'callout', attrs: { look: 'note' }, content: [{ type: 'paragraph', content: [link('box', '/b')] }] },
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [{ type: 'paragraph', content: [link('cella', '/c')] }] }] }],
      },
    ],
    [
      ['/b', 'box'],
      ['/c', 'cella'],
    ],
  ],
  ['in a heading', [{ type: 'heading', attrs: { level: 2 }, content: [link('h', '/h')] }], [['/h', 'h']]],
])('finds the links of a body: %s', (_name, content, expected) =>
  expect(linksIn({ type: 'doc', content }).map(({ address, text }) => [address, text])).toEqual(expected),
)

import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { bodySchema, type Block, type Body } from '../../../content/body/body.ts'
import { schemaExtensions } from '../schemaExtensions.ts'
import { fromBody, toBody, type EditorNode } from './toBody.ts'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })
const doc = (...content: EditorNode[]): EditorNode => ({ type: 'doc', content })

const everything: Body = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Capitolo' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Una ' },
        {
          type: 'text',
          text: 'parola',
          marks: [{ type: 'link', attrs: { href: '/articoli/x' } }, { type: 'bold' }, { type: 'italic' }, { type: 'strike' }],
        },
        { type: 'text', text: '2', marks: [{ type: 'subscript' }] },
        { type: 'text', text: 'e', marks: [{ type: 'superscript' }] },
        { type: 'footnote', content: [{ type: 'text', text: 'La nota.' }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'codice', marks: [{ type: 'code' }] },
      ],
    },
    { type: 'pullQuote', attrs: { attribution: 'Elsa' }, content: [{ type: 'text', text: 'Detto' }] },
    { type: 'pullQuote', content: [{ type: 'text', text: 'Anonimo' }] },
    { type: 'image', attrs: { media: 'm1', caption: 'Didascalia', credit: 'Foto' } },
    { type: 'gallery', attrs: { items: [{ media: 'm1' }, { media: 'm2', caption: 'Due' }], caption: 'Tutte' } },
    { type: 'video', attrs: { provider: 'youtube', videoId: 'abcdef12345', title: 'Film', poster: 'm4', width: 1280, height: 720 } },
    { type: 'video', attrs: { provider: 'vimeo', videoId: '123456', title: '', caption: 'Corto' } },
    { type: 'video', attrs: { provider: 'vimeo', videoId: '123456', key: 'abcdef12', start: 5, title: '' } },
    { type: 'video', attrs: { provider: 'youtube', videoId: 'abcdef12345', start: 86_400, title: '' } },
    { type: 'video', attrs: { provider: 'file', media: 'm3', title: 'Nostro' } },
    { type: 'audio', attrs: { media: 'm4', title: 'Intervista', caption: 'Parla lei' } },
    { type: 'horizontalRule' },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'Tre' }] },
            { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'image', attrs: { media: 'm1' } }] }] },
          ],
        },
      ],
    },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Fine.' }] }] },
  ],
}

describe('a body on the surface', () => {
  it('comes back as it went, every block and attribute of it', () => {
    const schema = getSchema(schemaExtensions)
    const node = Node.fromJSON(schema, fromBody(everything))
    node.check()
    const written = toBody(node.toJSON() as EditorNode) // ProseMirror's own JSON
    expect(written).toEqual({ body: everything, dropped: [] })
  })

  it('opens empty with a line to write on, and is saved empty', () => {
    expect(fromBody(null).content).toHaveLength(1)
    expect(toBody(fromBody(null)).body.content).toEqual([])
  })
})

describe('what is written', () => {
  const nested = (levels: number): EditorNode =>
    levels === 0 ? paragraph('in fondo') : { type: 'blockquote', content: [nested(levels - 1)] }

  it.each<[string, EditorNode, unknown[]]>([
    ['an empty note goes', doc({ type: 'paragraph', content: [text('a'), { type: 'footnote' }] }), [paragraph('a')]],
    [
      'a note that is being written loses the space it began with',
      doc({
        type: 'paragraph',
        content: [{ type: 'footnote', content: [text('\u00a0'), { ...text('così'), marks: [{ type: 'bold' }] }] }],
      }),
      [
        {
          type: 'paragraph',
          content: [{ type: 'footnote', content: [{ type: 'text', text: 'così', marks: [{ type: 'bold' }] }] }],
        },
      ],
    ],
    [
      'a note of spaces goes',
      doc({ type: 'paragraph', content: [text('a'), { type: 'footnote', content: [text(' ')] }] }),
      [paragraph('a')],
    ],
    ['an image without its file waits', doc({ type: 'image', attrs: { media: null, upload: 'u1' } }, paragraph('b')), [paragraph('b')]],
    [
      'an empty caption is no caption',
      doc({ type: 'image', attrs: { media: 'm', caption: '  ' } }),
      [{ type: 'image', attrs: { media: 'm' } }],
    ],
    ['a gallery without pictures goes', doc({ type: 'gallery', attrs: { items: [] } }), []],
    ['a list without items goes', doc({ type: 'bulletList', content: [] }), []],
    ['a quote without blocks goes', doc({ type: 'blockquote' }), []],
    [
      'an empty line between two stays',
      doc(paragraph('a'), { type: 'paragraph' }, paragraph('b')),
      [paragraph('a'), { type: 'paragraph' }, paragraph('b')],
    ],
    ['empty lines at the end go', doc(paragraph('a'), { type: 'paragraph' }, { type: 'paragraph' }), [paragraph('a')]],
    [
      'a first-level heading becomes a second',
      doc({ type: 'heading', attrs: { level: 1 }, content: [text('T')] }),
      [{ type: 'heading', attrs: { level: 2 }, content: [text('T')] }],
    ],
    ['six levels stay', doc(nested(6)), [nested(6)]],
    ['a seventh is taken off', doc(nested(7)), [nested(6)]],
    [
      'a list that begins at one says nothing of it',
      doc({ type: 'orderedList', attrs: { start: 1, type: null }, content: [{ type: 'listItem', content: [paragraph('a')] }] }),
      [{ type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('a')] }] }],
    ],
  ])('%s', (_name, given, expected) => {
    const { body, dropped } = toBody(given)
    expect(body.content).toEqual(expected)
    expect(dropped).toEqual([])
    expect(bodySchema.safeParse(body).success).toBe(true)
  })

  it.each<[string, EditorNode, string[]]>([
    ['a mark we do not have', doc({ type: 'paragraph', content: [{ ...text('a'), marks: [{ type: 'underline' }] }] }), ['underline']],
    ['an attribute we do not have', doc({ type: 'image', attrs: { media: 'm', width: 3 } }), ['image.width']],
    [
      'a link that may not stand',
      doc({ type: 'paragraph', content: [{ ...text('a'), marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }] }),
      ['link: javascript:alert(1)'],
    ],
    ['a caption one letter too long', doc({ type: 'image', attrs: { media: 'm', caption: 'x'.repeat(601) } }), ['image.caption']],
    ['a block we do not have, but not its words', doc({ type: 'table', content: [paragraph('cella')] }), ['table']],
  ])('tells of %s', (_name, given, expected) => {
    const { body, dropped } = toBody(given)
    expect(dropped).toEqual(expected)
    expect(bodySchema.safeParse(body).success).toBe(true)
    expect(JSON.stringify(body)).toMatch(/"a"|"m"|cella/)
  })

  it.each([
    ['a caption of the longest', doc({ type: 'image', attrs: { media: 'm', caption: 'x'.repeat(600) } }), 1],
    ['a paragraph of the most pieces', doc({ type: 'paragraph', content: Array.from({ length: 5000 }, () => text('a')) }), 1],
    ['one piece more, in two', doc({ type: 'paragraph', content: Array.from({ length: 5001 }, () => text('a')) }), 2],
    [
      'a note of two hundred and one pieces',
      doc({ type: 'paragraph', content: [{ type: 'footnote', content: Array.from({ length: 201 }, () => text('a')) }] }),
      1,
    ],
    ['a word as long as a book', doc(paragraph('a'.repeat(100_001))), 1],
  ])('keeps %s', (_name, given, blocks) => {
    const { body, dropped } = toBody(given)
    expect(dropped).toEqual([])
    expect(body.content).toHaveLength(blocks)
    expect(bodySchema.safeParse(body).success).toBe(true)
  })
})

const words: Block = { type: 'paragraph', content: [{ type: 'text', text: 'Parole.' }] }
const gallery: Block = { type: 'gallery', attrs: { items: [{ media: 'm1' }] } }
const line = { type: 'paragraph' }

it.each([
  ['nothing yet', null, [line]],
  ['an empty text', [], [line]],
  ['words', [words], [words]],
  ['a gallery at its end', [words, gallery], [words, gallery, line]],
  ['a gallery before words', [gallery, words], [gallery, words]],
] as const)('opens with a line to write on: %s', (_name, blocks, content) => {
  expect(fromBody(blocks && { type: 'doc', content: [...blocks] })).toEqual({ type: 'doc', content })
})

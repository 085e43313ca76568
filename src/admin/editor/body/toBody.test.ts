import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { bodySchema, type Block, type Body, type TableCell } from '../../../content/body/body.ts'
import { schemaExtensions } from '../schemaExtensions.ts'
import { fromBody, toBody, type EditorNode } from './toBody.ts'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })
const doc = (...content: EditorNode[]): EditorNode => ({ type: 'doc', content })

const line = (words: string): Extract<Block, { type: 'paragraph' }> => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
const cell = (words: string): TableCell => ({ type: 'tableCell', content: [line(words)] })

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
    { type: 'file', attrs: { media: 'm5', title: 'I dati', caption: 'In PDF' } },
    { type: 'button', attrs: { label: 'Abbonati', href: '/abbonati' } },
    { type: 'embed', attrs: { provider: 'datawrapper', resource: 'AbCd1', title: 'Fari', caption: 'Nostri', poster: 'm1', height: 400 } },
    { type: 'codeBlock', attrs: { language: 'python' }, content: [{ type: 'text', text: 'if x:\n\tprint(1)' }] },
    { type: 'codeBlock', content: [{ type: 'text', text: 'testo' }] },
    {
      type: 'callout',
      attrs: { look: 'warning', title: 'Piano' },
      content: [line('Uno.'), { type: 'bulletList', content: [{ type: 'listItem', content: [line('Due.')] }] }],
    },
    {
      type: 'table',
      attrs: { caption: 'Fari' },
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: [line('Faro')] }] },
        { type: 'tableRow', content: [cell('Vittoria'), { ...cell('68'), attrs: { rowspan: 2 } }] },
        { type: 'tableRow', content: [cell('Lanterna')] },
      ],
    },
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

const columns = (count: number): string[] => Array.from({ length: count }, () => 'a')

/** A table of rows of words, each in a block of a type. */
function table(...rows: (readonly string[] | string)[]): EditorNode {
  const type = rows.find((row) => typeof row === 'string') ?? 'paragraph'
  const cells = rows.filter((row) => typeof row !== 'string')
  return {
    type: 'table',
    content: cells.map((row) => ({
      type: 'tableRow',
      content: row.map((words) => ({ type: 'tableCell', content: [{ type, content: [text(words)] }] })),
    })),
  }
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
    ['code without a letter goes', doc({ type: 'codeBlock', attrs: { language: 'python' } }), []],
    ['a button without words waits', doc({ type: 'button', attrs: { label: ' ', href: '/' } }), []],
    ['a button that leads nowhere waits', doc({ type: 'button', attrs: { label: 'a', href: 'javascript:x' } }), []],
    ['a table without rows goes', doc({ type: 'table' }), []],
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
    ['a block we do not have, but not its words', doc({ type: 'riquadro', content: [paragraph('cella')] }), ['riquadro']],
    ['a heading in a cell, but not its words', doc(table(['cella'], 'heading')), ['heading']],
    ['an embed of nobody we know', doc(paragraph('a'), { type: 'embed', attrs: { provider: 'altrove', resource: 'x' } }), ['embed']],
    ['a language that cannot be one', doc({ type: 'codeBlock', attrs: { language: 'c c' }, content: [text('a')] }), ['codeBlock.language']],
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
    ['code as long as a book', doc({ type: 'codeBlock', content: [text('a'.repeat(100_001))] }), 1],
    ['a table of the most columns', doc(table(columns(40))), 1],
    ['one column more, in two', doc(table(columns(41))), 2],
    ['a table of the most rows', doc(table(...Array.from({ length: 500 }, () => ['a']))), 1],
    ['one row more, in two', doc(table(...Array.from({ length: 501 }, () => ['a']))), 2],
  ])('keeps %s', (_name, given, blocks) => {
    const { body, dropped } = toBody(given)
    expect(dropped).toEqual([])
    expect(body.content).toHaveLength(blocks)
    expect(bodySchema.safeParse(body).success).toBe(true)
  })
})

const words: Block = { type: 'paragraph', content: [{ type: 'text', text: 'Parole.' }] }
const gallery: Block = { type: 'gallery', attrs: { items: [{ media: 'm1' }] } }
const emptyLine = { type: 'paragraph' }

it.each([
  ['nothing yet', null, [emptyLine]],
  ['an empty text', [], [emptyLine]],
  ['words', [words], [words]],
  ['a gallery at its end', [words, gallery], [words, gallery, emptyLine]],
  ['a gallery before words', [gallery, words], [gallery, words]],
] as const)('opens with a line to write on: %s', (_name, blocks, content) => {
  expect(fromBody(blocks && { type: 'doc', content: [...blocks] })).toEqual({ type: 'doc', content })
})

import { describe, expect, it } from 'vitest'
import { bodySchema, PLAIN_MARKS, type Block, type Body } from './body.ts'
import { mediaIn } from './media.ts'
import { isSafeAddress } from './safeAddress.ts'
import { countWords } from '../splitWords.ts'
import { bodyText, hasWords, readingMinutes } from './text.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (text: string, ...marks: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length && { marks }) }],
})
const link = (href: string) => ({ type: 'link', attrs: { href } })
const callout = (...content: unknown[]) => ({ type: 'callout', attrs: { look: 'note' }, content })
const bullets = (...content: unknown[]) => ({ type: 'bulletList', content: [{ type: 'listItem', content }] })
const table = (...rows: unknown[][]) => ({ type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) })
const cell = (...content: unknown[]) => ({ type: 'tableCell', content })
const nested = (levels: number) =>
  Array.from({ length: levels }).reduce<unknown>((inner) => ({ type: 'blockquote', content: [inner] }), paragraph('in fondo'))

describe('bodySchema', () => {
  it.each([
    ['takes an empty document', doc(), true],
    ['takes marks together', doc(paragraph('x', ...PLAIN_MARKS.map((type) => ({ type })), link('/'))), true],
    ['takes an empty paragraph, as TipTap writes it', doc({ type: 'paragraph' }), true],
    ['takes a heading of level 2', doc({ type: 'heading', attrs: { level: 2 }, content: [] }), true],
    ['refuses a heading of level 1: the page has one', doc({ type: 'heading', attrs: { level: 1 }, content: [] }), false],
    ['refuses a node it does not know', doc({ type: 'iframe', attrs: { src: 'https://example.it' } }), false],
    ['refuses a mark it does not know', doc(paragraph('x', { type: 'style', attrs: {} })), false],
    ['refuses an attribute it does not know', doc({ type: 'paragraph', attrs: { onclick: 'x()' } }), false],
    ['refuses stored HTML', doc({ type: 'html', html: '<b>x</b>' }), false],
    ['refuses javascript: in a link', doc(paragraph('x', link('javascript:alert(1)'))), false],
    [
      'takes a footnote with italics',
      doc({ type: 'paragraph', content: [{ type: 'footnote', content: [{ type: 'text', text: 'nota', marks: [{ type: 'italic' }] }] }] }),
      true,
    ],
    [
      'refuses a footnote within a footnote',
      doc({ type: 'paragraph', content: [{ type: 'footnote', content: [{ type: 'footnote', content: [] }] }] }),
      false,
    ],
    ['takes a YouTube video', doc({ type: 'video', attrs: { provider: 'youtube', videoId: 'aqz-KE-bpKQ', title: 't' } }), true],
    [
      'takes where it begins',
      doc({ type: 'video', attrs: { provider: 'youtube', videoId: 'aqz-KE-bpKQ', start: 86_400, title: 't' } }),
      true,
    ],
    [
      'refuses a beginning past a day',
      doc({ type: 'video', attrs: { provider: 'youtube', videoId: 'aqz-KE-bpKQ', start: 86_401, title: 't' } }),
      false,
    ],
    [
      'takes the key of an unlisted film',
      doc({ type: 'video', attrs: { provider: 'vimeo', videoId: '76979871', key: 'abcdef', title: 't' } }),
      true,
    ],
    [
      'refuses an address in place of a key',
      doc({ type: 'video', attrs: { provider: 'vimeo', videoId: '76979871', key: 'a&b=1#', title: 't' } }),
      false,
    ],
    [
      'refuses an address in place of a video’s code',
      doc({ type: 'video', attrs: { provider: 'youtube', videoId: '../../x', title: 't' } }),
      false,
    ],
    ['refuses a provider it does not know', doc({ type: 'video', attrs: { provider: 'altrove', videoId: 'abcdef', title: 't' } }), false],
    ['takes a file', doc({ type: 'file', attrs: { media: 'm', title: 'Dati' } }), true],
    ['takes a button', doc({ type: 'button', attrs: { label: 'Vai', href: '/abbonati' } }), true],
    ['refuses a button without words', doc({ type: 'button', attrs: { label: ' ', href: '/abbonati' } }), false],
    ['refuses a button that runs something', doc({ type: 'button', attrs: { label: 'Vai', href: 'javascript:alert(1)' } }), false],
    ['takes code in a language we do not know', doc({ type: 'codeBlock', attrs: { language: 'brainfuck' } }), true],
    ['refuses a language that is markup', doc({ type: 'codeBlock', attrs: { language: '"><b>' } }), false],
    ['refuses marks in code', doc({ type: 'codeBlock', content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }] }), false],
    ['takes a box', doc({ type: 'callout', attrs: { look: 'warning' }, content: [paragraph('x')] }), true],
    ['refuses a box of another look', doc({ type: 'callout', attrs: { look: 'rosa' }, content: [paragraph('x')] }), false],
    ['refuses an empty box', doc({ type: 'callout', attrs: { look: 'note' }, content: [] }), false],
    ['refuses a box in a box', doc(callout(callout(paragraph('x')))), false],
    ['takes a table', doc(table([cell(paragraph('x'))])), true],
    ['takes a list in a cell', doc(table([cell(bullets(paragraph('x')))])), true],
    ['refuses a picture in a cell', doc(table([cell({ type: 'image', attrs: { media: 'm' } })])), false],
    ['refuses a cell without content', doc(table([cell()])), false],
    ['refuses a row without cells', doc(table([])), false],
    ['takes a row of forty cells', doc(table(Array.from({ length: 40 }, () => cell(paragraph('x'))))), true],
    ['refuses one of forty-one', doc(table(Array.from({ length: 41 }, () => cell(paragraph('x'))))), false],
    ['refuses a table outside of its rows', doc(cell(paragraph('x'))), false],
    ['takes a map', doc({ type: 'embed', attrs: { provider: 'openStreetMap', resource: '15/45.6/13.7', title: '' } }), true],
    [
      'refuses another provider’s resource',
      doc({ type: 'embed', attrs: { provider: 'spotify', resource: '15/45.6/13.7', title: '' } }),
      false,
    ],
    [
      'refuses an address in place of a resource',
      doc({ type: 'embed', attrs: { provider: 'flourish', resource: 'visualisation/1234/../x', title: '' } }),
      false,
    ],
    ['refuses an empty gallery', doc({ type: 'gallery', attrs: { items: [] } }), false],
    ['takes quotes six deep', doc(nested(6)), true],
    ['refuses seven deep', doc(nested(7)), false],
    ['refuses ten thousand deep without falling over', doc(nested(10_000)), false],
    ['refuses a string', 'testo', false],
    ['refuses null', null, false],
  ])('%s', (_name, input, ok) => expect(bodySchema.safeParse(input).success).toBe(ok))
})

describe('isSafeAddress', () => {
  it.each([
    ['https://example.it/a?b=c#d', true],
    ['http://example.it', true],
    ['mailto:redazione@example.it', true],
    ['tel:+390401234', true],
    ['/articoli/acqua', true],
    ['/', true],
    ['#nota-1', true],
    ['?pagina=2', true],
    ['', false],
    ['articoli/acqua', false],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    [' javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['\u0001javascript:alert(1)', false],
    ['data:text/html,<script>', false],
    ['vbscript:x', false],
    ['//altrove.example', false],
    ['/\\altrove.example', false],
    ['https://', false],
    ['https:///x', false],
  ])('%j is %s', (address, safe) => expect(isSafeAddress(address)).toBe(safe))
})

describe('bodyText', () => {
  const line = (text: string): Extract<Block, { type: 'paragraph' }> => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const content: Block[] = [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Il faro' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'La luce' },
        { type: 'footnote', content: [{ type: 'text', text: 'Di notte.' }] },
        { type: 'text', text: ' gira.' },
        { type: 'hardBreak' },
        { type: 'text', text: 'Sempre.' },
      ],
    },
    { type: 'gallery', attrs: { items: [{ media: 'a', caption: 'Prima' }, { media: 'b' }], caption: 'Tutte' } },
    { type: 'blockquote', content: [{ type: 'image', attrs: { media: 'c' } }] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'uno' }] }] }] },
    { type: 'horizontalRule' },
    { type: 'pullQuote', attrs: { attribution: 'Elsa' }, content: [{ type: 'text', text: 'Si spegne' }] },
    { type: 'video', attrs: { provider: 'youtube', videoId: 'abcdef12345', title: 'Il guardiano', caption: 'Nel 1954' } },
    { type: 'callout', attrs: { look: 'note', title: 'Da sapere' }, content: [line('due')] },
    {
      type: 'table',
      attrs: { caption: 'Fari' },
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [line('Nome')] },
            { type: 'tableHeader', content: [line('Metri'), line('sul mare')] },
          ],
        },
        { type: 'tableRow', content: [{ type: 'tableCell', content: [{ type: 'paragraph' }] }] },
      ],
    },
    { type: 'codeBlock', content: [{ type: 'text', text: 'a = 1\nb = 2' }] },
    { type: 'button', attrs: { label: 'Abbonati', href: '/abbonati' } },
    { type: 'file', attrs: { media: 'd', title: 'Le mappe' } },
    { type: 'embed', attrs: { provider: 'openStreetMap', resource: '15/45.6/13.7', title: 'Il golfo', caption: 'Da sud', poster: 'e' } },
  ]
  const body: Body = { type: 'doc', content }

  it('is what a reader reads, block by block', () => {
    expect(bodyText(body)).toBe(
      [
        ...['Il faro', 'La luce Di notte. gira. Sempre.', 'Prima', 'Tutte', 'uno', 'Si spegne', 'Elsa'],
        ...['Il guardiano', 'Nel 1954', 'Da sapere', 'due'],
        ...['Fari', 'Nome | Metri sul mare', 'a = 1', 'b = 2', 'Abbonati', 'Le mappe', 'Il golfo', 'Da sud'],
      ].join('\n'),
    )
  })

  it('finds every medium, nested ones too', () => expect(mediaIn(body)).toEqual(['a', 'b', 'c', 'd', 'e']))

  it.each([
    ['l’arte e la città', 4],
    ['dell’oro', 1],
    ['  ', 0],
    ['1945, 80 anni', 3],
  ])('counts the words of %j', (text, words) => expect(countWords(text)).toBe(words))

  it.each([
    [0, true],
    [37, true],
    [38, false],
  ])('knows whether it has %i words', (count, expected) => expect(hasWords(body, count)).toBe(expected))

  it('never takes less than a minute to read', () => {
    expect(readingMinutes({ type: 'doc', content: [] })).toBe(1)
    expect(
      readingMinutes({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'parola '.repeat(660) }] }] }),
    ).toBe(3)
  })
})

import { describe, expect, it } from 'vitest'
import { bodySchema, PLAIN_MARKS, type Block, type Body } from './body.ts'
import { mediaIn } from './media.ts'
import { isSafeAddress } from './safeAddress.ts'
import { bodyText, countWords, hasWords, readingMinutes } from './text.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (text: string, ...marks: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length && { marks }) }],
})
const link = (href: string) => ({ type: 'link', attrs: { href } })
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
  ]
  const body: Body = { type: 'doc', content }

  it('is what a reader reads, block by block', () => {
    expect(bodyText(body)).toBe('Il faro\nLa luce Di notte. gira. Sempre.\nPrima\nTutte\nuno')
  })

  it('finds every medium, nested ones too', () => expect(mediaIn(body)).toEqual(['a', 'b', 'c']))

  it.each([
    ['l’arte e la città', 4],
    ['dell’oro', 1],
    ['  ', 0],
    ['1945, 80 anni', 3],
  ])('counts the words of %j', (text, words) => expect(countWords(text)).toBe(words))

  it.each([
    [0, true],
    [11, true],
    [12, false],
  ])('knows whether it has %i words', (count, expected) => expect(hasWords(body, count)).toBe(expected))

  it('never takes less than a minute to read', () => {
    expect(readingMinutes({ type: 'doc', content: [] })).toBe(1)
    expect(
      readingMinutes({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'parola '.repeat(660) }] }] }),
    ).toBe(3)
  })
})

import { describe, expect, it } from 'vitest'
import type { Body } from '../../content/body/body.ts'
import { bodyText } from '../../content/body/text.ts'
import { bodySchema } from '../../content/body/body.ts'
import { bodyFromHtml } from '../html/bodyFromHtml.ts'
import type { FindMedia, FoundMedia } from '../html/media.ts'
import type { Note } from '../note.ts'
import { lexicalToHtml } from './lexicalToHtml.ts'
import { mobiledocToHtml } from './mobiledocToHtml.ts'

const SORTS: Readonly<Record<string, FoundMedia['sort']>> = { jpg: 'picture', mp3: 'sound', mp4: 'film', pdf: 'document' }
const findMedia: FindMedia = ({ addresses: [address = ''] }) => {
  const sort = SORTS[address.split('.').at(-1) ?? '']
  return sort && { id: sort, sort, address: `/media/${address}` }
}

/** A text that has one card, as either editor keeps it. */
const asLexical = (type: string, card: object) => JSON.stringify({ root: { type: 'root', children: [{ type, version: 1, ...card }] } })
const asMobiledoc = (type: string, card: object) =>
  JSON.stringify({ version: '0.3.1', atoms: [], markups: [], cards: [[type, card]], sections: [[10, 0]] })

function read(html: string | null, notes: readonly Note[]): { types: string[]; text: string; notes: string[] } {
  const converted = bodyFromHtml(html ?? '', { title: 'x', findMedia, embedsLoneAddresses: true })
  const body: Body = bodySchema.parse(converted.body)
  return {
    types: body.content.map(({ type }) => type),
    text: bodyText(body),
    notes: [...notes, ...converted.notes].map(({ what }) => what),
  }
}

const CARDS: readonly (readonly [name: string, card: object, types: string[], text: string, notes: string[]])[] = [
  ['image', { src: 'a.jpg', alt: 'Un ponte', caption: 'Il <b>ponte</b>' }, ['image'], 'Il ponte', []],
  ['gallery', { images: [{ src: 'a.jpg' }, { src: 'b.jpg', caption: 'Due' }], caption: 'Tutti' }, ['gallery'], 'Due\nTutti', []],
  ['video', { src: 'a.mp4', caption: 'Il film' }, ['video'], 'x\nIl film', []],
  ['audio', { src: 'a.mp3', title: 'La voce' }, ['audio'], 'x\nLa voce', []],
  ['file', { src: 'a.pdf', fileTitle: 'Gli atti', fileCaption: 'Tutti' }, ['file', 'paragraph'], 'Gli atti\nTutti', []],
  ['embed', { url: 'https://youtu.be/abcdefgh123', html: '', caption: 'Il film' }, ['video'], 'x\nIl film', []],
  [
    'bookmark',
    { url: 'https://a.example/', metadata: { title: 'Altrove', description: 'Ne parla' }, caption: 'Vedi' },
    ['paragraph', 'paragraph', 'paragraph'],
    'Altrove\nNe parla\nVedi',
    ['block-unknown'],
  ],
  ['button', { buttonText: 'Vai', buttonUrl: 'https://a.example/' }, ['button'], 'Vai', []],
  ['callout', { calloutEmoji: '💡', calloutText: 'Attenti' }, ['callout'], '💡 Attenti', []],
  ['html', { html: '<p>uno</p><ul><li>due</li></ul>' }, ['paragraph', 'bulletList'], 'uno\ndue', []],
  ['toggle', { heading: 'Di più', content: '<p>sotto</p>' }, ['heading', 'paragraph'], 'Di più\nsotto', ['block-unknown']],
  [
    'header',
    { header: 'Grande', subheader: 'Piccolo', buttonText: 'Vai', buttonUrl: 'https://a.example/' },
    ['heading', 'paragraph', 'button'],
    'Grande\nPiccolo\nVai',
    ['block-unknown'],
  ],
  [
    'product',
    {
      productTitle: 'Libro',
      productDescription: '<p>Bello</p>',
      productImageSrc: 'a.jpg',
      productButton: 'Vai',
      productUrl: 'https://a.example/',
    },
    ['image', 'heading', 'paragraph', 'button'],
    'Libro\nBello\nVai',
    ['block-unknown'],
  ],
  [
    'call-to-action',
    { textValue: '<p>Abbonati</p>', sponsorLabel: '<p>Sponsor</p>', imageUrl: 'a.jpg', buttonText: 'Vai', buttonUrl: 'https://a.example/' },
    ['paragraph', 'image', 'paragraph', 'button'],
    'Sponsor\nAbbonati\nVai',
    ['block-unknown'],
  ],
  [
    'signup',
    { header: 'Scrivici', subheader: 'Ogni lunedì', disclaimer: 'Nessuna pubblicità' },
    ['heading', 'paragraph', 'paragraph'],
    'Scrivici\nOgni lunedì\nNessuna pubblicità',
    ['block-unknown'],
  ],
  ['email', { html: '<p>Ciao {first_name}</p>' }, [], '', ['block-dynamic']],
  ['email-cta', { html: '<p>Vai</p>' }, [], '', ['block-dynamic']],
  ['paywall', {}, [], '', ['block-dynamic']],
  ['transistor', { accentColor: '#fff' }, [], '', ['block-unknown']],
  ['di-domani', { text: 'parole', colour: 'rosso' }, ['paragraph'], 'parole', ['block-unknown']],
]

describe.each([
  ['Lexical', lexicalToHtml, asLexical, [['codeblock', 'horizontalrule']]],
  ['Mobiledoc', mobiledocToHtml, asMobiledoc, [['code', 'hr']]],
] as const)('a card of %s', (_editor, toHtml, write, [[code, rule]]) => {
  it.each([
    ...CARDS,
    [code, { code: 'a < b', language: 'js', caption: 'Sotto' }, ['codeBlock', 'paragraph'], 'a < b\nSotto', []] as const,
    [rule, {}, ['horizontalRule'], '', []] as const,
  ])('%s', (name, card, types, text, notes) => {
    const made: Note[] = []
    const html = toHtml(write(name, card), (one) => void made.push(one))
    expect(read(html, made)).toEqual({ types, text, notes })
    // What it says of itself is kept aside, where it has no block of its own here.
    for (const { source } of made) expect(source).toBe(JSON.stringify(JSON.parse(source ?? '')))
  })

  it('of Markdown is kept as it was written', () => {
    const made: Note[] = []
    expect(
      read(
        toHtml(write('markdown', { markdown: 'a\n\n**b**' }), (one) => void made.push(one)),
        made,
      ),
    ).toEqual({
      types: ['paragraph', 'paragraph'],
      text: 'a\n**b**',
      notes: ['block-unknown'],
    })
  })
})

const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format })

it.each([
  ['a heading', { type: 'extended-heading', tag: 'h3', children: [text('uno')] }, ['heading'], 'uno'],
  ['a quotation', { type: 'extended-quote', children: [text('uno')] }, ['blockquote'], 'uno'],
  ['an aside', { type: 'aside', children: [text('uno')] }, ['pullQuote'], 'uno'],
  [
    'a list in a list',
    {
      type: 'list',
      listType: 'bullet',
      children: [
        { type: 'listitem', children: [text('uno')] },
        { type: 'listitem', children: [{ type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('due')] }] }] },
      ],
    },
    ['bulletList'],
    'uno\ndue',
  ],
  [
    'a place still to be written',
    { type: 'paragraph', children: [text('uno '), { type: 'tk', text: 'TK' }, text(' due')] },
    ['paragraph'],
    'uno TK due',
  ],
  ['a sign that joins nothing', { type: 'paragraph', children: [text('uno'), { type: 'zwnj' }, text(' due')] }, ['paragraph'], 'uno due'],
  [
    'every mark',
    { type: 'paragraph', children: [1, 2, 4, 8, 16, 32, 64, 128].map((format) => text('a', format)) },
    ['paragraph'],
    'aaaaaaaa',
  ],
])('a node of Lexical: %s', (_name, node, types, words) => {
  const html = lexicalToHtml(JSON.stringify({ root: { type: 'root', children: [node] } }), () => undefined)
  expect(read(html, [])).toMatchObject({ types, text: words })
})

import { EMBED_PROVIDER_NAMES, type EmbedProvider } from '../../src/content/body/embedProviders.ts'

/** A shape of a text that is more than plain words, and a word of it that stands nowhere else. */
export interface BlockExample {
  readonly name: string
  readonly block: object
  readonly word: string
}

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) })
const line = (...content: object[]) => ({ type: 'paragraph', content })

/** One of each provider: a new one does not compile until it has its own. */
const RESOURCES: Readonly<Record<EmbedProvider, readonly [resource: string, word: string]>> = {
  spotify: ['episode/4rOoJ6Egrf8K2IrywzwOMk', 'clavicembalo'],
  soundcloud: ['rivista/le-onde', 'ocarina'],
  instagram: ['p/CxYz12345', 'dagherrotipo'],
  x: ['rivista/1234567890', 'piccione'],
  bluesky: ['rivista.example/3kabcdefghij2', 'farfalla'],
  googleMaps: ['45.6495,13.7768,15', 'bussola'],
  openStreetMap: ['12/43.3/12.9', 'sirena'],
  datawrapper: ['AbCd1', 'istogramma'],
  flourish: ['visualisation/123456', 'girasole'],
  mastodon: ['mastodon.uno/@rivista/112233445566', 'mammut'],
}

/** What editors can write besides words, headings and lists. A picture and a document stand in the library under the given names. */
export function blockExamples(media: { readonly picture: string; readonly document: string }): readonly BlockExample[] {
  const examples: readonly (readonly [name: string, word: string, block: object])[] = [
    [
      'table',
      'lanterna',
      {
        type: 'table',
        attrs: { caption: 'I fari' },
        content: [
          { type: 'tableRow', content: [{ type: 'tableHeader', content: [line(text('Nome'))] }] },
          { type: 'tableRow', content: [{ type: 'tableCell', content: [line(text('lanterna'))] }] },
        ],
      },
    ],
    ['code', 'segnale', { type: 'codeBlock', attrs: { language: 'python' }, content: [text('segnale = 1')] }],
    ['box', 'scoglio', { type: 'callout', attrs: { look: 'note' }, content: [line(text('scoglio'))] }],
    ['button', 'timone', { type: 'button', attrs: { label: 'timone', href: '/chi-siamo' } }],
    ['file', 'portolano', { type: 'file', attrs: { media: media.document, title: 'portolano' } }],
    ['subscript', 'idrogeno', line(text('H'), text('2', { type: 'subscript' }), text(' idrogeno'))],
    ['superscript', 'cubatura', line(text('m'), text('3', { type: 'superscript' }), text(' cubatura'))],
    ['struck words', 'refuso', line(text('refuso', { type: 'strike' }))],
    ['note', 'archivio', line(text('Detto'), { type: 'footnote', content: [text('archivio')] })],
    ['pull quote', 'strillone', { type: 'pullQuote', content: [text('Si vede da lontano')], attrs: { attribution: 'strillone' } }],
    [
      'gallery',
      'camerino',
      { type: 'gallery', attrs: { items: [{ media: media.picture, caption: 'camerino' }], caption: 'Dietro le quinte' } },
    ],
    ['picture', 'vetrata', { type: 'image', attrs: { media: media.picture, caption: 'vetrata' } }],
    ['film of YouTube', 'coniglio', { type: 'video', attrs: { provider: 'youtube', videoId: 'aqz-KE-bpKQ', title: 'coniglio' } }],
    ['film of Vimeo', 'montagna', { type: 'video', attrs: { provider: 'vimeo', videoId: '76979871', title: 'montagna' } }],
    ...EMBED_PROVIDER_NAMES.map((provider) => {
      const [resource, word] = RESOURCES[provider]
      return [provider, word, { type: 'embed', attrs: { provider, resource, title: word } }] as const
    }),
  ]
  return examples.map(([name, word, block]) => ({ name, word, block }))
}

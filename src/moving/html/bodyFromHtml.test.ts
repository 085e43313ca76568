import { describe, expect, it } from 'vitest'
import { bodySchema } from '../../content/body/body.ts'
import { bodyText } from '../../content/body/text.ts'
import { compareWords, htmlText } from '../words.ts'
import { bodyFromHtml, type HtmlOptions } from './bodyFromHtml.ts'

it('keeps paragraphs, headings, lists, links, bold and italic', () => {
  const { body, notes } = bodyFromHtml(
    '<h2>Titolo</h2>\n<p>Un <strong>forte</strong> e <em>un <a href="/numeri">numero</a></em>&nbsp;&egrave;.<br>A capo</p><ul><li>uno</li><li>due</li></ul>',
  )
  expect(body.content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'bulletList'])
  expect(body.content[1]).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Un ' },
      { type: 'text', text: 'forte', marks: [{ type: 'bold' }] },
      { type: 'text', text: ' e ' },
      { type: 'text', text: 'un ', marks: [{ type: 'italic' }] },
      { type: 'text', text: 'numero', marks: [{ type: 'italic' }, { type: 'link', attrs: { href: '/numeri' } }] },
      { type: 'text', text: '\u00a0è.' },
      { type: 'hardBreak' },
      { type: 'text', text: 'A capo' },
    ],
  })
  expect(notes).toEqual([])
})

it.each([
  ['s', 'strike'],
  ['del', 'strike'],
  ['sub', 'subscript'],
  ['sup', 'superscript'],
])('keeps what <%s> says', (tag, type) => {
  const { body, notes } = bodyFromHtml(`<${tag}>2</${tag}>`)
  expect(body.content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: '2', marks: [{ type }] }] }])
  expect(notes).toEqual([])
})

it.each([
  ['words without elements', 'Solo parole', 'Solo parole', []],
  ['a table', '<table><tr><td>uno</td></tr></table>', 'uno', []],
  ['a script', '<p>uno<script>alert("<p>due</p>")</script></p>', 'uno', ['script']],
  ['an address that runs code', '<p><a href="javascript:alert(1)">qui</a></p>', 'qui', ['javascript:alert(1)']],
  ['what is not closed', '<p>uno <b>due<p>tre', 'uno due\ntre', []],
  ['a lone sign', '<p>2 < 3</p>', '2 < 3', []],
  ['an entity that few know', '<p>&frac12; litro &copy;</p>', '½ litro ©', []],
  ['an address without quotes', '<p><a href=/numeri>qui</a></p>', 'qui', []],
  ['a list in a list', '<ul><li>uno<ol><li>due</li></ol></li><li>tre</li></ul>', 'uno\ndue\ntre', []],
  ['elements nested deeper than a stack is', `${'<div>'.repeat(10_000)}in fondo`, 'in fondo', []],
  ['nothing', '', '', []],
])('%s', (_name, html, text, noted) => {
  const converted = bodyFromHtml(html)
  expect(bodySchema.safeParse(converted.body).success).toBe(true)
  expect(bodyText(converted.body)).toBe(text)
  expect(converted.notes.map(({ detail }) => detail)).toEqual(noted)
})

it('reads an address as browsers do, quoted or not', () => {
  const { body } = bodyFromHtml('<p><a href=/numeri?a=1&amp;b=2>qui</a></p>')
  expect(body.content[0]).toMatchObject({ content: [{ marks: [{ type: 'link', attrs: { href: '/numeri?a=1&b=2' } }] }] })
})

const blocksOf = (html: string, options?: HtmlOptions) => bodyFromHtml(html, options).body.content
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

describe('lists and quotes', () => {
  it('keeps what stands in what', () => {
    const [list] = blocksOf('<ol start="3"><li>uno<ul><li>due</li></ul></li></ol>')
    const inner = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('due')] }] }
    expect(list).toEqual({ type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph('uno'), inner] }] })
  })

  it('begins every point with a line, as the editor wants it', () => {
    const [list] = blocksOf('<ul><li><blockquote>cita</blockquote></li><li><h3>capo</h3></li></ul>')
    expect(list).toMatchObject({
      content: [{ content: [{ type: 'paragraph' }, { type: 'blockquote' }] }, { content: [paragraph('capo')] }],
    })
  })

  it('lets what is nested too deep come without its quote, and says so', () => {
    const { body, notes } = bodyFromHtml(`${'<blockquote>'.repeat(9)}in fondo`)
    expect(bodySchema.safeParse(body).success).toBe(true)
    expect(bodyText(body)).toBe('in fondo')
    expect(notes).toEqual([{ what: 'nesting', detail: 'quote' }])
  })

  it('knows a pull quote and who said it', () => {
    expect(blocksOf('<figure class="wp-block-pullquote"><blockquote><p>Uno</p><p>due</p><cite>Ada</cite></blockquote></figure>')).toEqual([
      {
        type: 'pullQuote',
        attrs: { attribution: 'Ada' },
        content: [{ type: 'text', text: 'Uno' }, { type: 'hardBreak' }, { type: 'text', text: 'due' }],
      },
    ])
  })
})

describe('pictures and players', () => {
  const findMedia: HtmlOptions['findMedia'] = ({ number, addresses }) => {
    const id = number ?? /(\d+)\.(jpg|mp3|mp4)/.exec(addresses[0] ?? '')?.[1]
    if (id === undefined || id === '404') return undefined
    return { id: `m${id}`, sort: id.startsWith('9') ? 'sound' : id.startsWith('8') ? 'film' : 'picture' }
  }

  it.each([
    [
      'a picture in a sentence',
      '<p>prima <img src="/1.jpg"> dopo</p>',
      [paragraph('prima'), { type: 'image', attrs: { media: 'm1' } }, paragraph('dopo')],
    ],
    ['its number before its address', '<img class="alignleft wp-image-7" src="/1.jpg">', [{ type: 'image', attrs: { media: 'm7' } }]],
    ['the address that comes late', '<img src="data:image/gif;base64,R0" data-src="/3.jpg">', [{ type: 'image', attrs: { media: 'm3' } }]],
    [
      'a caption',
      '<figure><img src="/1.jpg"><figcaption>Una <b>riga</b></figcaption></figure>',
      [{ type: 'image', attrs: { media: 'm1', caption: 'Una riga' } }],
    ],
    [
      'a caption whose picture is not there',
      '<figure><img src="/404.jpg"><figcaption>Una riga</figcaption></figure>',
      [paragraph('Una riga')],
    ],
    ['a sound', '<figure><audio controls src="/9.mp3"></audio></figure>', [{ type: 'audio', attrs: { media: 'm9', title: 'Titolo' } }]],
    ['a film', '<video><source src="/8.mp4"></video>', [{ type: 'video', attrs: { provider: 'file', media: 'm8', title: 'Titolo' } }]],
    [
      'a film of YouTube',
      '<iframe src="//www.youtube.com/embed/abcdefgh123" title="Il film"></iframe>',
      [{ type: 'video', attrs: { provider: 'youtube', videoId: 'abcdefgh123', title: 'Il film' } }],
    ],
    [
      'a gallery of today',
      '<figure class="wp-block-gallery"><figure class="wp-block-image"><img data-id="1" src="/x.jpg"><figcaption>a</figcaption></figure><figure><img src="/2.jpg"></figure><figcaption>Tutte</figcaption></figure>',
      [{ type: 'gallery', attrs: { items: [{ media: 'm1', caption: 'a' }, { media: 'm2' }], caption: 'Tutte' } }],
    ],
    [
      'a gallery of old',
      '<ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item"><figure><img src="/1.jpg"></figure></li><li class="blocks-gallery-item"><figure><img src="/2.jpg"></figure></li></ul>',
      [{ type: 'gallery', attrs: { items: [{ media: 'm1' }, { media: 'm2' }] } }],
    ],
  ])('%s', (_name, html, expected) => expect(blocksOf(html, { findMedia, title: 'Titolo' })).toEqual(expected))

  it('says which files are missing and which links a picture had', () => {
    const { notes } = bodyFromHtml(
      '<img src="/404.jpg"><audio src="/404.mp3"></audio><a href="https://a.example/"><img src="/1.jpg"></a>',
      { findMedia },
    )
    expect(notes.map(({ what, detail }) => [what, detail])).toEqual([
      ['picture-missing', '/404.jpg'],
      ['file-missing', '/404.mp3'],
      ['picture-link', 'https://a.example/'],
    ])
  })

  it('keeps aside what was said of a picture that is missing, and names one that has nothing but a number', () => {
    const named = '<img src="https://altrove.example/foto.jpg" alt="Due barche">'
    const { notes } = bodyFromHtml(`${named}<img class="wp-image-999" src="">`, { findMedia })
    expect(notes).toMatchObject([
      { what: 'picture-missing', detail: 'https://altrove.example/foto.jpg', source: named },
      { what: 'picture-missing', detail: '#999' },
    ])
  })

  it('keeps a frame as a link, and its source aside', () => {
    const { body, notes } = bodyFromHtml('<iframe src="https://mappe.example/1" title="La mappa"></iframe>')
    expect(body.content).toEqual([
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'La mappa', marks: [{ type: 'link', attrs: { href: 'https://mappe.example/1' } }] }],
      },
    ])
    expect(notes).toMatchObject([{ what: 'frame', source: expect.stringContaining('<iframe') as string }])
  })
})

describe('a text without paragraphs', () => {
  const lines = { hasLineBreaks: true, embedsLoneAddresses: true }

  it('parts it at empty lines, and breaks it at the others', () => {
    expect(blocksOf('uno\r\ndue\n \n<b>tre\n\nquattro</b>', lines)).toMatchObject([
      { content: [{ text: 'uno' }, { type: 'hardBreak' }, { text: 'due' }] },
      { content: [{ text: 'tre', marks: [{ type: 'bold' }] }] },
      { content: [{ text: 'quattro', marks: [{ type: 'bold' }] }] },
    ])
  })

  it('makes nothing of the lines between elements', () => {
    expect(blocksOf('<ul>\n\n<li>uno</li>\n\n</ul>\n\n<h2>due</h2>\n\n', lines).map(({ type }) => type)).toEqual(['bulletList', 'heading'])
  })

  it('shows the film whose address stands alone, and links any other', () => {
    expect(blocksOf('https://youtu.be/abcdefgh123\n\nhttps://a.example/x', lines)).toMatchObject([
      { type: 'video', attrs: { videoId: 'abcdefgh123' } },
      { content: [{ marks: [{ type: 'link', attrs: { href: 'https://a.example/x' } }] }] },
    ])
  })
})

describe('tables, code, buttons, files and embeds', () => {
  const findMedia: HtmlOptions['findMedia'] = ({ addresses }) =>
    addresses[0]?.endsWith('.pdf') ? { id: 'm1', sort: 'document' } : undefined
  const cell = (text: string, more: object = {}) => ({ type: 'tableCell', content: [paragraph(text)], ...more })

  it.each([
    [
      'a table and its caption',
      '<figure class="wp-block-table"><table><thead><tr><th>A</th></tr></thead><tbody><tr><td colspan="2">uno</td></tr><tr></tr></tbody></table><figcaption>Sotto</figcaption></figure>',
      [
        {
          type: 'table',
          attrs: { caption: 'Sotto' },
          content: [
            { type: 'tableRow', content: [cell('A', { type: 'tableHeader' })] },
            { type: 'tableRow', content: [cell('uno', { attrs: { colspan: 2 } })] },
          ],
        },
      ],
    ],
    [
      'what cannot stand in a cell, after it',
      '<table><tr><td><h3>a</h3><hr></td></tr></table>',
      [{ type: 'table', content: [{ type: 'tableRow', content: [cell('a')] }] }, { type: 'horizontalRule' }],
    ],
    [
      'code',
      '<pre><code class="language-js">a  &lt; b\n  c</code></pre>',
      [{ type: 'codeBlock', attrs: { language: 'javascript' }, content: [{ type: 'text', text: 'a  < b\n  c' }] }],
    ],
    [
      'a poem',
      '<pre class="wp-block-verse">uno\n due</pre>',
      [{ type: 'paragraph', content: [{ type: 'text', text: 'uno' }, { type: 'hardBreak' }, { type: 'text', text: ' due' }] }],
    ],
    [
      'a button',
      '<div class="wp-block-button"><a class="wp-block-button__link" href="/abbonati">Abbonati</a></div>',
      [{ type: 'button', attrs: { label: 'Abbonati', href: '/abbonati' } }],
    ],
    [
      'a file',
      '<div class="wp-block-file"><a href="/x.pdf">Il <b>bando</b></a><a class="wp-block-file__button" href="/x.pdf">Scarica</a></div>',
      [{ type: 'file', attrs: { media: 'm1', title: 'Il bando' } }],
    ],
    [
      'a box',
      '<div class="kg-card kg-callout-card"><div class="kg-callout-text">nota</div></div>',
      [{ type: 'callout', attrs: { look: 'note' }, content: [paragraph('nota')] }],
    ],
  ])('%s', (_name, html, expected) => {
    const { body } = bodyFromHtml(html, { findMedia })
    expect(body.content).toEqual(expected)
    expect(bodySchema.safeParse(body).success).toBe(true)
    expect(compareWords(htmlText(html), bodyText(body)).missing).toEqual([])
  })

  it('an embed of a site that we know', () => {
    expect(blocksOf('https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC', { embedsLoneAddresses: true, title: 'Titolo' })).toMatchObject(
      [{ type: 'embed', attrs: { provider: 'spotify', title: 'Titolo' } }],
    )
  })
})

it('keeps the words of a file that is not to be had, and of its button, apart', () => {
  const html = '<div class="wp-block-file"><a href="/x.pdf">Il bando</a><a class="wp-block-file__button" href="/x.pdf">Scarica</a></div>'
  expect(bodyText(bodyFromHtml(html).body)).toBe('Il bando Scarica')
})

it('puts a note where its sentence has it', () => {
  const [line] = blocksOf('Una frase<sup data-fn="x" class="fn"><a href="#x">1</a></sup>.', { footnote: (id) => `nota <i>${id}</i>` })
  expect(line).toMatchObject({
    content: [{}, { type: 'footnote', content: [{ text: 'nota ' }, { text: 'x', marks: [{ type: 'italic' }] }] }, {}],
  })
})

it('takes three megabytes in one element', () => {
  const { body } = bodyFromHtml(`<p>${'parola '.repeat(450_000)}</p>`)
  expect(bodySchema.safeParse(body).success).toBe(true)
  expect(bodyText(body)).toHaveLength(3_149_999)
})

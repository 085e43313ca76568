import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../../content/body/body.ts'
import { mediaSchema } from '../../../content/kinds/media.ts'
import { siteSettingsSchema } from '../../../content/kinds/settings.ts'
import { messagesIn } from '../../../messages/messages.ts'
import { FeedBody } from '../../feeds/FeedBody.tsx'
import { Body } from './Body.tsx'

const layout = { site: siteSettingsSchema.parse({ name: 'Mezzaluce' }), siteUrl: 'https://rivista.example' }
const sound = mediaSchema.parse({ fileName: 'onde.mp3', hash: 'ab'.repeat(32), type: 'audio/mpeg', bytes: 9, picture: null })
const pdf = mediaSchema.parse({ fileName: 'dati.pdf', hash: 'cd'.repeat(32), type: 'application/pdf', bytes: 1_240_000, picture: null })
const media = new Map([
  ['m1', sound],
  ['m2', pdf],
])
const drawn = (...content: Block[]) => renderToStaticMarkup(<Body body={{ type: 'doc', content }} media={media} layout={layout} />)
const fed = (...content: Block[]) =>
  renderToStaticMarkup(
    <FeedBody
      body={{ type: 'doc', content }}
      media={media}
      absolute={(address) => new URL(address, layout.siteUrl).href}
      messages={messagesIn('it').site}
    />,
  )

const lines: Block[] = [
  { type: 'paragraph', content: [{ type: 'text', text: 'Prima' }] },
  { type: 'paragraph' },
  { type: 'paragraph', content: [{ type: 'hardBreak' }] },
  { type: 'blockquote', content: [{ type: 'paragraph' }, { type: 'paragraph', content: [{ type: 'text', text: 'Dopo' }] }] },
]

describe('lines left empty', () => {
  it.each([
    ['on the page', drawn, '<div class="body"><p>Prima</p><blockquote><p>Dopo</p></blockquote></div>'],
    ['in feeds', fed, '<p>Prima</p><blockquote><p>Dopo</p></blockquote>'],
  ])('are not there %s', (_name, draw, html) => expect(draw(...lines)).toBe(html))
})

it.each([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['code', 'code'],
  ['strike', 's'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
] as const)('what is %s is so on the page and in feeds', (type, tag) => {
  const block: Block = { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type }] }] }
  for (const draw of [drawn, fed]) expect(draw(block)).toContain(`<p><${tag}>x</${tag}></p>`)
})

it('a sound says, for paper, what it is and where it is heard', () => {
  const html = drawn({ type: 'audio', attrs: { media: 'm1', title: 'Onde' } })
  expect(html).toContain('<figcaption>Onde</figcaption>')
  expect(html).toMatch(/<p class="print-source">https:\/\/rivista\.example\/[^<]*abab[^<]*\.mp3<\/p>/)
})

it.each([
  ['the page', drawn],
  ['feeds', fed],
])('an unlisted film keeps its key on %s', (_name, draw) => {
  const html = draw({ type: 'video', attrs: { provider: 'vimeo', videoId: '76979871', key: 'abcdef12', title: 'Prova' } })
  expect(html).toContain('href="https://vimeo.com/76979871/abcdef12"')
})

const line = (text: string): Extract<Block, { type: 'paragraph' }> => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const head = (text: string) => ({ type: 'tableHeader' as const, content: [line(text)] })
const cell = (text: string, attrs?: { colspan?: number; rowspan?: number }) => ({
  type: 'tableCell' as const,
  ...(attrs && { attrs }),
  content: [line(text)],
})
const table = (...rows: Extract<Block, { type: 'table' }>['content'][number]['content'][]): Block => ({
  type: 'table',
  attrs: { caption: 'Fari' },
  content: rows.map((content) => ({ type: 'tableRow', content })),
})

describe('a table', () => {
  const grid =
    '<table><caption>Fari</caption><thead><tr><th scope="col"><p>Faro</p></th><th scope="col"><p>Metri</p></th></tr></thead>' +
    '<tbody><tr><th scope="row"><p>Vittoria</p></th><td><p>68</p></td></tr></tbody></table>'
  const fari = table([head('Faro'), head('Metri')], [head('Vittoria'), cell('68')])

  it('says what its headers head, and scrolls by itself', () => {
    expect(drawn(fari)).toContain(`<div class="table" role="group" aria-label="Fari" tabindex="0">${grid}</div>`)
  })
  it('is a plain table in feeds', () => expect(fed(fari)).toBe(grid))
  it('of one row has no head without a body', () => expect(drawn(table([head('Faro')]))).not.toContain('<thead>'))
  it('keeps a header that reaches down within its rows', () => {
    const reaching = { ...head('Faro'), attrs: { rowspan: 2 } }
    expect(drawn(table([reaching, head('Metri')], [cell('68')]))).toContain(
      '<tbody><tr><th scope="col" rowspan="2">'.replace(' rowspan', ' rowSpan'),
    )
  })
})

it.each([
  ['the page', drawn, '<a class="button" href="/abbonati">Abbonati</a>'],
  ['feeds', fed, '<p><a href="https://rivista.example/abbonati"><strong>Abbonati</strong></a></p>'],
])('a button on %s', (_name, draw, html) => {
  expect(draw({ type: 'button', attrs: { label: 'Abbonati', href: '/abbonati' } })).toContain(html)
})

it.each([
  ['the page', drawn, 'PDF, 1,2 MB'],
  ['feeds', fed, '(PDF)'],
])('a file says on %s what it is', (_name, draw, facts) => {
  const html = draw({ type: 'file', attrs: { media: 'm2', title: 'I dati' } }).replaceAll('\u00a0', ' ')
  expect(html).toContain('Scarica I dati')
  expect(html).toContain(facts)
  expect(draw({ type: 'file', attrs: { media: 'gone', title: 'I dati' } })).not.toContain('I dati')
})

it.each([
  ['the page', drawn],
  ['feeds', fed],
])('code stays as it was written on %s', (_name, draw) => {
  const html = draw({ type: 'codeBlock', attrs: { language: 'html' }, content: [{ type: 'text', text: '<b>\n  x' }] })
  expect(html.replace(/<\/?span[^>]*>/g, '')).toContain('&lt;b&gt;\n  x</code></pre>')
})

it.each([
  ['the page', drawn, '<p class="callout-look">Attenzione</p><p>Piano.</p>'],
  ['feeds', fed, '<blockquote><p><strong>Attenzione</strong></p><p>Piano.</p></blockquote>'],
])('a box says on %s which it is', (_name, draw, html) => {
  expect(draw({ type: 'callout', attrs: { look: 'warning' }, content: [line('Piano.')] })).toContain(html)
})

describe('what stands on another site', () => {
  const post = (resource: string): Block => ({ type: 'embed', attrs: { provider: 'mastodon', resource, title: 'La luna' } })

  it('asks nothing of it before a click', () => {
    const html = drawn(post('mastodon.uno/@a/112233445566'))
    expect(html).not.toMatch(/(src|srcset|action|data)="https?:/)
    expect(html).toContain('href="https://mastodon.uno/@a/112233445566" data-frame="https://mastodon.uno/@a/112233445566/embed"')
    expect(html).toContain('Leggi il post: La luna')
    expect(html).toContain('Si carica da Mastodon solo dopo il clic.')
  })
  it('is a link where it cannot be framed', () => {
    const html = drawn(post('uno.example/@a/112233445566'))
    expect(html).not.toContain('data-frame')
    expect(html).toContain('Si apre su Mastodon.')
  })
  it('is a link in feeds', () => {
    expect(fed(post('uno.example/@a/112233445566'))).toBe(
      '<figure><p><a href="https://uno.example/@a/112233445566">Leggi il post: La luna</a></p></figure>',
    )
  })
})

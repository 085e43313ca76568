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
const media = new Map([['m1', sound]])
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

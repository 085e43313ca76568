import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodySchema, type Block, type Body } from '../../content/body/body.ts'
import { bodyText } from '../../content/body/text.ts'
import { bodyFromHtml } from '../html/bodyFromHtml.ts'
import { bodyHtml } from './bodyHtml.ts'
import { bodyMarkdown } from './bodyMarkdown.ts'
import type { FindExported } from './exportedMedia.ts'

const findMedia: FindExported = (id) =>
  id === 'm1' ? { path: '../media/faro.jpeg', type: 'image/jpeg', alt: 'Un [faro] "rosso"' } : undefined
const doc = (...content: Block[]): Body => ({ type: 'doc', content })
const text = (words: string, ...marks: ('bold' | 'italic' | 'code' | 'strike')[]) => ({
  type: 'text' as const,
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const p = (...content: Extract<Block, { type: 'paragraph' }>['content'] & object): Extract<Block, { type: 'paragraph' }> => ({
  type: 'paragraph',
  content,
})

describe('a body as Markdown and as HTML', () => {
  it.each<[string, Block, string, string]>([
    [
      'signs that are meant as they stand',
      p(text('# 2 * 3 < [7] _x_!')),
      '\\# 2 \\* 3 \\< \\[7\\] \\_x\\_\\!',
      '<p># 2 * 3 &lt; [7] _x_!</p>',
    ],
    ['a number that begins a line', p(text('1. non è un elenco')), '1\\. non è un elenco', '<p>1. non è un elenco</p>'],
    [
      'marks beside spaces',
      p(text('Un '), text(' forte ', 'bold'), text('grido')),
      'Un  **forte** grido',
      '<p>Un <strong> forte </strong>grido</p>',
    ],
    ['marks in marks', p(text('qui', 'bold', 'italic')), '***qui***', '<p><strong><em>qui</em></strong></p>'],
    ['code with ticks', p(text('a `b`', 'code')), '`` a `b` ``', '<p><code>a `b`</code></p>'],
    [
      'a link',
      p({ ...text('qui'), marks: [{ type: 'link', attrs: { href: '/a b?c=1&d' } }] }),
      '[qui](</a%20b?c=1&d>)',
      '<p><a href="/a b?c=1&amp;d">qui</a></p>',
    ],
    ['a line that ends early', p(text('uno'), { type: 'hardBreak' }, text('- due')), 'uno\\\n\\- due', '<p>uno<br>- due</p>'],
    ['a heading', { type: 'heading', attrs: { level: 3 }, content: [text('Titolo')] }, '### Titolo', '<h3>Titolo</h3>'],
    [
      'a picture',
      { type: 'image', attrs: { media: 'm1', caption: 'Il faro', credit: 'Ada' } },
      '![Un \\[faro\\] "rosso"](<../media/faro.jpeg>)\n\nIl faro · Ada',
      '<figure><img src="../media/faro.jpeg" alt="Un [faro] &quot;rosso&quot;">\n<figcaption>Il faro · Ada</figcaption></figure>',
    ],
    [
      'a film elsewhere',
      { type: 'video', attrs: { provider: 'vimeo', videoId: '123456', title: 'Onde' } },
      '[Onde](<https://vimeo.com/123456>)',
      '<figure><a href="https://vimeo.com/123456">Onde</a></figure>',
    ],
    [
      'code',
      { type: 'codeBlock', attrs: { language: 'js' }, content: [{ type: 'text', text: 'a < b\n```' }] },
      '````js\na < b\n```\n````',
      '<pre><code class="language-js">a &lt; b\n```</code></pre>',
    ],
    [
      'a quote in a list',
      { type: 'bulletList', content: [{ type: 'listItem', content: [p(text('uno')), { type: 'blockquote', content: [p(text('due'))] }] }] },
      '- uno\n\n  > due',
      '<ul>\n<li><p>uno</p>\n<blockquote>\n<p>due</p>\n</blockquote></li>\n</ul>',
    ],
    [
      'a table',
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: [p(text('a|b'))] }] },
          {
            type: 'tableRow',
            content: [
              { type: 'tableCell', content: [p(text('1')), p(text('2'))] },
              { type: 'tableCell', content: [p()] },
            ],
          },
        ],
      },
      '| a\\|b |  |\n| --- | --- |\n| 1<br>2 |  |',
      '<table>\n<tbody>\n<tr><th colspan="2"><p>a|b</p></th></tr>\n<tr><td><p>1</p>\n<p>2</p></td><td><p></p></td></tr>\n</tbody>\n</table>',
    ],
    [
      'a box',
      { type: 'callout', attrs: { look: 'note', title: 'Nota' }, content: [p(text('bene'))] },
      '> [!NOTE]\n>\n> **Nota**\n>\n> bene',
      '<aside class="callout note">\n<p><strong>Nota</strong></p>\n<p>bene</p>\n</aside>',
    ],
  ])('%s', (_name, block, markdown, html) => {
    expect(bodyMarkdown(doc(block), findMedia)).toBe(`${markdown}\n`)
    expect(bodyHtml(doc(block), findMedia)).toBe(html)
  })

  it('has its notes at the end, by their numbers', () => {
    const body = doc(
      p(text('Uno'), { type: 'footnote', content: [text('Prima')] }, text(' due'), {
        type: 'footnote',
        content: [text('Seconda', 'italic')],
      }),
    )
    expect(bodyMarkdown(body, findMedia)).toBe('Uno[^1] due[^2]\n\n[^1]: Prima\n\n[^2]: *Seconda*\n')
    expect(bodyHtml(body, findMedia)).toContain('<li id="nota-2"><p><em>Seconda</em></p></li>')
  })
})

const words = fc.stringMatching(/^[a-zàè*_`<&#|~[\]\\!-]{1,8}$/)
const pieces = fc.array(fc.record({ type: fc.constant('text' as const), text: words.map((word) => `${word} `) }), {
  minLength: 1,
  maxLength: 4,
})
const paragraph = pieces.map((content): Block => ({ type: 'paragraph', content }))
const { block: anyBlock } = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    paragraph,
    pieces.map((content): Block => ({ type: 'heading', attrs: { level: 2 }, content })),
    fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((content): Block => ({ type: 'blockquote', content })),
    fc
      .array(fc.tuple(paragraph, tie('block')), { minLength: 1, maxLength: 3 })
      .map((list): Block => ({ type: 'orderedList', content: list.map((content) => ({ type: 'listItem', content })) })),
  ),
}))

it('no word of a body is lost in either form, and the HTML is read back as what it was', () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { minLength: 1, maxLength: 4 }), (blocks) => {
      const body = doc(...blocks)
      expect(bodySchema.safeParse(body).success).toBe(true)
      const inMarkdown = bodyMarkdown(body, findMedia).replace(/\\([^a-z0-9\s])/g, '$1')
      for (const word of bodyText(body).split(/\s+/)) expect(inMarkdown).toContain(word)
      expect(bodyText(bodyFromHtml(bodyHtml(body, findMedia)).body)).toBe(bodyText(body))
    }),
  )
})

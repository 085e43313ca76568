import { expect, it } from 'vitest'
import { bodySchema } from '../../content/body/body.ts'
import { bodyText } from '../../content/body/text.ts'
import { bodyFromHtml } from './bodyFromHtml.ts'

it('keeps paragraphs, headings, lists, links, bold and italic', () => {
  const { body, dropped } = bodyFromHtml(
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
  expect(dropped).toEqual([])
})

it.each([
  ['words without elements', 'Solo parole', 'Solo parole', []],
  ['a table', '<table><tr><td>uno</td></tr></table>', 'uno', ['table', 'tr', 'td']],
  ['a script', '<p>uno<script>alert("<p>due</p>")</script></p>', 'uno', []],
  ['an address that runs code', '<p><a href="javascript:alert(1)">qui</a></p>', 'qui', []],
  ['what is not closed', '<p>uno <b>due<p>tre', 'uno due\ntre', []],
  ['a lone sign', '<p>2 < 3</p>', '2 < 3', []],
  ['nothing', '', '', []],
])('%s', (_name, html, text, dropped) => {
  const converted = bodyFromHtml(html)
  expect(bodySchema.safeParse(converted.body).success).toBe(true)
  expect(bodyText(converted.body)).toBe(text)
  expect(converted.dropped).toEqual(dropped)
})

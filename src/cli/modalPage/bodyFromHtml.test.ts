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
  ['s', 'strike'],
  ['del', 'strike'],
  ['sub', 'subscript'],
  ['sup', 'superscript'],
])('keeps what <%s> says', (tag, type) => {
  const { body, dropped } = bodyFromHtml(`<${tag}>2</${tag}>`)
  expect(body.content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: '2', marks: [{ type }] }] }])
  expect(dropped).toEqual([])
})

it.each([
  ['words without elements', 'Solo parole', 'Solo parole', []],
  ['a table', '<table><tr><td>uno</td></tr></table>', 'uno', ['table', 'tr', 'td']],
  ['a script', '<p>uno<script>alert("<p>due</p>")</script></p>', 'uno', []],
  ['an address that runs code', '<p><a href="javascript:alert(1)">qui</a></p>', 'qui', []],
  ['what is not closed', '<p>uno <b>due<p>tre', 'uno due\ntre', []],
  ['a lone sign', '<p>2 < 3</p>', '2 < 3', []],
  ['an entity that few know', '<p>&frac12; litro &copy;</p>', '½ litro ©', []],
  ['an address without quotes', '<p><a href=/numeri>qui</a></p>', 'qui', []],
  ['a list in a list', '<ul><li>uno<ol><li>due</li></ol></li><li>tre</li></ul>', 'uno\ndue\ntre', []],
  ['elements nested deeper than a stack is', `${'<div>'.repeat(10_000)}in fondo`, 'in fondo', []],
  ['nothing', '', '', []],
])('%s', (_name, html, text, dropped) => {
  const converted = bodyFromHtml(html)
  expect(bodySchema.safeParse(converted.body).success).toBe(true)
  expect(bodyText(converted.body)).toBe(text)
  expect(converted.dropped).toEqual(dropped)
})

it('reads an address as browsers do, quoted or not', () => {
  const { body } = bodyFromHtml('<p><a href=/numeri?a=1&amp;b=2>qui</a></p>')
  expect(body.content[0]).toMatchObject({ content: [{ marks: [{ type: 'link', attrs: { href: '/numeri?a=1&b=2' } }] }] })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodySchema } from '../../content/body/body.ts'
import { bodyText } from '../../content/body/text.ts'
import { compareWords, htmlText } from '../words.ts'
import { bodyFromHtml } from './bodyFromHtml.ts'

describe('whatever the HTML', () => {
  const tag = fc.constantFrom(
    ...'p div span b i a ul ol li blockquote figure figcaption table tr td th h1 h4 h6 pre code sup cite dl dt dd center u section font x-y'.split(
      ' ',
    ),
  )
  const word = fc.constantFrom(
    'uno',
    'due',
    ' tre ',
    '\n',
    '\n\n',
    'l’età',
    '&amp;',
    '<br>',
    '<hr>',
    '<img src=x>',
    '</p>',
    '</ul>',
    '<!--c-->',
    '<script>x</script>',
    '\u0001',
  )
  const { html } = fc.letrec<{ html: string }>((tie) => ({
    html: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      word,
      fc
        .tuple(tag, fc.array(tie('html'), { maxLength: 4 }), fc.boolean())
        .map(([name, inner, isClosed]) => `<${name}>${inner.join('')}${isClosed ? `</${name}>` : ''}`),
    ),
  }))

  it('no word is lost, and the schema takes it', () => {
    fc.assert(
      fc.property(fc.array(html, { maxLength: 6 }), fc.boolean(), (parts, hasLineBreaks) => {
        const source = parts.join('')
        const { body } = bodyFromHtml(source, { hasLineBreaks })
        expect(bodySchema.safeParse(body).error).toBeUndefined()
        expect(compareWords(htmlText(source), bodyText(body)).missing).toEqual([])
      }),
      { numRuns: 400, seed: 19 },
    )
  })
})

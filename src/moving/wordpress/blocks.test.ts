import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlText } from '../words.ts'
import { parseBlocks, withoutMarks, type WpBlock } from './blocks.ts'

const block = (name: string, inner: (string | WpBlock)[] = [], attributes = {}) => ({ name, attributes, inner })

it.each([
  ['a block', '<!-- wp:paragraph --><p>uno</p><!-- /wp:paragraph -->', [block('core/paragraph', ['<p>uno</p>'])]],
  ['what it says of itself', '<!-- wp:image {"id":7,"alt":"a \\u002d\\u002d b"} /-->', [block('core/image', [], { id: 7, alt: 'a -- b' })]],
  ['one of a plugin', '<!-- wp:acme/box {"a":{"b":[1]}} -->x<!-- /wp:acme/box -->', [block('acme/box', ['x'], { a: { b: [1] } })]],
  [
    'one in another',
    'a<!-- wp:group -->b<!-- wp:spacer /-->c<!-- /wp:group -->d',
    ['a', block('core/group', ['b', block('core/spacer'), 'c']), 'd'],
  ],
  [
    'one that is not closed',
    '<!-- wp:group -->a<!-- wp:quote -->b<!-- /wp:group -->c',
    [block('core/group', ['a', block('core/quote', ['b'])]), 'c'],
  ],
  ['an end without a beginning', 'a<!-- /wp:quote -->b', ['a', 'b']],
  ['a comment of somebody else', 'a<!--more-->b<!-- nota -->c', ['a<!--more-->b<!-- nota -->c']],
  ['JSON that is none', '<!-- wp:image {"id":} -->x<!-- /wp:image -->', [block('core/image', ['x'])]],
  ['a comment without an end', 'a<!-- wp:image', ['a<!-- wp:image']],
])('reads %s', (_name, text, expected) => expect(parseBlocks(text)).toEqual(expected))

const written = (part: string | WpBlock): string => {
  if (typeof part === 'string') return part
  const name = part.name.replace(/^core\//, '')
  const json = Object.keys(part.attributes).length > 0 ? `${JSON.stringify(part.attributes).replaceAll('--', '\\u002d\\u002d')} ` : ''
  return part.inner.length === 0
    ? `<!-- wp:${name} ${json}/-->`
    : `<!-- wp:${name} ${json}-->${part.inner.map(written).join('')}<!-- /wp:${name} -->`
}

it('reads back whatever was written', () => {
  const { part } = fc.letrec<{ part: string | WpBlock }>((tie) => ({
    part: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('uno', '<p>due</p>', '<!-- c -->', '{"x":1}'),
      fc.record({
        name: fc.constantFrom('core/group', 'core/quote', 'acme/box'),
        attributes: fc
          .dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 2 })
          .map((given) => JSON.parse(JSON.stringify(given)) as object),
        inner: fc.array(tie('part'), { maxLength: 3 }),
      }) as fc.Arbitrary<WpBlock>,
    ),
  }))
  const merged = (parts: readonly (string | WpBlock)[]): (string | WpBlock)[] =>
    parts.reduce<(string | WpBlock)[]>((done, one) => {
      const last = done.at(-1)
      if (typeof one === 'string' && typeof last === 'string') return [...done.slice(0, -1), last + one]
      return [...done, typeof one === 'string' ? one : { ...one, inner: merged(one.inner) }]
    }, [])
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      expect(parseBlocks(parts.map(written).join(''))).toEqual(merged(parts))
    }),
    { seed: 19 },
  )
})

it('takes a hundred thousand that are never closed', () => {
  expect(parseBlocks('<!-- wp:group -->'.repeat(100_000))).toHaveLength(1)
})

it.each([
  ['a block', 'a<!-- wp:group {"a":1} --><p>b</p><!-- /wp:group -->c', 'a<p>b</p>c'],
  ['an empty one', 'a<!-- wp:spacer /-->b', 'ab'],
  ['another comment', 'a<!-- nota --><!--more-->b', 'a<!-- nota --><!--more-->b'],
  ['one that is cut off', 'a<!-- wp:group <!-- /wp:group -->b<!-- wp:quote', 'a<!-- wp:group <!-- /wp:group -->b<!-- wp:quote'],
])('leaves nothing out but marks: %s', (_name, text, plain) => expect(withoutMarks(text)).toBe(plain))

it('leaves out no word that a reader would see', () => {
  // A mark within an attribute is one to WordPress too, whatever it tears apart: there is none here.
  const piece = fc.constantFrom('<!--', '-->', ' wp:group ', ' /wp:group ', '{"a":1} ', '<p>', '</p>', 'uno', ' ', 'due', '<b title="tre">')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('')
      expect(htmlText(withoutMarks(text)).split(/\s+/).sort()).toEqual(htmlText(text).split(/\s+/).sort())
    }),
  )
})

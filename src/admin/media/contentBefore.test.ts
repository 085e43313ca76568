import { expect, it } from 'vitest'
import type { Media } from '../../content/kinds/media.ts'
import { compare } from '../../content/newsroom/compare.ts'
import { contentBefore } from './contentBefore.ts'

const picture = { width: 800, height: 600, widths: [320, 640], formats: ['avif' as const, 'webp' as const], thumbhash: 'IAiGBQ' }

const before: Media = {
  fileName: 'Un muro.png',
  hash: 'a'.repeat(64),
  type: 'image/png',
  bytes: 10,
  picture,
  alt: '',
  caption: 'Il muro\ndella piazza',
  credit: 'Ada',
  focus: { x: 0.5, y: 0.5 },
}

it.each<[string, Partial<Media>]>([
  ['other words', { alt: 'Un muro', caption: 'Il muro\ndella chiesa', credit: '' }],
  [
    'another file',
    { hash: 'b'.repeat(64), fileName: 'b.png', bytes: 1234, picture: { ...picture, width: 10, widths: [10], thumbhash: 'XY' } },
  ],
  ['another focus', { focus: { x: 0, y: 0.25 } }],
  ['nothing', {}],
])('gives back what was there before %s', (_name, change) => {
  const after = { ...before, ...change }
  expect(contentBefore(after, compare({ ...before }, { ...after }))).toEqual(before)
})

import { rgbaToThumbHash } from 'thumbhash'
import { expect, it } from 'vitest'
import { placeholderOf } from './MediaThumb.tsx'

const hashOf = (alpha: number): string => {
  const pixels = Array.from({ length: 8 * 6 }, () => [200, 80, 40, alpha]).flat()
  return btoa(String.fromCharCode(...rgbaToThumbHash(8, 6, pixels)))
}

it('is a small picture, as wide as its place', () =>
  expect(placeholderOf(hashOf(255))).toMatch(/^url\(data:image\/png;base64,.+\) 0\/100% 100%$/))
it('is nothing behind a picture that one sees through', () => expect(placeholderOf(hashOf(90))).toBeNull())
it('is nothing for what has none', () => expect(placeholderOf(undefined)).toBeNull())

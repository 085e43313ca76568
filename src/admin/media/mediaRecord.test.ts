import { expect, it } from 'vitest'
import type { Media } from '../../content/kinds/media.ts'
import { fileAddress, pictureAddress } from '../../content/addresses/mediaAddress.ts'

const picture: Media = {
  fileName: 'a.jpg',
  hash: 'h',
  type: 'image/jpeg',
  bytes: 1,
  picture: { width: 1000, height: 500, widths: [320, 640, 960], formats: ['avif', 'webp', 'jpeg'], thumbhash: '' },
  alt: '',
  caption: '',
  credit: '',
  focus: { x: 0.5, y: 0.5 },
}

it.each([
  ['the least that is wide enough', 321, '/media/h/640.webp'],
  ['the very width', 640, '/media/h/640.webp'],
  ['the widest when none is wide enough', 961, '/media/h/960.webp'],
])('gives %s', (_name, width, address) => expect(pictureAddress(picture, width)).toBe(address))

it('opens the file of what is no picture', () => {
  const pdf: Media = { ...picture, type: 'application/pdf', picture: null }
  expect([pictureAddress(pdf, 320), fileAddress(pdf)]).toEqual([null, '/media/h/file.pdf'])
})

import { expect, it } from 'vitest'
import type { Block } from '../../../content/body/body.ts'
import { fromBody } from './fromBody.ts'

const words: Block = { type: 'paragraph', content: [{ type: 'text', text: 'Parole.' }] }
const gallery: Block = { type: 'gallery', attrs: { items: [{ media: 'm1' }] } }
const line = { type: 'paragraph' }

it.each([
  ['nothing yet', null, [line]],
  ['an empty text', [], [line]],
  ['words', [words], [words]],
  ['a gallery at its end', [words, gallery], [words, gallery, line]],
  ['a gallery before words', [gallery, words], [gallery, words]],
] as const)('opens with a line to write on: %s', (_name, blocks, content) => {
  expect(fromBody(blocks && { type: 'doc', content: [...blocks] })).toEqual({ type: 'doc', content })
})

import { expect, it } from 'vitest'
import type { Block, Inline } from './body.ts'
import { withoutEmptyParagraphs } from './isBlank.ts'

const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', ...(content.length > 0 && { content }) })

it.each([
  ['nothing in it', paragraph(), false],
  ['only spaces', paragraph({ type: 'text', text: ' \u00a0' }), false],
  ['only a break', paragraph({ type: 'hardBreak' }), false],
  ['a word', paragraph({ type: 'text', text: 'a' }), true],
  ['a note alone', paragraph({ type: 'footnote', content: [{ type: 'text', text: 'nota' }] }), true],
  ['a line across', { type: 'horizontalRule' } as const, true],
])('%s', (_name, block, isThere) => expect(withoutEmptyParagraphs([block])).toEqual(isThere ? [block] : []))

import { describe, expect, it } from 'vitest'
import type { Block } from './body.ts'
import { firstSound } from './sounds.ts'

const words: Block = { type: 'paragraph', content: [{ type: 'text', text: 'Parole' }] }
const sound = (media: string): Block => ({ type: 'audio', attrs: { media, title: 'Onde' } })

describe('the first sound of a body', () => {
  it.each<[string, Block[], string | undefined]>([
    ['is none where nobody speaks', [words], undefined],
    ['is the first of two', [words, sound('a'), sound('b')], 'a'],
    ['may stand in a quotation', [{ type: 'blockquote', content: [words, sound('a')] }, sound('b')], 'a'],
    ['may stand in a list', [{ type: 'bulletList', content: [{ type: 'listItem', content: [words, sound('a')] }] }], 'a'],
  ])('%s', (_name, content, media) => expect(firstSound({ type: 'doc', content })?.attrs.media).toBe(media))
})

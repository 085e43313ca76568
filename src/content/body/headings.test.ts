import { describe, expect, it } from 'vitest'
import type { Block, Inline } from './body.ts'
import { headingsIn } from './headings.ts'

const heading = (level: 2 | 3, ...content: Inline[]): Block => ({ type: 'heading', attrs: { level }, content })
const text = (words: string): Inline => ({ type: 'text', text: words })
const anchors = (...content: Block[]) => [...headingsIn({ type: 'doc', content }).values()]

describe('headingsIn', () => {
  it('names each heading after its words', () => {
    expect(anchors(heading(2, text('L’età '), text('dell’oro')), heading(3, text('Dopo')))).toEqual([
      { id: 'cap-l-eta-dell-oro', level: 2, text: 'L’età dell’oro' },
      { id: 'cap-dopo', level: 3, text: 'Dopo' },
    ])
  })

  it('tells apart two that say the same', () => {
    const ids = anchors(heading(2, text('Dopo')), heading(2, text('Dopo')), heading(2, text('Dopo 2')), heading(2, text('Dopo'))).map(
      ({ id }) => id,
    )
    expect(ids).toEqual(['cap-dopo', 'cap-dopo--2', 'cap-dopo-2', 'cap-dopo--3'])
  })

  it('leaves out a note’s words, and a heading without any', () => {
    const note: Inline = { type: 'footnote', content: [{ type: 'text', text: 'nota' }] }
    expect(anchors(heading(2, text('Il faro'), note), heading(2))).toEqual([{ id: 'cap-il-faro', level: 2, text: 'Il faro' }])
  })
})

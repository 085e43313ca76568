import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bodySchema } from '../../../content/body/body.ts'
import { bodyText } from '../../../content/body/text.ts'
import { toBody, type EditorNode } from './toBody.ts'

const word = fc.stringMatching(/^[a-z]{3,8}$/)
const textOf = (words: string): EditorNode => ({ type: 'text', text: words })

/** Anything within anything, also where our surface would not let it stand. */
const { node } = fc.letrec<{ node: EditorNode; nodes: EditorNode[] }>((tie) => {
  const nodes = fc.array(tie('node'), { minLength: 1, maxLength: 3 })
  const within = (type: string) => nodes.map((content): EditorNode => ({ type, content }))
  const line = fc.tuple(fc.constantFrom('paragraph', 'heading', 'pullQuote', 'codeBlock'), word)
  const lists = fc.tuple(fc.constantFrom('bulletList', 'orderedList'), fc.array(within('listItem'), { minLength: 1, maxLength: 2 }))
  const cells = fc.array(fc.oneof(within('tableCell'), within('tableHeader')), { minLength: 1, maxLength: 3 })
  const rows = fc.array(
    cells.map((content): EditorNode => ({ type: 'tableRow', content })),
    { minLength: 1, maxLength: 2 },
  )
  return {
    nodes,
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true, maxDepth: 8 },
      line.map(([type, words]): EditorNode => ({ type, content: [textOf(words)] })),
      within('blockquote'),
      within('callout'),
      within('unheardOf'),
      lists.map(([type, content]): EditorNode => ({ type, content })),
      rows.map((content): EditorNode => ({ type: 'table', content })),
    ),
  }
})

const wordsOf = ({ text, content = [] }: EditorNode): string[] => [...(text ? [text] : []), ...content.flatMap(wordsOf)]

it('whatever stands in whatever, every word of it is kept, in its order, and may be saved', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (content) => {
      const { body } = toBody({ type: 'doc', content })
      expect(bodySchema.safeParse(body).success).toBe(true)
      expect(bodyText(body).match(/[a-z]+/g) ?? []).toEqual(content.flatMap(wordsOf))
    }),
  )
})

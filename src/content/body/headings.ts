import { slugify } from '../addresses/slug.ts'
import type { Block, Body } from './body.ts'
import { inlineText } from './text.ts'

type Heading = Extract<Block, { type: 'heading' }>

export interface Anchor {
  /** What stands after the # of its address. */
  readonly id: string
  readonly level: Heading['attrs']['level']
  readonly text: string
}

/** The headings of a body that can be led to, in their order. `cap-` keeps an editor's word from being a name that the page needs itself. */
export function headingsIn(body: Body): Map<Heading, Anchor> {
  const anchors = new Map<Heading, Anchor>()
  const taken = new Map<string, number>()
  for (const block of body.content) {
    if (block.type !== 'heading') continue
    const text = inlineText(block.content?.filter(({ type }) => type !== 'footnote'))
    if (!text) continue
    const id = `cap-${slugify(text)}`
    const times = (taken.get(id) ?? 0) + 1
    taken.set(id, times)
    anchors.set(block, { id: times === 1 ? id : `${id}--${times}`, level: block.attrs.level, text })
  }
  return anchors
}

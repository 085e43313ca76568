import type { Block } from '../body/body.ts'
import type { Popup } from '../kinds/popup.ts'

const LETTERS = ['A', 'B', 'C'] as const
export type TextLetter = (typeof LETTERS)[number]

/** One of the texts that a test compares, whole: what a variant leaves empty is as in A. */
export interface PopupText extends Pick<Popup, 'title' | 'body' | 'okLabel'> {
  readonly letter: TextLetter
}

type Texts = Pick<Popup, 'title' | 'body' | 'okLabel' | 'variants'>

/** The texts of an announcement as readers see them: A, and B and C where there is a test. */
export function textsOf({ title, body, okLabel, variants }: Texts): PopupText[] {
  const others = variants.map((variant) => ({ ...variant, okLabel: variant.okLabel || okLabel }))
  return [{ title, body, okLabel }, ...others].flatMap((text, index) => {
    const letter = LETTERS[index]
    return letter ? [{ letter, title: text.title, body: text.body, okLabel: text.okLabel }] : []
  })
}

/** The texts that readers could not tell apart, in groups of two or more: a test between them measures nothing. */
export function equalTexts(popup: Texts): TextLetter[][] {
  const groups = new Map<string, TextLetter[]>()
  for (const text of textsOf(popup)) groups.set(wordsOf(text), [...(groups.get(wordsOf(text)) ?? []), text.letter])
  return [...groups.values()].filter((letters) => letters.length > 1)
}

export interface UnevenChange {
  readonly changed: readonly { readonly before: PopupText; readonly after: PopupText }[]
  readonly unchanged: readonly PopupText[]
}

/**
 * The texts that were changed since readers saw them while others were left as they were: a corrected date that one of them lacks. Null if
 * all were changed, or none. A text that is new is neither, and so is one that only moved up because another was taken away.
 */
export function unevenChange(published: Texts, popup: Texts): UnevenChange | null {
  const before = textsOf(published)
  const known = new Set(before.map(wordsOf))
  const after = textsOf(popup)
  const unchanged = after.filter((text) => known.has(wordsOf(text)))
  const changed = after.flatMap((text, index) => {
    const old = before[index]
    return old && !known.has(wordsOf(text)) ? [{ before: old, after: text }] : []
  })
  return changed.length > 0 && unchanged.length > 0 ? { changed, unchanged } : null
}

const wordsOf = ({ title, body, okLabel }: PopupText): string =>
  JSON.stringify([title.trim(), withoutEmptyEnd(body.content), okLabel.trim()])

/** An editor leaves an empty paragraph after the last: nobody sees it. */
function withoutEmptyEnd(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.at(-1)
  return last?.type === 'paragraph' && !last.content?.length ? withoutEmptyEnd(blocks.slice(0, -1)) : blocks
}

import { changedFields } from '../../../content/newsroom/compare.ts'
import type { Written, WrittenDocument } from './articleEditor.ts'
import type { LocalDraft } from './localDraft.ts'

/** What the screen that leads to a new text says of it. */
export interface NewText {
  readonly id: string
  readonly title: string
}

/** Words that are on the sheet when it opens and not on the server, and the revision that they are on top of. */
export interface FirstWords {
  readonly revision: number
  readonly content: Written
  /** They were found in this browser; otherwise they were typed a moment ago. */
  readonly isFound: boolean
}

/** What was kept in this browser, unless the server has those very words: the page was left before its answer came. */
export function keptWords(document: WrittenDocument, kept: LocalDraft<Written> | null): FirstWords | null {
  if (!kept) return null
  if (hasWords(document, kept.content)) return null
  const content = { ...kept.content, slug: kept.content.slug || document.content.slug }
  // A first save that was never answered made the first revision, and these words go on top of that, not of what others made of it.
  const revision = document.revision === 0 ? 0 : Math.max(1, kept.revision)
  return { revision, content, isFound: true }
}

/** Does the server have these very words? An address that follows the title is the server's to give. */
export function hasWords({ content }: WrittenDocument, written: Written): boolean {
  return changedFields({ ...content }, { ...written, slug: written.slug || content.slug }).length === 0
}

export function typedTitle({ content }: WrittenDocument, title: string): FirstWords | null {
  return title === '' ? null : { revision: 0, content: { ...content, title }, isFound: false }
}

/** What a navigation carries, if it leads to a new text. A history that is older than the program may hold anything. */
export function readNewText(state: unknown): NewText | null {
  if (typeof state !== 'object' || state === null || !('newText' in state)) return null
  const { newText } = state
  if (typeof newText !== 'object' || newText === null || !('id' in newText) || !('title' in newText)) return null
  const { id, title } = newText
  return typeof id === 'string' && typeof title === 'string' ? { id, title } : null
}

export const toNewText = (newText: NewText) => ({ newText })

import { createContext, useContext } from 'react'
import type { Article } from '../../../content/kinds/article.ts'
import type { Page } from '../../../content/kinds/page.ts'
import type { Document } from '../../../content/newsroom/document.ts'
import type { PublishingAct } from '../../../content/publishing/lastAct.ts'
import type { Action } from '../../../content/people/permissions.ts'
import type { Me } from '../../api/me.ts'
import type { AutosaveStore } from './autosaveStore.ts'

/** What is written in this editor. A page is an article without section, authors and pictures. */
export type WrittenKind = 'article' | 'page'
export type Written = Article | Page
export type WrittenDocument = Document<'article'> | Document<'page'>

/** The form: a document, of which only the content is the editor's. */
export interface ArticleFormValues {
  content: Article
}

/** A text that the server has whole, and as which revision. */
export interface SavedRevision {
  readonly id: string
  readonly revision: number
}

/** What every part of the editor needs to know. */
export interface ArticleEditor {
  readonly kind: WrittenKind
  readonly document: WrittenDocument
  readonly me: Me
  readonly autosave: AutosaveStore
  readonly can: (action: Action) => boolean
  /** What is on the sheet, as it would be sent. */
  readonly content: () => Written
  readonly saveNow: () => void
  readonly retrySave: () => void
  readonly saveAsNew: () => void
  /** Saves whatever is not; null while that cannot be done, which the editor is told. */
  readonly flushSave: () => Promise<SavedRevision | null>
  /** Does something to the document, saved first, and gives it as it then is; null when it was refused, which is shown where it belongs. */
  readonly act: (name: Act, body: object) => Promise<WrittenDocument | null>
  /** The same, for who shows a refusal themselves: it is thrown. */
  readonly post: (name: Act, body: object) => Promise<WrittenDocument | null>
  readonly onRefused: (error: unknown, name: Act) => void
  /** Puts another document on the sheet. */
  readonly take: (document: WrittenDocument) => void
  readonly isSlugFollowing: boolean
  readonly stopFollowing: () => void
  readonly goTo: (field: string) => void
  /** How often a publication was refused because something is missing. */
  readonly publishAttempts: number
}

export type Act = 'submit' | 'send-back' | 'assign' | 'restore' | PublishingAct

export const ArticleEditorContext = createContext<ArticleEditor | null>(null)

export function useArticleEditor(): ArticleEditor {
  const editor = useContext(ArticleEditorContext)
  if (!editor) throw new Error('No ArticleEditorContext around this component')
  return editor
}

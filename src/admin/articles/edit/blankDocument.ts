import { articleSchema } from '../../../content/kinds/article.ts'
import { pageSchema } from '../../../content/kinds/page.ts'
import type { Me } from '../../api/me.ts'
import type { WrittenDocument, WrittenKind } from './articleEditor.ts'

/** What a new text is before its first word reaches the server: it has its identifier already, and no revision. */
export function blankDocument(kind: WrittenKind, id: string, { id: who, language }: Me, title: string, now: string): WrittenDocument {
  const head = {
    id,
    slug: null,
    title,
    revision: 0,
    inReview: false,
    note: '',
    returnedBy: null,
    createdAt: now,
    createdBy: who,
    updatedAt: now,
    updatedBy: who,
    assignees: [],
    firstPublishedAt: null,
    publications: [],
    withdrawalAt: null,
    lastAct: null,
  }
  // A title is all that a draft needs: what it lacks, the schema adds.
  if (kind === 'page') return { ...head, kind, content: pageSchema.parse({ title, language }) }
  return { ...head, kind, content: articleSchema.parse({ title, language }) }
}

import { useNotify } from 'react-admin'
import { isVisible } from '../../../content/newsroom/document.ts'
import { ask, ApiFault } from '../../api/ask.ts'
import { useMessages } from '../../useMessages.ts'
import { useDesk, type WrittenDocument } from './desk.ts'
import type { Settled } from './useAutosave.ts'

/** Shows readers again what they saw before a publication or a withdrawal, and keeps the draft as it is. */
export function useUndoPublishing() {
  const t = useMessages().articles.workflow
  const notify = useNotify()
  const { kind, settle, renew, take } = useDesk()
  return async (before: WrittenDocument): Promise<void> => {
    // What was written since is part of the draft.
    const now = await settle()
    if (!now) return
    const post = async (act: string, body: object) =>
      (await ask<WrittenDocument>(`/api/admin/${kind}/${now.id}/${act}`, { method: 'POST', body })).value
    try {
      await shownAgain(now)
      notify(t.undone, { type: 'info' })
    } catch (error) {
      notify(error instanceof ApiFault ? error.refusal.message : 'ra.notification.http_error', { type: 'error' })
    }

    async function shownAgain({ revision }: Settled): Promise<void> {
      const shown = shownRevision(before)
      if (shown === null) return renew(await asItWas(await post('unpublish', { isUndo: true })))
      const at = new Date().toISOString()
      if (shown === revision) return renew(await post('publish', { revision, at }))
      // What readers saw is an older revision: it is published again, and then the draft is put back on top.
      const old = await post('restore', { revision, restored: shown })
      await post('publish', { revision: old.revision, at })
      take(await asItWas(await post('restore', { revision: old.revision, restored: revision })))
    }

    /** Publishing ends a review and answers its note; taking it back begins them again. */
    async function asItWas(document: WrittenDocument): Promise<WrittenDocument> {
      if (before.inReview) return post('submit', { note: before.note })
      if (before.returnedBy !== null) return post('send-back', { note: before.note })
      return document
    }
  }
}

/** The revision that readers see of a document, or null. */
function shownRevision(document: WrittenDocument, now: string = new Date().toISOString()): number | null {
  return document.publications.find((publication) => isVisible(publication, now))?.revision ?? null
}

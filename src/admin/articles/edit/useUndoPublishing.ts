import { useNotify } from 'react-admin'
import { isVisible } from '../../../content/newsroom/document.ts'
import { ask, ApiFault } from '../../api/ask.ts'
import { useMessages } from '../../useMessages.ts'
import { useDesk, type WrittenDocument } from './desk.ts'

/** The revision that readers see of a document, or null. */
export function shownRevision(document: WrittenDocument, now: string = new Date().toISOString()): number | null {
  return document.publications.find((publication) => isVisible(publication, now))?.revision ?? null
}

/** Shows readers again what they saw before a publication or a withdrawal, and keeps the draft as it is. */
export function useUndoPublishing() {
  const t = useMessages().articles.workflow
  const notify = useNotify()
  const { kind, take } = useDesk()
  return async (shown: number | null, now: WrittenDocument): Promise<void> => {
    const post = async (act: string, body: object) =>
      (await ask<WrittenDocument>(`/api/admin/${kind}/${now.id}/${act}`, { method: 'POST', body })).value
    try {
      take(await back())
      notify(t.undone, { type: 'info' })
    } catch (error) {
      notify(error instanceof ApiFault ? error.refusal.message : 'ra.notification.http_error', { type: 'error' })
    }

    async function back(): Promise<WrittenDocument> {
      if (shown === null) return post('unpublish', {})
      const at = new Date().toISOString()
      if (shown === now.revision) return post('publish', { revision: now.revision, at })
      // What readers saw is an older revision: it is published again, and then the draft is put back on top.
      const old = await post('restore', { revision: now.revision, restored: shown })
      await post('publish', { revision: old.revision, at })
      return post('restore', { revision: old.revision, restored: now.revision })
    }
  }
}

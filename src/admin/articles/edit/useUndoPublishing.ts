import { useNotify } from 'react-admin'
import { isVisible } from '../../../content/newsroom/document.ts'
import { ask, ApiFault } from '../../api/ask.ts'
import { useMessages } from '../../useMessages.ts'
import { useDesk, type Settled, type WrittenDocument } from './desk.ts'

/** Shows readers again what they saw, or were about to see, before a publication or a withdrawal; the draft stays as it is. */
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
      const was = shownBefore(before)
      if (was === null) {
        renew(await asItWas(await post('unpublish', { isUndo: true })))
        return
      }
      const { at } = was
      if (was.revision === revision) {
        renew(await post('publish', { revision, at }))
        return
      }
      // What readers saw is an older revision: it is published again, and then the draft is put back on top.
      const old = await post('restore', { revision, restored: was.revision })
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

/** What readers saw of a document, or were about to see, and from when they are to see it again. */
function shownBefore({ publications }: WrittenDocument, now: string = new Date().toISOString()) {
  const shown = publications.find((publication) => isVisible(publication, now)) ?? publications.find(({ from }) => from > now)
  return shown ? { revision: shown.revision, at: shown.from > now ? shown.from : now } : null
}

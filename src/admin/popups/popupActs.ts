import { statusOf, type Document } from '../../content/newsroom/document.ts'
import { callApi } from '../api/callApi.ts'
import { createDocument } from '../api/createDocument.ts'
import { newUuid } from '../api/newUuid.ts'
import { serverNow } from '../api/serverClock.ts'

/** Shows a saved announcement to readers: from the day its editors chose, or at once. */
export async function publishPopup({ id, revision }: Pick<Document, 'id' | 'revision'>): Promise<void> {
  await callApi(`/api/admin/popup/${id}/publish`, { method: 'POST', body: { revision } })
}

/** Takes an announcement back: the very next page that a reader opens is without it. */
export async function withdrawPopup(id: string): Promise<void> {
  await callApi(`/api/admin/popup/${id}/unpublish`, { method: 'POST', body: {} })
}

/**
 * Gives an announcement another priority. Readers get it at once, unless there are changes that its editors have not published: those are not
 * ours to publish. Says whether readers have it.
 */
export async function reprioritise(id: string, priority: number): Promise<boolean> {
  const path = `/api/admin/popup/${id}`
  const before = (await callApi<Document<'popup'>>(path)).value
  const { state, changed } = statusOf(before, serverNow())
  const body = { revision: before.revision, content: { ...before.content, priority } }
  const saved = (await callApi<Document<'popup'>>(path, { method: 'PUT', body })).value
  const isOut = state === 'published' || state === 'scheduled'
  if (isOut && !changed) await publishPopup(saved)
  return !isOut || !changed
}

/** Makes a draft like an announcement, under a name and an identifier of its own: whoever dismissed the first has not dismissed this one. */
export async function duplicatePopup(id: string, copyId: string, rename: (name: string) => string): Promise<Document<'popup'>> {
  const { content } = (await callApi<Document<'popup'>>(`/api/admin/popup/${id}`)).value
  const name = rename(content.name).slice(0, 120)
  const targeting = { ...content.targeting, parameter: '' }
  const copy = { ...content, id: newPopupId(copyId), edition: 1, name, targeting, publishAt: null, unpublishAt: null }
  return createDocument('popup', copy, copyId)
}

/** An identifier for readers' cookies that no other announcement has. It tells nothing, so it need never change. */
export function newPopupId(uuid: string = newUuid()): string {
  return `annuncio-${uuid.slice(0, 8)}`
}

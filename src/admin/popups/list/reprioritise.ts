import { statusOf, type Document } from '../../../content/newsroom/document.ts'
import { callApi } from '../../api/callApi.ts'
import { serverNow } from '../../api/serverClock.ts'
import { publishPopup } from '../publishPopup.ts'

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

import type { Document } from '../../content/newsroom/document.ts'
import { callApi } from '../api/callApi.ts'

/** Shows a saved announcement to readers: from the day its editors chose, or at once. */
export async function publishPopup({ id, revision }: Pick<Document, 'id' | 'revision'>): Promise<void> {
  await callApi(`/api/admin/popup/${id}/publish`, { method: 'POST', body: { revision } })
}

/** Takes an announcement back: the very next page that a reader opens is without it. */
export async function withdrawPopup(id: string): Promise<void> {
  await callApi(`/api/admin/popup/${id}/unpublish`, { method: 'POST', body: {} })
}

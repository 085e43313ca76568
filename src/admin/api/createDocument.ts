import { changedFields } from '../../content/newsroom/compare.ts'
import type { Kind } from '../../content/kinds.ts'
import type { Document } from '../../content/newsroom/document.ts'
import { callApi } from './callApi.ts'

/**
 * Creates a document under an identifier that is chosen here: asked again after an answer was lost, it is the same document. What was
 * changed before it was asked again is saved on top of the first revision, and refused as stale if others have changed it since.
 */
export async function createDocument<K extends Kind>(kind: K, content: object, id: string): Promise<Document<K>> {
  const { value, status } = await callApi<Document<K>>(`/api/admin/${kind}`, { method: 'POST', body: content, idempotencyKey: id })
  if (status === 201 || changedFields({ ...value.content }, { ...content }).length === 0) return value
  return (await callApi<Document<K>>(`/api/admin/${kind}/${id}`, { method: 'PUT', body: { revision: 1, content } })).value
}

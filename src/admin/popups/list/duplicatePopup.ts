import type { Document } from '../../../content/newsroom/document.ts'
import { callApi } from '../../api/callApi.ts'
import { createDocument } from '../../api/createDocument.ts'
import { newPopupId } from '../newPopupId.ts'

/** Makes a draft like an announcement, under a name and an identifier of its own: whoever dismissed the first has not dismissed this one. */
export async function duplicatePopup(id: string, copyId: string, rename: (name: string) => string): Promise<Document<'popup'>> {
  const { content } = (await callApi<Document<'popup'>>(`/api/admin/popup/${id}`)).value
  const name = rename(content.name).slice(0, 120)
  const targeting = { ...content.targeting, parameter: '' }
  const copy = { ...content, id: newPopupId(copyId), edition: 1, name, targeting, publishAt: null, unpublishAt: null }
  return createDocument('popup', copy, copyId)
}

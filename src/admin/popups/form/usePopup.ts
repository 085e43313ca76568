import { useRecordContext, type RaRecord } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Popup } from '../../../content/kinds/popup.ts'
import type { Document } from '../../../content/newsroom/document.ts'

export function usePopup(): Popup {
  return useWatch({ name: 'content' }) as Popup // the form begins with a whole one: see `PopupForm`
}

/** The edition that the server has: a later one in the form shows the announcement again to those who dismissed it. */
export function useSavedEdition(): number {
  const saved = useRecordContext<Document<'popup'> & RaRecord<string>>()
  return (saved as Partial<typeof saved>)?.content?.edition ?? 1 // a form that is new has a record without content
}

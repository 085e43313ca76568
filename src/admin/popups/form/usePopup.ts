import { useRecordContext, type RaRecord } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Popup } from '../../../content/kinds/popup.ts'
import type { Document } from '../../../content/newsroom/document.ts'

/** The announcement as it is in the form: whoever asks is drawn again at every letter. */
export function useWholePopup(): Popup {
  return useWatch({ name: 'content' }) as Popup // the form begins with a whole one: see `PopupForm`
}

/** These fields of it. */
export function usePopup<const Field extends keyof Popup>(...fields: readonly Field[]): Pick<Popup, Field> {
  const values = useWatch({ name: fields.map((field) => `content.${field}`) })
  return Object.fromEntries(fields.map((field, place) => [field, values[place]])) as Pick<Popup, Field> // one value for each
}

/** The edition that the server has: a later one in the form shows the announcement again to those who dismissed it. */
export function useSavedEdition(): number {
  const saved = useRecordContext<Document<'popup'> & RaRecord<string>>()
  return (saved as Partial<typeof saved>)?.content?.edition ?? 1 // a form that is new has a record without content
}

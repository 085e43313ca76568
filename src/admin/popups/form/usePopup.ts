import { useWatch } from 'react-hook-form'
import type { Popup } from '../../../content/kinds/popup.ts'

/** The announcement as it stands in the form. */
export function usePopup(): Popup {
  return useWatch({ name: 'content' }) as Popup // the form begins with a whole one: see `PopupForm`
}

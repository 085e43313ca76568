import { useMessages } from '../useMessages.ts'

/** What MUI's `Autocomplete` says by itself, in our words. */
export function usePickerWords() {
  const { searching, none, clear, open, close } = useMessages().lists.picker
  return { loadingText: searching, noOptionsText: none, clearText: clear, openText: open, closeText: close }
}

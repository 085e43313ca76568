import { useNotify } from 'react-admin'
import { useMessages } from '../useMessages.ts'

/** Copies a text and says so. Browsers keep the clipboard from pages without https: then it says that too. */
export function useCopy(): (text: string, done: string) => void {
  const { notCopied } = useMessages().layout
  const notify = useNotify()
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify(done, { type: 'success' })
    } catch {
      notify(notCopied, { type: 'warning' })
    }
  }
  return (text, done) => void copy(text, done)
}

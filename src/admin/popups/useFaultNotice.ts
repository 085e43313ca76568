import { useNotify } from 'react-admin'
import { ApiFault } from '../api/callApi.ts'
import { useMessages } from '../useMessages.ts'

/** Tells the editor why the server did not do as asked: the sentences of the fields, if it is about fields. */
export function useFaultNotice(): (error: unknown) => void {
  const t = useMessages().form
  const notify = useNotify()
  return (error) => {
    const refusal = error instanceof ApiFault && error.status > 0 ? error.refusal : null
    const fields = Object.values(refusal?.fields ?? {}).join(' ')
    notify(fields || (refusal?.message ?? t.notSaved), { type: 'error' })
  }
}

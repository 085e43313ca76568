import { useNotify } from 'react-admin'
import { ApiFault } from '../api/callApi.ts'
import { serverNow } from '../api/serverClock.ts'
import { useMessages } from '../useMessages.ts'
import type { Newer } from './StaleDialog.tsx'

/** Why a save did not happen, in the terms a form acts on. */
export type SaveFault =
  | { readonly because: 'stale'; readonly newer: Newer }
  | { readonly because: 'fields'; readonly fields: Readonly<Record<string, string>> }
  | { readonly because: 'refused'; readonly message: string }
  | { readonly because: 'signed-out' }
  | { readonly because: 'unreachable' }

/** Reads what the server said; what is no answer of ours is a server that could not be reached. */
export function readFault(error: unknown): SaveFault {
  if (!(error instanceof ApiFault) || error.status === 0) return { because: 'unreachable' }
  if (error.status === 401) return { because: 'signed-out' }
  const { code, message, fields, details } = error.refusal
  if (code === 'stale') {
    const { revision, by, at } = (details ?? {}) as Partial<Newer> // looked at here, one by one
    return { because: 'stale', newer: { revision: revision ?? 0, by: by ?? '', at: at ?? serverNow() } }
  }
  if (fields && Object.keys(fields).length > 0) return { because: 'fields', fields }
  return { because: 'refused', message }
}

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

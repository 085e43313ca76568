import { useState } from 'react'
import { ApiFault } from '../api/callApi.ts'
import { useMessages } from '../useMessages.ts'

/** Sends one form at a time: whether it is on its way, and the sentence that came back when it was refused. */
export function useSending() {
  const { noConnection } = useMessages().entry
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function send(act: () => Promise<void>): Promise<void> {
    if (isSending) return
    setSending(true)
    setFault(null)
    try {
      await act()
    } catch (error) {
      setFault(refusalIn(error) ?? noConnection)
    } finally {
      setSending(false)
    }
  }
  return { isSending, fault, setFault, send }
}

/** What the server said to it, if it was the server that refused. */
export function refusalIn(error: unknown): string | null {
  return error instanceof ApiFault && error.status > 0 ? error.refusal.message : null
}

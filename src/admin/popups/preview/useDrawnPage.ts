import { useEffect, useRef, useState } from 'react'
import type { Popup } from '../../../content/kinds/popup.ts'
import { readRefusal } from '../../api/callApi.ts'

/** What the server drew, and what is wrong if it did not. What was drawn stays until the next is here. */
export interface Drawn {
  readonly text: string | null
  readonly fault: 'unreachable' | 'no-page' | { readonly fields: readonly string[] } | null
}

const QUIET_MS = 500

/** The page at an address with an announcement that need not be saved, drawn by the server as readers would get it, once the editor pauses. */
export function useDrawnPage(address: string, content: Popup): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ text: null, fault: null })
  const written = JSON.stringify({ address, content })
  const isFirst = useRef(true)
  useEffect(() => {
    const called = new AbortController()
    const draw = async () => {
      isFirst.current = false
      const response = await fetch('/api/admin/popup/preview', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: written,
        signal: called.signal,
      })
      const text = await response.text()
      if (response.ok) setDrawn({ text, fault: null })
      else setDrawn((before) => ({ ...before, fault: faultIn(response.status, text) }))
    }
    const timer = setTimeout(
      () => {
        draw().catch(() => {
          if (!called.signal.aborted) setDrawn((before) => ({ ...before, fault: 'unreachable' }))
        })
      },
      isFirst.current ? 0 : QUIET_MS,
    )
    return () => {
      clearTimeout(timer)
      called.abort()
    }
  }, [written])
  return drawn
}

function faultIn(status: number, text: string): Drawn['fault'] {
  if (status === 404) return 'no-page'
  if (status !== 422) return 'unreachable'
  return { fields: Object.values(readRefusal(JSON.parse(text)).fields ?? {}) }
}

import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { BinResult } from '../../content/newsroom/binEntry.ts'
import { ApiFault, callApi } from '../api/callApi.ts'
import { UndoNotice } from '../list/UndoNotice.tsx'
import { useMessages } from '../useMessages.ts'

interface Named {
  readonly id: string
  readonly title: string
}

/** How long the way back stands in the notice. */
const NOTICE_MS = 10_000

/** What can be done with the bin. Each act says what came of it, and what else shows the document is asked for again. */
export function useBin() {
  const t = useMessages().bin
  const notify = useNotify()
  const cache = useQueryClient()

  async function attempt<T>(act: () => Promise<T>, say: (value: T) => void): Promise<void> {
    try {
      say(await act())
    } catch (error) {
      notify(error instanceof ApiFault && error.status > 0 ? error.refusal.message : t.failed, { type: 'error' })
    }
    await cache.invalidateQueries()
  }

  const send = async (act: 'restore' | 'purge', id: string): Promise<BinResult | undefined> =>
    (await callApi<{ results: BinResult[] }>(`/api/admin/bin/${act}`, { method: 'POST', body: { ids: [id] } })).value.results[0]

  const restore = ({ id, title }: Named) =>
    attempt(
      () => send('restore', id),
      (result) => {
        if (!result?.ok) notify(result?.message ?? t.failed, { type: 'error' })
        else notify(result.newSlug === null ? t.restored(title) : t.restoredAs(title, result.newSlug), { type: 'success' })
      },
    )

  const purge = ({ id, title }: Named) =>
    attempt(
      () => send('purge', id),
      (result) => notify(result?.ok ? t.purged(title) : (result?.message ?? t.failed), { type: result?.ok ? 'info' : 'error' }),
    )

  const empty = () =>
    attempt(
      () => callApi<{ purged: number }>('/api/admin/bin/empty', { method: 'POST', body: {} }),
      ({ value }) => notify(t.emptied(value.purged), { type: 'info' }),
    )

  /** Says that something went to the bin, with the way back at hand. */
  const sayTrashed = (document: Named) =>
    notify(<UndoNotice message={t.trashed(document.title)} onUndo={() => void restore(document)} />, {
      type: 'info',
      autoHideDuration: NOTICE_MS,
    })

  return { restore, purge, empty, sayTrashed }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import {
  isOpen,
  isResting,
  type FileRole,
  type FolderEntry,
  type MoveSetup,
  type MoveSystem,
  type ServedMove,
} from '../../content/moves/move.ts'
import { ApiFault, callApi } from '../api/callApi.ts'

const MOVES = '/api/admin/moves'
const KEY = ['moves']
/** How often a move that is under way is looked at. */
const LOOK_MS = 1_500

/** All moves; while one is under way, as it goes on. */
export function useMoves() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await callApi<readonly ServedMove[]>(MOVES, { signal })).value,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((move) => isOpen(move.state) && !isResting(move.state)) ? LOOK_MS : false),
  })
}

/** What is in the server's folder. */
export function useMoveFolder() {
  return useQuery({
    queryKey: ['move-folder'],
    queryFn: async ({ signal }) => (await callApi<readonly FolderEntry[]>(`${MOVES}/folder`, { signal })).value,
    staleTime: 0,
  })
}

/** What can be done to a move. Each asks the server, shows what became of it, and keeps the sentence of a refusal. */
export function useMoveActions() {
  const queries = useQueryClient()
  const translate = useTranslate()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function act(work: () => Promise<unknown>): Promise<void> {
    setFault(null)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      const message = error instanceof ApiFault ? error.refusal.message : 'ra.notification.http_error'
      setFault(translate(message, { _: message }))
    }
    setBusy(false)
    await queries.invalidateQueries({ queryKey: KEY })
  }
  const post = (path: string, body: unknown = {}) => act(() => callApi(`${MOVES}${path}`, { method: 'POST', body }))

  return {
    fault,
    isBusy,
    setFault,
    refresh: () => queries.invalidateQueries({ queryKey: KEY }),
    begin: (system: MoveSystem) => post('', { system }),
    start: (id: string, isTrial: boolean, setup: MoveSetup) => post(`/${id}/start`, { isTrial, setup }),
    pause: (id: string) => post(`/${id}/pause`),
    close: (id: string) => act(() => callApi(`${MOVES}/${id}`, { method: 'DELETE' })),
    removeFile: (id: string, name: string, role: FileRole) =>
      act(() => callApi(`${MOVES}/${id}/files?${new URLSearchParams({ name, role }).toString()}`, { method: 'DELETE' })),
  }
}

export type MoveActions = ReturnType<typeof useMoveActions>

export const reportPath = (id: string, form: 'html' | 'json'): string => `${MOVES}/${id}/report.${form}`

import { useQuery } from '@tanstack/react-query'
import type { PopupConflict } from '../../../content/popups/explanation.ts'
import { callApi } from '../../api/callApi.ts'

/** The announcements that compete for the same pages and dates; those of one, if it is named. */
export function useConflicts(id?: string): readonly PopupConflict[] {
  const { data = [] } = useQuery({
    queryKey: ['popup', 'conflicts'],
    queryFn: async ({ signal }) => (await callApi<PopupConflict[]>('/api/admin/popup/conflicts', { signal })).value,
  })
  return id === undefined ? data : data.filter(({ popups }) => popups.some((popup) => popup.id === id))
}

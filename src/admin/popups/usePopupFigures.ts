import { useQuery } from '@tanstack/react-query'
import type { PopupFigures } from '../../content/popups/figures.ts'
import { callApi } from '../api/callApi.ts'

type Figures = PopupFigures & { readonly id: string }

/** What readers did with each announcement in the last thirty days; nothing until the server has said. */
export function usePopupFigures(): ReadonlyMap<string, PopupFigures> | null {
  const { data } = useQuery({
    queryKey: ['popup', 'figures'],
    queryFn: async ({ signal }) => (await callApi<Figures[]>('/api/admin/popup/figures?days=30', { signal })).value,
  })
  return data ? new Map(data.map((figures) => [figures.id, figures])) : null
}

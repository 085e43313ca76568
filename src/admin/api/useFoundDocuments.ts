import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FoundDocuments } from '../../content/newsroom/outlook.ts'
import { useDebouncedValue } from '../list/useDebouncedValue.ts'
import { callApi } from './callApi.ts'

const REST_MS = 120
const SHORTEST = 2
const NOTHING: FoundDocuments = { documents: [], corrected: null }

/** What the newsroom has by these words: titles first, then texts, then files. Nothing is asked for a single letter. */
export function useFoundDocuments(typed: string) {
  const trimmed = typed.trim()
  const words = useDebouncedValue(trimmed, REST_MS)
  const isAsked = trimmed.length >= SHORTEST
  const { data, isFetching, isSuccess, isError } = useQuery({
    queryKey: ['find', words],
    queryFn: async ({ signal }) => (await callApi<FoundDocuments>(`/api/admin/find?q=${encodeURIComponent(words)}`, { signal })).value,
    enabled: isAsked && words.length >= SHORTEST,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const isSearching = isAsked && (isFetching || words !== trimmed)
  return {
    ...(isAsked && data ? data : NOTHING),
    isSearching,
    isSettled: isAsked && isSuccess && !isSearching,
    hasFailed: isAsked && isError && !isSearching,
  }
}

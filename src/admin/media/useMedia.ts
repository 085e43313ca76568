import { useGetOne } from 'react-admin'
import { callApi } from '../api/callApi.ts'
import type { MediaRecord } from './mediaRecord.ts'

/** One file of the library, whole. react-admin answers first with the row that a list showed, which has no content: that does not count. */
export function useMedia(id: string): { readonly media: MediaRecord | undefined; readonly isPending: boolean } {
  const { data, isPending, isFetching } = useGetOne<Partial<MediaRecord> & { readonly id: string }>('media', { id })
  const media = data?.content ? (data as MediaRecord) : undefined // a document is whole once it has its content
  return { media, isPending: isPending || (media === undefined && isFetching) }
}

/** One file of the library, whole, as the server has it now. */
export async function findMedia(id: string): Promise<MediaRecord> {
  return (await callApi<MediaRecord>(`/api/admin/media/${encodeURIComponent(id)}`)).value
}

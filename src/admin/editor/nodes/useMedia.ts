import { useGetManyAggregate } from 'react-admin'
import type { ListedMedia } from '../../media/mediaRecord.ts'

/** Files by their identifiers, asked for together however many blocks ask; undefined while they are on their way, null for one that is gone. */
export function useMedia(ids: readonly string[]): readonly (ListedMedia | null | undefined)[] {
  const { data, isPending } = useGetManyAggregate<ListedMedia>('media', { ids: [...ids] }, { enabled: ids.length > 0 })
  // react-admin's types do not say it, but what was not found is undefined.
  return ids.map(
    (id) => (data as readonly (ListedMedia | undefined)[] | undefined)?.find((media) => media?.id === id) ?? (isPending ? undefined : null),
  )
}

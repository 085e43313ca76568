import { useGetList } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { Kind } from '../../content/kinds.ts'
import type { ListedDocument } from '../../content/newsroom/listing.ts'

const PER_PAGE = 50

/** A list of one kind by title, searched and paged through its address. */
export function useDocumentList<K extends Kind>(
  kind: K,
  sort: { field: string; order: 'ASC' | 'DESC' } = { field: 'title', order: 'ASC' },
) {
  const [address, setAddress] = useSearchParams()
  const words = address.get('q')?.slice(0, 200) ?? ''
  const page = Math.max(1, Math.floor(Number(address.get('pagina'))) || 1)
  const list = useGetList<ListedDocument<K>>(
    kind,
    { filter: words ? { q: words } : {}, sort, pagination: { page, perPage: PER_PAGE } },
    { placeholderData: (before) => before },
  )
  const say = (name: 'q' | 'pagina', value: string) => {
    const next = new URLSearchParams(address)
    if (name === 'q') next.delete('pagina')
    if (value) next.set(name, value)
    else next.delete(name)
    setAddress(next, { replace: name === 'q' })
  }
  return {
    ...list,
    words,
    search: (typed: string) => say('q', typed),
    pager: { page, perPage: PER_PAGE, total: list.total ?? 0, onPage: (to: number) => say('pagina', to === 1 ? '' : String(to)) },
  }
}

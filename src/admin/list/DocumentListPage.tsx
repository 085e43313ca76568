import Add from '@mui/icons-material/Add'
import { Box, Button, Skeleton, type SvgIconTypeMap } from '@mui/material'
import type { OverridableComponent } from '@mui/material/OverridableComponent'
import type { ReactNode } from 'react'
import { useGetList, usePermissions } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import type { Kind } from '../../content/kinds.ts'
import type { ListedDocument } from '../../content/newsroom/listing.ts'
import type { Me } from '../api/me.ts'
import { EmptyState } from '../layout/EmptyState.tsx'
import { useMessages } from '../useMessages.ts'
import { ListFault } from './ListFault.tsx'
import { Pager } from './Pager.tsx'
import { ScreenHead } from './ScreenHead.tsx'
import { SearchField } from './SearchField.tsx'

interface DocumentListPageProps<K extends Kind> {
  readonly kind: K
  readonly title: string
  readonly text: string
  readonly newLabel: string
  readonly empty: { readonly title: string; readonly text: string }
  readonly icon: OverridableComponent<SvgIconTypeMap>
  readonly sort?: { field: string; order: 'ASC' | 'DESC' }
  readonly children: (documents: readonly ListedDocument<K>[]) => ReactNode
}

/** A list of one kind: its name, the way to a new one, a search, and what there is. */
export function DocumentListPage<K extends Kind>({ kind, title, text, newLabel, empty, icon, sort, children }: DocumentListPageProps<K>) {
  const t = useMessages().lists
  const { permissions } = usePermissions<Me['may']>()
  const { data, error, refetch, words, search, pager } = useDocumentList(kind, sort)
  const addNew = permissions?.[kind]?.includes('create') && (
    <Button variant="contained" startIcon={<Add />} component={Link} to={`/${kind}/create`}>
      {newLabel}
    </Button>
  )
  return (
    <>
      <ScreenHead title={title} text={text}>
        {(words || data?.length !== 0) && addNew}
      </ScreenHead>
      {(words || !data || pager.total > 0) && (
        <Box role="search" sx={{ mb: 2 }}>
          <SearchField value={words} onChange={search} sx={{ width: { xs: '100%', sm: 320 } }} />
        </Box>
      )}
      {error && <ListFault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={300} />}
      {data && data.length > 0 && children(data)}
      {data?.length === 0 && words && <EmptyState icon={icon} title={t.nothingFound} text={t.nothingFoundText} />}
      {data?.length === 0 && !words && (
        <EmptyState icon={icon} title={empty.title} text={empty.text}>
          {addNew}
        </EmptyState>
      )}
      <Pager {...pager} />
    </>
  )
}

const PER_PAGE = 50

/** A list of one kind by title, searched and paged through its address. */
function useDocumentList<K extends Kind>(kind: K, sort: { field: string; order: 'ASC' | 'DESC' } = { field: 'title', order: 'ASC' }) {
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

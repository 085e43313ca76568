import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import type { FoundDocument } from '../../content/newsroom/outlook.ts'
import { callApi } from '../api/callApi.ts'
import type { Me } from '../api/me.ts'
import { groups } from '../layout/MainMenu.tsx'
import { editPath } from '../list/editPath.ts'
import { useMessages } from '../useMessages.ts'

export interface Command {
  readonly id: string
  readonly group: 'found' | 'create' | 'go'
  readonly label: string
  /** What it is, or where it stands. */
  readonly hint?: string
  readonly to: string
}

const CREATABLE = ['article', 'page', 'issue', 'section', 'tag', 'author', 'popup'] as const

/** What can be reached from here by what was typed: documents, then things to make, then places. */
export function useCommands(typed: string): { readonly commands: readonly Command[]; readonly isSearching: boolean } {
  const t = useMessages()
  const { permissions } = usePermissions<Me['may']>()
  const words = typed.trim()
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['find', words],
    queryFn: async ({ signal }) => (await callApi<FoundDocument[]>(`/api/admin/find?q=${encodeURIComponent(words)}`, { signal })).value,
    enabled: words.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const documents: Command[] =
    words.length > 1
      ? found.map(({ id, kind, title, state }) => ({
          id: `found-${id}`,
          group: 'found',
          label: title,
          hint: [t.dashboard.kinds[kind], state !== 'published' && t.lists.states[state].toLocaleLowerCase()].filter(Boolean).join(', '),
          to: editPath(kind, id),
        }))
      : []
  const create: Command[] = CREATABLE.filter((kind) => permissions?.[kind]?.includes('create')).map((kind) => ({
    id: `create-${kind}`,
    group: 'create',
    label: t.palette.create[kind],
    to: `/${kind}/create`,
  }))
  const go: Command[] = groups
    .flatMap(({ entries }) => entries)
    .filter(({ needs }) => !needs || permissions?.[needs[0]]?.includes(needs[1]))
    .map(({ label, to }) => ({ id: `go-${label}`, group: 'go', label: t.layout.menu[label], to }))
  return { commands: [...documents, ...[...create, ...go].filter(({ label }) => matches(words, label))], isSearching: isFetching }
}

/** Does each word that was typed begin a word of the label? Accents and capitals do not matter. */
export function matches(typed: string, label: string): boolean {
  const words = plain(label).split(/[^\p{L}\p{N}]+/u)
  return plain(typed)
    .split(/\s+/)
    .every((start) => words.some((word) => word.startsWith(start)))
}

const plain = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

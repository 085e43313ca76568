import { usePermissions } from 'react-admin'
import type { ExcerptPart } from '../../content/search/excerpt.ts'
import type { Me } from '../api/me.ts'
import { useFoundDocuments } from '../api/useFoundDocuments.ts'
import { groups } from '../layout/MainMenu.tsx'
import { editPath } from '../list/editPath.ts'
import { guidePath, useGuideParts } from '../help/guideParts.ts'
import { useMessages } from '../useMessages.ts'
import { matches, plain } from './matches.ts'

export interface Command {
  readonly id: string
  readonly group: 'named' | 'found' | 'create' | 'go' | 'guide' | 'more'
  readonly label: string
  /** What it is, or where it stands. */
  readonly hint?: string
  readonly excerpt?: readonly ExcerptPart[]
  readonly to: string
}

interface FoundCommands {
  readonly commands: readonly Command[]
  /** What documents were looked for instead, where none has the words that were typed. */
  readonly corrected: string | null
  readonly isSearching: boolean
  /** Documents could not be looked for; what else matches is there. */
  readonly hasFailed: boolean
}

const CREATABLE = ['article', 'page', 'issue', 'section', 'tag', 'author', 'popup'] as const

/** What can be reached from here by what was typed: documents, then things to make, then places. */
export function useCommands(typed: string): FoundCommands {
  const t = useMessages()
  const { permissions } = usePermissions<Me['may']>()
  const words = typed.trim()
  const { documents: found, corrected, isSearching, hasFailed } = useFoundDocuments(typed)
  const documents: Command[] = found.map(({ id, kind, title, state, excerpt }) => ({
    id: `found-${id}`,
    // What was found in a text, and files, come after whatever is called by these words.
    group: excerpt.length > 0 || kind === 'media' ? 'more' : 'found',
    label: title,
    hint: [t.dashboard.kinds[kind], state !== 'published' && t.lists.states[state].toLocaleLowerCase()].filter(Boolean).join(', '),
    excerpt,
    to: editPath(kind, id),
  }))
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
  const parts = useGuideParts() ?? []
  const guide: Command[] =
    words === '' ? [] : parts.map(({ id, title }) => ({ id: `guide-${id}`, group: 'guide', label: title, to: guidePath(id) }))
  const labelled = [...create, ...go, ...guide].filter(({ label }) => matches(words, label))
  return { commands: inOrder([...documents, ...labelled], words), corrected, isSearching, hasFailed }
}

/** In the order of their groups. What is called by the very words that were typed comes first. */
export function inOrder(commands: readonly Command[], typed: string): Command[] {
  const ordered = commands.map((command) => (plain(command.label) === plain(typed) ? { ...command, group: 'named' as const } : command))
  return ordered.sort((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group))
}

const GROUPS: readonly Command['group'][] = ['named', 'found', 'create', 'go', 'guide', 'more']

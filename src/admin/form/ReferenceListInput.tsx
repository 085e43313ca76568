import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { Box, FormHelperText, IconButton, Typography } from '@mui/material'
import { useGetMany } from 'react-admin'
import { useController } from 'react-hook-form'
import type { Kind } from '../../content/kinds.ts'
import type { Status } from '../../content/newsroom/document.ts'
import type { ListedDocument } from '../../content/newsroom/listing.ts'
import { DocumentPicker } from '../list/DocumentPicker.tsx'
import { StatusChip } from '../list/StatusChip.tsx'
import { useMessages } from '../useMessages.ts'
import { arrayMove } from '@dnd-kit/sortable'
import { useIsReadOnly } from './readOnly.ts'
import { SortableList } from './SortableList.tsx'

interface ReferenceListInputProps<K extends Kind> {
  readonly source: string
  readonly kind: K
  readonly pickLabel: string
  /** One: the field holds an identifier or null, not a list. */
  readonly max: number | 'one'
  readonly emptyText?: string
  /** Said of one that readers cannot see, by where it stands. */
  readonly hiddenText?: Readonly<Record<Exclude<Status['state'], 'published'>, string>>
}

/** Documents chosen by their title, in the editor's order. */
export function ReferenceListInput<K extends Kind>({ source, kind, pickLabel, max, emptyText, hiddenText }: ReferenceListInputProps<K>) {
  const t = useMessages()
  const isReadOnly = useIsReadOnly()
  const { field, fieldState } = useController({ name: source })
  const ids = idsIn(field.value)
  const { data = [] } = useGetMany<ListedDocument<K>>(kind, { ids: [...ids] }, { enabled: ids.length > 0 })
  const choose = (next: readonly string[]) => field.onChange(max === 'one' ? (next[0] ?? null) : next)
  const items = ids.map((id) => {
    const document = data.find((one) => (one as ListedDocument | undefined)?.id === id) // getMany leaves holes for what is gone
    return { id, label: document?.title ?? t.lists.unknown, document }
  })
  const isFull = ids.length >= (max === 'one' ? 1 : max)
  return (
    <Box>
      {items.length === 0 && emptyText && (
        <Typography variant="body2" color="text.secondary">
          {emptyText}
        </Typography>
      )}
      <SortableList items={items} onMove={(from, to) => choose(arrayMove([...ids], from, to))}>
        {({ id, label, document }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography>{label}</Typography>
              {document && document.status.state !== 'published' && (
                <>
                  <StatusChip status={document.status} />
                  {hiddenText && <FormHelperText sx={{ color: 'warning.main' }}>{hiddenText[document.status.state]}</FormHelperText>}
                </>
              )}
            </Box>
            {!isReadOnly && (
              <IconButton aria-label={t.form.links.remove(label)} onClick={() => choose(ids.filter((other) => other !== id))}>
                <DeleteOutline fontSize="small" />
              </IconButton>
            )}
          </Box>
        )}
      </SortableList>
      {!isFull && !isReadOnly && (
        <Box sx={{ mt: 1 }}>
          <DocumentPicker kind={kind} label={pickLabel} except={ids} onPick={({ id }) => choose([...ids, id])} />
        </Box>
      )}
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  )
}

/** A list of identifiers, one, or none yet. */
function idsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.filter((id) => typeof id === 'string')
  return typeof value === 'string' ? [value] : []
}

import Add from '@mui/icons-material/Add'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { Box, Button, IconButton } from '@mui/material'
import { TextInput } from 'react-admin'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useMessages } from '../useMessages.ts'
import { useIsReadOnly } from './readOnly.ts'
import { SortableList } from './SortableList.tsx'

interface LinkListInputProps {
  /** Where the list stands in the form: `content.links`. */
  readonly source: string
  readonly max: number
  readonly addLabel?: string
}

interface LinkItem {
  readonly label: string
  readonly address: string
}

/** Words that lead somewhere, in the editor's order. */
export function LinkListInput({ source, max, addLabel }: LinkListInputProps) {
  const t = useMessages().form.links
  const isReadOnly = useIsReadOnly()
  const { fields, append, remove, move } = useFieldArray({ name: source })
  const typed = (useWatch({ name: source }) ?? []) as (Partial<LinkItem> | undefined)[] // whatever was typed so far
  const items = fields.map(({ id }, index) => ({ id, label: typed[index]?.label || `${index + 1}` }))
  return (
    <Box>
      <SortableList items={items} onMove={move}>
        {(item, index) => (
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <Box sx={{ flex: 1, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } }}>
              <TextInput source={`${source}.${index}.label`} label={t.label} helperText={false} fullWidth />
              <TextInput source={`${source}.${index}.address`} label={t.address} helperText={false} fullWidth />
            </Box>
            {!isReadOnly && (
              <IconButton aria-label={t.remove(item.label)} onClick={() => remove(index)}>
                <DeleteOutline fontSize="small" />
              </IconButton>
            )}
          </Box>
        )}
      </SortableList>
      {!isReadOnly && (
        <Button startIcon={<Add />} disabled={fields.length >= max} onClick={() => append({ label: '', address: '' })} sx={{ mt: 1 }}>
          {addLabel ?? t.add}
        </Button>
      )}
    </Box>
  )
}

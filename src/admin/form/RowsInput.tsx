import Add from '@mui/icons-material/Add'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { Box, Button, IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../useMessages.ts'
import { useIsReadOnly } from './readOnly.ts'
import { SortableList } from './SortableList.tsx'
import { TargetInput } from './TargetPicker.tsx'
import { WordsInput } from './WordsInput.tsx'

interface RowsInputProps {
  /** Where the list stands in the form: `content.links`. */
  readonly source: string
  readonly max: number
  /** A row that was only begun. */
  readonly empty: Readonly<Record<string, string>>
  /** The field that a row is called by when it is moved or removed. */
  readonly calledBy: string
  readonly addLabel: string
  readonly removeLabel: (row: string) => string
  /** How wide the fields of a row are beside each other. */
  readonly columns: string
  /** The fields of the row that stands at `source`. */
  readonly children: (source: string) => ReactNode
}

/** Rows of fields in the editor's order: added, moved and removed. */
export function RowsInput({ source, max, empty, calledBy, addLabel, removeLabel, columns, children }: RowsInputProps) {
  const isReadOnly = useIsReadOnly()
  const { fields, append, remove, move } = useFieldArray({ name: source })
  const typed = (useWatch({ name: source }) ?? []) as (Readonly<Record<string, string>> | undefined)[] // whatever was typed so far
  const items = fields.map(({ id }, index) => ({ id, label: typed[index]?.[calledBy] || `${index + 1}` }))
  return (
    <Box>
      <SortableList items={items} onMove={move}>
        {(item, index) => (
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <Box sx={{ flex: 1, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: columns } }}>
              {children(`${source}.${index}`)}
            </Box>
            {!isReadOnly && (
              <IconButton aria-label={removeLabel(item.label)} onClick={() => remove(index)}>
                <DeleteOutline fontSize="small" />
              </IconButton>
            )}
          </Box>
        )}
      </SortableList>
      {!isReadOnly && (
        <Button startIcon={<Add />} disabled={fields.length >= max} onClick={() => append(empty)} sx={{ mt: 1 }}>
          {addLabel}
        </Button>
      )}
    </Box>
  )
}

interface LinkListInputProps {
  /** Where the list stands in the form: `content.links`. */
  readonly source: string
  readonly max: number
  readonly addLabel?: string
  /** Do they lead to pages of the magazine, which are found by their words? */
  readonly findsPages?: boolean
}

/** Words that lead somewhere, in the editor's order. */
export function LinkListInput({ source, max, addLabel, findsPages = false }: LinkListInputProps) {
  const t = useMessages().form.links
  return (
    <RowsInput
      source={source}
      max={max}
      empty={{ label: '', address: '' }}
      calledBy="label"
      addLabel={addLabel ?? t.add}
      removeLabel={t.remove}
      columns="1fr 2fr"
    >
      {(row) => (
        <>
          <WordsInput source={`${row}.label`} label={t.label} helperText={false} />
          {findsPages ? <RowTarget row={row} /> : <WordsInput source={`${row}.address`} label={t.address} helperText={false} />}
        </>
      )}
    </RowsInput>
  )
}

/** Where a row leads. A page that was chosen gives its title to a row that has no words yet. */
function RowTarget({ row }: { readonly row: string }) {
  const t = useMessages().form
  const { getValues, setValue } = useFormContext<Record<string, string>>()
  const label = `${row}.label`
  return (
    <TargetInput
      source={`${row}.address`}
      label={t.target.field}
      helperText={false}
      onPick={({ title }) => getValues(label) || setValue(label, title.slice(0, MAX_LABEL), { shouldDirty: true })}
    />
  )
}

/** The longest words that the schema lets a row have. */
const MAX_LABEL = 60

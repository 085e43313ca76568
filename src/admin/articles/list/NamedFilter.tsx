import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useGetMany } from 'react-admin'
import { usePickerWords } from '../../list/DocumentPicker.tsx'
import { useMessages } from '../../useMessages.ts'

interface NamedFilterProps {
  readonly kind: 'section' | 'author' | 'issue' | 'tag'
  readonly label: string
  readonly value: string | null
  readonly onChange: (id: string | null) => void
}

interface Choice {
  readonly id: string
  readonly title: string
}

export function NamedFilter({ kind, label, value, onChange }: NamedFilterProps) {
  const { unknown } = useMessages().lists
  const words = usePickerWords()
  const [typed, setTyped] = useState('')
  // In a list: whoever may not open it may still name it.
  const chosen = useGetMany<Choice>(kind, { ids: value ? [value] : [] }, { enabled: value !== null, retry: false, staleTime: 60_000 })
  const current = value ? { id: value, title: chosen.data?.[0]?.title ?? (chosen.isPending ? '…' : unknown) } : null
  const q = typed && typed !== current?.title ? typed : undefined
  const { data = [], isFetching } = useGetList<Choice>(
    kind,
    { filter: { ...(q && { q }) }, sort: { field: 'title', order: 'ASC' }, pagination: { page: 1, perPage: 50 } },
    { staleTime: 60_000, placeholderData: (before) => before },
  )
  return (
    <Autocomplete<Choice>
      size="small"
      options={data}
      value={current}
      onChange={(_event, choice) => onChange(choice?.id ?? null)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={(parameters) => <TextField {...parameters} label={label} />}
      loading={isFetching}
      {...words}
    />
  )
}

import { Autocomplete, TextField } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useGetList } from 'react-admin'
import type { Kind } from '../../content/kinds.ts'
import type { Choice, ListedDocument } from '../../content/newsroom/listing.ts'
import { useMessages } from '../useMessages.ts'
import { useDebouncedValue } from './useDebouncedValue.ts'

interface DocumentPickerProps<K extends Kind> {
  readonly kind: K
  readonly label: string
  readonly onPick: (document: ListedDocument<K> | Choice) => void
  /** Not offered: already chosen, or the one it is about. */
  readonly except?: readonly string[]
  readonly helperText?: ReactNode
  readonly filter?: object
  readonly autoFocus?: boolean
}

const OFFERED = 20
const REST_MS = 200

/** Finds a document of a kind by its title and hands it over; then it is ready for another. */
export function DocumentPicker<K extends Kind>({
  kind,
  label,
  onPick,
  except = [],
  helperText,
  filter,
  autoFocus,
}: DocumentPickerProps<K>) {
  const t = useMessages().lists
  const [typed, setTyped] = useState('')
  const words = useDebouncedValue(typed, REST_MS)
  const pickerWords = usePickerWords()
  const { data = [], isFetching } = useGetList<ListedDocument<K> | Choice>(kind, {
    pagination: { page: 1, perPage: OFFERED },
    filter: { ...filter, ...(words && { q: words }) },
  })
  return (
    <Autocomplete
      options={data.filter(({ id }) => !except.includes(id))}
      value={null}
      inputValue={typed}
      onInputChange={(_event, value, reason) => reason !== 'reset' && setTyped(value)}
      onChange={(_event, chosen) => {
        if (!chosen) return
        setTyped('')
        onPick(chosen)
      }}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      // The server has found them already, without minding accents.
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={({ key, ...props }, document) => (
        <li key={key} {...props}>
          <span>
            {document.title}
            {'status' in document && document.status.state !== 'published' && (
              <span>
                {' · '}
                {t.states[document.status.state]}
              </span>
            )}
          </span>
        </li>
      )}
      renderInput={(parameters) => (
        <TextField {...parameters} label={label} helperText={helperText} {...(autoFocus !== undefined && { autoFocus })} />
      )}
      loading={isFetching}
      {...pickerWords}
      blurOnSelect
      fullWidth
    />
  )
}

/** What MUI's `Autocomplete` says by itself, in our words. Its list stands at the end of the page: it has a name, for whoever goes from part to part. */
export function usePickerWords() {
  const { searching, none, clear, open, close, found } = useMessages().lists.picker
  const popper = { role: 'region', 'aria-label': found }
  return { loadingText: searching, noOptionsText: none, clearText: clear, openText: open, closeText: close, slotProps: { popper } }
}

import Clear from '@mui/icons-material/Clear'
import Search from '@mui/icons-material/Search'
import { IconButton, InputAdornment, TextField, type SxProps } from '@mui/material'
import { useEffect, useState } from 'react'
import { useMessages } from '../useMessages.ts'

interface SearchFieldProps {
  readonly value: string
  readonly onChange: (words: string) => void
  readonly label?: string
  readonly sx?: SxProps
}

const REST_MS = 250
/** As long as the API reads. */
const MAX_LETTERS = 200

/** Words to look for. Typing is a word at a time: the list is asked when the fingers rest. */
export function SearchField({ value, onChange, label, sx }: SearchFieldProps) {
  const t = useMessages().lists
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    // The address changed by itself (another view, the back button): the field follows.
    setShown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return undefined
    // Whoever has gone on to another screen, which may take a moment to come, is not called back to this one.
    const { pathname } = location
    const timer = setTimeout(() => location.pathname === pathname && onChange(typed), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return (
    <TextField
      {...(sx && { sx })}
      type="search"
      label={label ?? t.search}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed && (
            <IconButton size="small" edge="end" aria-label={t.clearSearch} onClick={() => setTyped('')}>
              <Clear fontSize="small" />
            </IconButton>
          ),
        },
        htmlInput: { maxLength: MAX_LETTERS, sx: { '&::-webkit-search-cancel-button': { display: 'none' } } },
      }}
    />
  )
}

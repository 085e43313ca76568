import { TextField } from '@mui/material'
import { useMessages } from '../useMessages.ts'

interface EmailFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoFocus?: boolean
}

export function EmailField({ value, onChange, autoFocus = true }: EmailFieldProps) {
  const t = useMessages().entry
  return (
    <TextField
      label={t.email}
      type="email"
      autoComplete="username"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoFocus={autoFocus}
      required
      fullWidth
    />
  )
}

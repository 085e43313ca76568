import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useState } from 'react'
import { useMessages } from '../useMessages.ts'

interface PasswordFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password'
  readonly helperText?: string
  readonly autoFocus?: boolean
}

/** A password that whoever types it may look at. */
export function PasswordField({ label, value, onChange, autoComplete, helperText, autoFocus = false }: PasswordFieldProps) {
  const t = useMessages().entry
  const [isShown, setShown] = useState(false)
  const toggle = isShown ? t.hidePassword : t.showPassword
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      helperText={helperText}
      autoFocus={autoFocus}
      required
      fullWidth
      slotProps={{
        htmlInput: { maxLength: 128 },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label={toggle} onClick={() => setShown(!isShown)}>
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

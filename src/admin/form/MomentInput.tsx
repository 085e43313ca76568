import Clear from '@mui/icons-material/Clear'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useController } from 'react-hook-form'
import { fromWallTime, toWallTime } from '../../content/time.ts'
import { useDates } from '../theme/dates.ts'
import { useZoneNote } from '../theme/zoneNote.ts'

interface MomentInputProps {
  readonly source: string
  readonly label: string
  readonly helperText: string
  readonly clearLabel: string
}

/** A day and an hour as the magazine's clock shows them, wherever the editor is; or none. */
export function MomentInput({ source, label, helperText, clearLabel }: MomentInputProps) {
  const { timeZone } = useDates()
  const zone = useZoneNote()
  const { field, fieldState } = useController({ name: source })
  const moment = typeof field.value === 'string' ? field.value : null
  return (
    <TextField
      fullWidth
      type="datetime-local"
      label={zone ? `${label} (${zone})` : label}
      value={moment ? toWallTime(moment, timeZone) : ''}
      onChange={({ target }) => field.onChange(target.value === '' ? null : fromWallTime(target.value, timeZone))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          endAdornment: moment && (
            <InputAdornment position="end">
              <IconButton size="small" aria-label={clearLabel} onClick={() => field.onChange(null)}>
                <Clear fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

import Clear from '@mui/icons-material/Clear'
import { Box, IconButton, InputAdornment, TextField } from '@mui/material'
import { useController } from 'react-hook-form'
import { fromWallTime, toWallTime } from '../../../content/time.ts'
import { useTimeZone } from '../../theme/dates.ts'
import { useZoneNote } from '../../theme/zoneNote.ts'
import { useMessages } from '../../useMessages.ts'
import type { ArticleFormValues } from './articleEditor.ts'

interface MomentFieldProps {
  readonly name: 'publishAt' | 'unpublishAt'
  readonly label: string
  readonly helperText: string
  readonly isReadOnly: boolean
}

/** A day and an hour as the wall clock of the newsroom shows them, wherever the editor is. */
export function MomentField({ name, label, helperText, isReadOnly }: MomentFieldProps) {
  const t = useMessages().articles.panel
  const timeZone = useTimeZone()
  const zone = useZoneNote()
  const { field, fieldState } = useController<ArticleFormValues, `content.${typeof name}`>({ name: `content.${name}` })
  return (
    <Box data-field={name}>
      <TextField
        fullWidth
        margin="dense"
        type="datetime-local"
        label={zone ? `${label} (${zone})` : label}
        value={field.value ? toWallTime(field.value, timeZone) : ''}
        onChange={({ target }) => field.onChange(target.value === '' ? null : fromWallTime(target.value, timeZone))}
        onBlur={field.onBlur}
        disabled={isReadOnly}
        error={fieldState.invalid}
        helperText={fieldState.error?.message ?? helperText}
        slotProps={{
          inputLabel: { shrink: true },
          input: {
            endAdornment: field.value && !isReadOnly && (
              <InputAdornment position="end">
                <IconButton size="small" aria-label={t.clear} onClick={() => field.onChange(null)}>
                  <Clear fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  )
}

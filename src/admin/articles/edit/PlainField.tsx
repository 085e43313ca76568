import { Box, TextField } from '@mui/material'
import { useController } from 'react-hook-form'
import type { Article } from '../../../content/kinds/article.ts'
import type { DeskForm } from './desk.ts'

/** The fields that are a line of text. */
type TextName = { [Name in keyof Article]: Article[Name] extends string ? Name : never }[keyof Article]

interface PlainFieldProps {
  readonly name: TextName
  readonly label: string
  readonly maxLength: number
  readonly helperText?: string
  readonly isMultiline?: boolean
  readonly isReadOnly: boolean
}

/** A line of text of the details. Empty is empty: react-admin's own field would make it null. */
export function PlainField({ name, label, maxLength, helperText, isMultiline = false, isReadOnly }: PlainFieldProps) {
  const { field, fieldState } = useController<DeskForm, `content.${TextName}`>({ name: `content.${name}` })
  return (
    <Box data-field={name}>
      <TextField
        fullWidth
        margin="dense"
        label={label}
        multiline={isMultiline}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        disabled={isReadOnly}
        error={fieldState.invalid}
        helperText={fieldState.error?.message ?? helperText}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </Box>
  )
}

import { Box, TextField } from '@mui/material'
import { useController } from 'react-hook-form'
import type { Article } from '../../../content/kinds/article.ts'
import { useMessages } from '../../useMessages.ts'
import type { ArticleFormValues } from './articleEditor.ts'

/** The fields that are a line of text. */
type TextName = { [Name in keyof Article]: Article[Name] extends string ? Name : never }[keyof Article]

interface PlainFieldProps {
  readonly name: TextName
  readonly label: string
  readonly maxLength: number
  /** How much of it others show: whoever writes is told. */
  readonly shownLength?: number
  readonly isMultiline?: boolean
  readonly isReadOnly: boolean
}

/** A line of text of the details. Empty is empty: react-admin's own field would make it null. */
export function PlainField({ name, label, maxLength, shownLength, isMultiline = false, isReadOnly }: PlainFieldProps) {
  const t = useMessages().articles.panel
  const { field, fieldState } = useController<ArticleFormValues, `content.${TextName}`>({ name: `content.${name}` })
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
        helperText={fieldState.error?.message ?? (shownLength && field.value ? t.letters(field.value.length, shownLength) : undefined)}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </Box>
  )
}

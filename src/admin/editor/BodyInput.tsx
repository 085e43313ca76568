import { FormControl, FormHelperText, FormLabel, Paper } from '@mui/material'
import { useId } from 'react'
import { FieldTitle, useInput, useResourceContext, type InputProps } from 'react-admin'
import { emptyBody, type Body } from '../../content/body/body.ts'
import { useMessages } from '../useMessages.ts'
import { RichTextEditor } from './RichTextEditor.tsx'
import { WordCount } from './WordCount.tsx'

interface BodyInputProps extends Pick<InputProps<Body>, 'source' | 'label' | 'validate' | 'helperText' | 'readOnly'> {
  readonly placeholder?: string
  readonly minHeight?: string
}

/** A field of a form that holds a text with blocks, links and notes. It comes with its form: what stands below must not move once it can be clicked. */
export function BodyInput({ source, label, validate, helperText, readOnly, placeholder, minHeight = '12rem' }: BodyInputProps) {
  const t = useMessages().editor
  const id = useId()
  const resource = useResourceContext()
  const { field, fieldState, isRequired } = useInput<Body>({ source, defaultValue: emptyBody, ...(validate && { validate }) })
  const value = field.value as Body | undefined // the field's own, or nothing yet
  const error = fieldState.error?.message?.replace(/^@@react-admin@@"?|"$/g, '')
  return (
    <FormControl fullWidth margin="dense" error={fieldState.invalid} role="group" aria-labelledby={id}>
      <FormLabel id={id} component="span" sx={{ mb: 0.75, fontSize: '0.8125rem' }}>
        <FieldTitle label={label} source={source} {...(resource && { resource })} isRequired={isRequired} />
      </FormLabel>
      <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 }, pb: 1 }}>
        <RichTextEditor
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          label={typeof label === 'string' ? label : t.label}
          isReadOnly={readOnly === true}
          minHeight={minHeight}
          {...(placeholder && { placeholder })}
        />
        <WordCount body={value} />
      </Paper>
      {(error ?? (typeof helperText === 'string' && helperText)) && <FormHelperText>{error ?? helperText}</FormHelperText>}
    </FormControl>
  )
}

import { FormControl, FormHelperText, FormLabel, Paper, Skeleton, Typography } from '@mui/material'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { FieldTitle, useInput, useResourceContext, type InputProps } from 'react-admin'
import { emptyBody, type Body } from '../../content/body/body.ts'
import { bodyText, minutesToRead } from '../../content/body/text.ts'
import { countWords } from '../../content/splitWords.ts'
import { useMessages } from '../useMessages.ts'

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor })))

interface BodyInputProps extends Pick<InputProps<Body>, 'source' | 'label' | 'validate' | 'helperText' | 'readOnly'> {
  readonly placeholder?: string
  readonly minHeight?: string
}

/** A field of a form that holds a text with blocks, links and notes. */
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
        <Suspense fallback={<Skeleton variant="rounded" height={240} sx={{ my: 2 }} />}>
          <RichTextEditor
            value={value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            label={typeof label === 'string' ? label : t.label}
            isReadOnly={readOnly === true}
            minHeight={minHeight}
            {...(placeholder && { placeholder })}
          />
        </Suspense>
        <WordCount body={value} />
      </Paper>
      {(error ?? (typeof helperText === 'string' && helperText)) && <FormHelperText>{error ?? helperText}</FormHelperText>}
    </FormControl>
  )
}

const REST_MS = 300

/** How long the text is, in words and in minutes of a reader's time; counted when whoever writes has paused, for it may be long. */
export function WordCount({ body }: { readonly body: Body | null | undefined }) {
  const t = useMessages().editor
  const count = () => (body ? countWords(bodyText(body)) : 0)
  const [words, setWords] = useState(count)
  useEffect(() => {
    const timer = setTimeout(() => setWords(count()), REST_MS)
    return () => clearTimeout(timer)
    // `count` is of this very body.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [body])
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      {t.words(words)}
      {words > 0 && ` · ${t.minutes(minutesToRead(words))}`}
    </Typography>
  )
}

import { Box, InputBase, Skeleton } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useController, useFormContext } from 'react-hook-form'
import { WordCount } from '../../editor/WordCount.tsx'
import { SERIF } from '../../theme/theme.ts'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor, type ArticleFormValues } from './articleEditor.ts'
import { takeTyping } from './typeAhead.ts'

const RichTextEditor = lazy(() => import('../../editor/RichTextEditor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor })))

/** What readers will read, in the order they will: the title, the standfirst, the text. */
export function EditorFields({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useMessages().articles
  const { document: written } = useArticleEditor()
  const { getValues } = useFormContext<ArticleFormValues>()
  // Whoever begins a text begins with its title, and goes on after it.
  const [first] = useState(() => {
    if (written.revision > 0) return null
    return getValues('content.title') === written.title ? 'title' : 'standfirst'
  })
  // Lines are as high as their words, measured anew when the face has come; the library does that when the window changes.
  useEffect(() => void document.fonts.ready.then(() => dispatchEvent(new Event('resize'))), [])
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, sm: 4 }, py: { xs: 2, sm: 4 } }}>
      <Line
        name="content.title"
        label={t.fields.title}
        placeholder={t.placeholders.title}
        maxLength={200}
        isReadOnly={isReadOnly}
        hasFocus={first === 'title'}
        sx={title}
      />
      <Line
        name="content.standfirst"
        label={t.fields.standfirst}
        placeholder={t.placeholders.standfirst}
        maxLength={600}
        isReadOnly={isReadOnly}
        hasFocus={first === 'standfirst'}
        sx={standfirst}
      />
      <Text isReadOnly={isReadOnly} />
    </Box>
  )
}

/** Brings the field that something is said of into sight, ready to be written in. */
export function goToField(field: string): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`)
  const target =
    place?.querySelector<HTMLElement>('[contenteditable="true"]') ?? place?.querySelector<HTMLElement>('input, textarea, button')
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
}

function Text({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useMessages().articles
  const { field } = useController<ArticleFormValues, 'content.body'>({ name: 'content.body' })
  return (
    <>
      <Box data-field="body">
        <Suspense fallback={<Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />}>
          <RichTextEditor
            value={field.value}
            onChange={field.onChange}
            label={t.fields.body}
            placeholder={t.placeholders.body}
            isReadOnly={isReadOnly}
            toolbarTop="var(--bar-end, 104px)"
            minHeight="50vh"
          />
        </Suspense>
      </Box>
      <WordCount body={field.value} />
    </>
  )
}

interface LineProps {
  readonly name: 'content.title' | 'content.standfirst'
  readonly label: string
  readonly placeholder: string
  readonly maxLength: number
  readonly isReadOnly: boolean
  readonly hasFocus?: boolean
  readonly sx: object
}

/** A line of the sheet. Its Enter goes on to what follows: there is one paragraph in it. */
function Line({ name, label, placeholder, maxLength, isReadOnly, hasFocus = false, sx }: LineProps) {
  const t = useMessages().articles
  const { goTo } = useArticleEditor()
  const { field, fieldState } = useController<ArticleFormValues, typeof name>({ name })
  const { getValues } = useFormContext<ArticleFormValues>()
  useEffect(() => {
    if (!hasFocus) return
    // Once the form has what it begins with: whatever was typed while the sheet was on its way goes after that, before the next letter.
    const timer = setTimeout(() => {
      const typed = takeTyping()
      if (typed) flushSync(() => field.onChange(getValues(name) + typed))
      goToField(name.slice('content.'.length))
    })
    return () => clearTimeout(timer)
    // Only when the sheet opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const isUntitled = name === 'content.title' && field.value === t.untitled
  return (
    <Box data-field={name.slice('content.'.length)}>
      <InputBase
        fullWidth
        multiline
        autoFocus={hasFocus && name === 'content.title'}
        inputRef={field.ref}
        value={isUntitled ? '' : field.value}
        onChange={(event) => field.onChange(event.target.value.replace(/\n/g, ' '))}
        onBlur={field.onBlur}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          goTo(name === 'content.title' ? 'standfirst' : 'body')
        }}
        placeholder={placeholder}
        readOnly={isReadOnly}
        error={fieldState.invalid}
        inputProps={{ 'aria-label': label, maxLength }}
        sx={sx}
      />
    </Box>
  )
}

const title = {
  fontFamily: SERIF,
  fontSize: { xs: '2rem', sm: '2.75rem' },
  lineHeight: 1.1,
  fontWeight: 500,
  letterSpacing: '-0.015em',
  p: 0,
}
const standfirst = {
  fontFamily: SERIF,
  fontSize: { xs: '1.1875rem', sm: '1.375rem' },
  lineHeight: 1.35,
  color: 'text.secondary',
  fontStyle: 'italic',
  mt: 1,
  mb: 1,
}

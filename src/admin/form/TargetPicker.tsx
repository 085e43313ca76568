import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useInput, type TextInputProps } from 'react-admin'
import type { FoundDocument } from '../../content/newsroom/outlook.ts'
import { useFoundDocuments } from '../api/useFoundDocuments.ts'
import { usePickerWords } from '../list/DocumentPicker.tsx'
import { useMessages } from '../useMessages.ts'
import { Excerpt } from './Excerpt.tsx'
import { readAddress } from './readAddress.ts'
import { useIsReadOnly } from './readOnly.ts'

interface TargetPickerProps {
  /** An address, or the words that are being looked for. */
  readonly value: string
  readonly onChange: (typed: string) => void
  /** A page of the magazine was chosen; its address is the value already. */
  readonly onPick?: (document: FoundDocument & { readonly address: string }) => void
  /** Enter, where nothing of the list was chosen. */
  readonly onEnter?: () => void
  readonly onBlur?: () => void
  readonly label: string
  readonly error?: boolean
  readonly helperText?: string | false | undefined
  readonly autoFocus?: boolean
  readonly disabled?: boolean
}

/** Where something leads: a page of the magazine found by its words, or any address, typed or pasted. */
export function TargetPicker({ value, onChange, onPick, onEnter, onBlur, label, error, helperText, ...more }: TargetPickerProps) {
  const t = useMessages()
  const { target } = t.form
  const isAddress = value.trim() === '' || readAddress(value, location.origin).ok
  const { documents, corrected, isSettled } = useFoundDocuments(isAddress ? '' : value)
  const pages = documents.flatMap((document) => (document.address === null ? [] : [{ ...document, address: document.address }]))
  const status = pages.length > 0 ? corrected !== null && target.corrected(corrected) : isSettled && target.none
  const pickerWords = usePickerWords()
  return (
    <Autocomplete<(typeof pages)[number], false, false, true>
      freeSolo
      fullWidth
      options={pages}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      value={null}
      inputValue={value}
      onInputChange={(_event, typed, reason) => {
        if (reason !== 'reset' && reason !== 'selectOption' && reason !== 'blur') onChange(typed)
      }}
      onChange={(_event, chosen) => {
        if (chosen === null) return
        if (typeof chosen === 'string') return onEnter?.()
        onChange(chosen.address)
        onPick?.(chosen)
      }}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          <Typography variant="body2" fontWeight={600}>
            {option.title}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="p">
            {[t.dashboard.kinds[option.kind], option.state !== 'published' && target.notPublic, option.address].filter(Boolean).join(' · ')}
          </Typography>
          <Excerpt parts={option.excerpt} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={error ?? false}
          helperText={(error && helperText) || status || helperText}
          autoFocus={more.autoFocus ?? false}
          onBlur={onBlur}
          // Another address takes the place of this one.
          onFocus={(event) => event.target.select()}
        />
      )}
      disabled={more.disabled ?? false}
      {...pickerWords}
    />
  )
}

/** The same as a field of a form. An address as people write it is made whole when the field is left. */
export function TargetInput({ source, label, helperText, onPick }: TargetInputProps) {
  const { refused } = useMessages().form.target
  const isReadOnly = useIsReadOnly()
  const [hasLeft, setLeft] = useState(false)
  const { field, fieldState } = useInput<string>({ source, parse: (typed: string) => typed })
  const value = (field.value as string | null | undefined) ?? ''
  const read = readAddress(value, location.origin)
  const refusal = hasLeft && !read.ok && read.because !== 'empty' ? refused[read.because] : undefined
  return (
    <TargetPicker
      label={label}
      value={value}
      onChange={(typed) => {
        setLeft(false)
        field.onChange(typed)
      }}
      onBlur={() => {
        setLeft(true)
        if (read.ok && read.href !== value) field.onChange(read.href)
        field.onBlur()
      }}
      {...(onPick && { onPick })}
      error={refusal !== undefined || fieldState.error !== undefined}
      helperText={refusal ?? fieldState.error?.message ?? helperText}
      disabled={isReadOnly}
    />
  )
}

interface TargetInputProps extends Pick<TargetPickerProps, 'label' | 'onPick'> {
  readonly source: TextInputProps['source']
  readonly helperText?: string | false
}

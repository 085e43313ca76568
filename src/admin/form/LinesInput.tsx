import { TextField } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { useMessages } from '../useMessages.ts'

interface LinesInputProps {
  readonly source: string
  readonly label: string
  readonly helperText: ReactNode
}

/** A list of short texts, one per line. What is wrong with a line is said with its number. */
export function LinesInput({ source, label, helperText }: LinesInputProps) {
  const t = useMessages().popupForm
  const { field, fieldState } = useController({ name: source })
  const lines = (field.value ?? []) as readonly string[] // the list of that name
  const [typed, setTyped] = useState(lines.join('\n'))
  // The form was given another list: after a save, or a newer version.
  const shown = linesOf(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n')
  const faults = problemsIn(fieldState.error).map(([line, problem]) => (line === null ? problem : t.line(line + 1, problem)))
  return (
    <TextField
      multiline
      minRows={2}
      maxRows={10}
      fullWidth
      label={label}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        field.onChange(linesOf(target.value))
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={faults.length > 0 ? faults.join(' ') : helperText}
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
    />
  )
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A fault of the whole list, or of some of its lines. */
export function problemsIn(error: unknown): [line: number | null, problem: string][] {
  const messageOf = (fault: unknown) => (fault as { message?: unknown } | null | undefined)?.message // looked at below
  const whole = messageOf(error)
  if (typeof whole === 'string') return [[null, whole]]
  const entries = Object.entries(error ?? {}).filter(([key]) => /^\d+$/.test(key))
  return entries.flatMap(([key, fault]) => {
    const message = messageOf(fault)
    return typeof message === 'string' ? [[Number(key), message] as [number, string]] : []
  })
}

import { InputBase } from '@mui/material'
import type { ReactNodeViewProps } from '@tiptap/react'

interface AttributeFieldProps {
  readonly view: ReactNodeViewProps
  readonly name: string
  readonly label: string
  readonly maxLength: number
  readonly isStrong?: boolean
}

/** A line under a block: its caption, its credit. Looks like what readers will see, and is a field like any other. */
export function AttributeField({ view, name, label, maxLength, isStrong = false }: AttributeFieldProps) {
  const value = view.node.attrs[name] as unknown // whatever was kept
  return (
    <InputBase
      fullWidth
      multiline
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => view.updateAttributes({ [name]: event.target.value })}
      placeholder={label}
      readOnly={!view.editor.isEditable}
      inputProps={{ 'aria-label': label, maxLength }}
      sx={{
        fontSize: isStrong ? '1rem' : '0.875rem',
        fontWeight: isStrong ? 600 : 400,
        color: isStrong ? 'text.primary' : 'text.secondary',
        py: 0.25,
      }}
    />
  )
}

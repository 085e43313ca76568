import { Select } from '@mui/material'
import type { ReactNode } from 'react'

interface BlockSelectProps {
  readonly label: string
  readonly value: string
  readonly isDisabled?: boolean
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

/** What a block is to be, chosen at its head: quiet, for it is no part of the text. */
export function BlockSelect({ label, value, isDisabled = false, onChange, children }: BlockSelectProps) {
  return (
    <Select
      size="small"
      variant="standard"
      disableUnderline
      displayEmpty
      disabled={isDisabled}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      SelectDisplayProps={{ 'aria-label': label }}
      sx={{
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: 'text.secondary',
        borderRadius: 0.5,
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      {children}
    </Select>
  )
}

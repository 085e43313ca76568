import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { RadioButtonGroupInput } from 'react-admin'

interface Tile {
  readonly id: string
  readonly name: string
  readonly picture: ReactNode
}

interface TilesInputProps {
  readonly source: string
  readonly label: string
  readonly helperText: string
  readonly tiles: readonly Tile[]
}

/** One of a few things that are better shown than told: radio buttons, each a miniature with its name. */
export function TilesInput({ tiles, ...props }: TilesInputProps) {
  return (
    <RadioButtonGroupInput
      {...props}
      choices={[...tiles]}
      optionText={tile}
      translateChoice={false}
      sx={{ '& label.MuiFormControlLabel-root': TILE }}
    />
  )
}

const tile = ({ name, picture }: Tile) => (
  <Box component="span" sx={{ display: 'grid', gap: 0.75, justifyItems: 'center', fontSize: '0.8125rem', lineHeight: 1.3 }}>
    {picture}
    {name}
  </Box>
)

const TILE = {
  position: 'relative',
  width: '7.5rem',
  margin: '0 0.5rem 0.5rem 0',
  padding: '0.625rem 0.5rem 0.5rem',
  justifyContent: 'center',
  alignItems: 'flex-start',
  textAlign: 'center',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  // The whole tile is the button; what is chosen is told by its edge, and to who does not see it by the button.
  '& .MuiRadio-root': { position: 'absolute', inset: 0, opacity: 0, padding: 0, borderRadius: 0 },
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    boxShadow: (theme: { palette: { primary: { main: string } } }) => `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const

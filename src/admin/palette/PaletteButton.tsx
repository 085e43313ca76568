import Search from '@mui/icons-material/Search'
import { Button, IconButton } from '@mui/material'
import { useState } from 'react'
import { useShortcut } from '../form/useShortcut.ts'
import { useKeyHint } from '../theme/useKeyHint.ts'
import { useMessages } from '../useMessages.ts'
import { Palette } from './Palette.tsx'

/** The visible way to the palette, for whoever does not know its shortcut yet. */
export function PaletteButton() {
  const t = useMessages().palette
  const hint = useKeyHint()
  const [isOpen, setOpen] = useState(false)
  useShortcut('k', () => setOpen(true))
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        startIcon={<Search />}
        onClick={() => setOpen(true)}
        sx={{
          display: { xs: 'none', md: 'inline-flex' },
          color: 'text.secondary',
          borderColor: 'divider',
          fontWeight: 400,
          minWidth: 190,
          justifyContent: 'flex-start',
        }}
      >
        {t.open}
        <kbd style={{ marginInlineStart: 'auto', fontFamily: 'inherit', fontSize: '0.75rem' }}>{hint('Mod-k')}</kbd>
      </Button>
      <IconButton color="inherit" aria-label={t.open} onClick={() => setOpen(true)} sx={{ display: { md: 'none' } }}>
        <Search />
      </IconButton>
      <Palette isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

import Search from '@mui/icons-material/Search'
import { Box, Button, Dialog, IconButton, InputBase, LinearProgress, Typography } from '@mui/material'
import { useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { Excerpt } from '../form/Excerpt.tsx'
import { useShortcut } from '../form/useShortcut.ts'
import { useKeyHint } from '../theme/keyHint.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import { useMessages } from '../useMessages.ts'
import { useCommands, type Command } from './useCommands.ts'

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

interface PaletteProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Goes anywhere and creates anything from the keyboard. The focus stays in the field and comes back to where it was. */
function Palette({ isOpen, onClose }: PaletteProps) {
  const t = useMessages().palette
  const id = useId()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Typography id={id} component="h2" sx={visuallyHidden}>
        {t.title}
      </Typography>
      <PaletteContent onClose={onClose} />
    </Dialog>
  )
}

function PaletteContent({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages().palette
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { commands, corrected, isSearching, hasFailed } = useCommands(typed)
  const at = Math.min(chosen, commands.length - 1)
  const current = commands[at]
  const missing = hasFailed ? t.failed : commands.length === 0 && !isSearching ? t.nothing(typed) : null

  const run = (command: Command) => {
    onClose()
    void navigate(command.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      const next = (at + step + commands.length) % Math.max(1, commands.length)
      setChosen(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && current) run(current)
    else return
    event.preventDefault()
  }
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
          position: 'relative',
        }}
      >
        <Search sx={{ color: 'text.secondary' }} />
        <InputBase
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
          placeholder={t.field}
          inputProps={{
            role: 'combobox',
            'aria-label': t.field,
            'aria-expanded': true,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            ...(current && { 'aria-activedescendant': `${id}-${at}` }),
            maxLength: 200,
            autoComplete: 'off',
            spellCheck: false,
          }}
          sx={{ fontSize: '1.0625rem', '& input:focus-visible': { outline: 'none' } }}
          autoFocus
          fullWidth
        />
        {isSearching && <LinearProgress aria-label={t.searching} sx={progress} />}
      </Box>
      {corrected !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1 }}>
          {t.corrected(corrected)}
        </Typography>
      )}
      <Box id={`${id}-list`} role="listbox" aria-label={t.results} sx={{ overflowY: 'auto', maxHeight: '60vh', py: 1 }}>
        {commands.map((command, index) => (
          <Box key={command.id} role="presentation">
            {command.group !== commands[index - 1]?.group && (
              <Typography variant="overline" role="presentation" color="text.secondary" sx={{ px: 2 }}>
                {t.groups[command.group]}
              </Typography>
            )}
            <Box
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onClick={() => run(command)}
              onMouseMove={() => setChosen(index)}
              sx={[option, index === at && { backgroundColor: 'action.selected' }]}
            >
              <Box component="span">
                {command.label}
                <Excerpt parts={command.excerpt ?? []} />
              </Box>
              <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ flex: 'none' }}>
                {command.hint}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      {missing !== null && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {missing}
        </Typography>
      )}
      <Typography role="status" sx={visuallyHidden}>
        {[hasFailed && t.failed, corrected !== null && t.corrected(corrected), t.count(commands.length)].filter(Boolean).join(' ')}
      </Typography>
      <Typography
        variant="caption"
        color="text.secondary"
        sx={{ display: { xs: 'none', sm: 'block' }, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        {t.keys}
      </Typography>
    </>
  )
}

const option = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  px: 2,
  py: 0.75,
  cursor: 'pointer',
  '& > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
}

/** Only for a search that takes a while: at every letter it would flicker. */
const progress = {
  position: 'absolute',
  insetInline: 0,
  bottom: -1,
  height: 2,
  animation: 'appear 0s 0.25s backwards',
  '@keyframes appear': { from: { visibility: 'hidden' } },
}

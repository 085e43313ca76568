import Close from '@mui/icons-material/Close'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material'
import { useId } from 'react'
import { Link } from 'react-router'
import { blockKinds } from '../editor/blocks.ts'
import { useKeyHint } from '../theme/keyHint.ts'
import { useMessages } from '../useMessages.ts'
import { guidePath } from './guideParts.ts'
import { shortcutGroups } from './shortcuts.ts'

/** The sheet of keys. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages()
  const s = t.help.shortcuts
  const hint = useKeyHint()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        {s.title}
        <IconButton aria-label={s.close} onClick={onClose} edge="end" autoFocus>
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ columnCount: { md: 2 }, columnGap: 5 }}>
        {shortcutGroups(t, blockKinds).map(({ title, shortcuts }) => (
          <Box key={title} component="section" sx={{ breakInside: 'avoid', mb: 2 }}>
            <Typography variant="overline" component="h3" color="text.secondary">
              {title}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {shortcuts.map(({ label, keys }) => (
                <Box key={label} sx={line}>
                  <Typography component="dt" variant="body2">
                    {label}
                  </Typography>
                  <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
                    {keys.map((combination) => (
                      <Box key={combination} component="kbd" sx={cap}>
                        {hint(combination)}
                      </Box>
                    ))}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={guidePath()} onClick={onClose}>
          {s.more}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const line = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5, borderBottom: 1, borderColor: 'divider' }

const cap = {
  display: 'inline-block',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  px: 0.75,
  ml: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.75,
  backgroundColor: 'action.hover',
}

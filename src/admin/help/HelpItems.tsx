import HelpOutline from '@mui/icons-material/HelpOutline'
import Keyboard from '@mui/icons-material/KeyboardOutlined'
import { ListItemIcon, ListItemText, MenuItem, Typography } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { isWriting } from '../form/isWriting.ts'
import { useMessages } from '../useMessages.ts'
import { guidePath } from './guideParts.ts'

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'))

/** The ways to the guide and to the sheet of keys, in a menu. */
export function HelpItems({ onChoose, onShortcuts }: { readonly onChoose: () => void; readonly onShortcuts: () => void }) {
  const t = useMessages().help
  return [
    <MenuItem key="guide" component={Link} to={guidePath()} onClick={onChoose}>
      <ListItemIcon>
        <HelpOutline fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t.guide}</ListItemText>
    </MenuItem>,
    <MenuItem
      key="shortcuts"
      onClick={() => {
        onChoose()
        onShortcuts()
      }}
    >
      <ListItemIcon>
        <Keyboard fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t.shortcuts.title}</ListItemText>
      <Typography variant="body2" color="text.secondary" sx={{ ml: 2 }}>
        ?
      </Typography>
    </MenuItem>,
  ]
}

/** The sheet of keys: at `?`, wherever nobody is writing, and when it is asked for. */
export function useShortcutSheet() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (document.querySelector('[role=dialog]')) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', listen, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  const sheet = isOpen && (
    <Suspense>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { sheet, open: () => setOpen(true) }
}

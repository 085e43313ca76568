import Check from '@mui/icons-material/Check'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import { ListItemIcon, ListItemText, Menu, MenuItem, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useKeyHint } from '../../theme/keyHint.ts'
import { useMessages } from '../../useMessages.ts'
import { ToolButton } from './ToolButton.tsx'
import type { Tool } from './useTextTools.ts'

/** The tools that have no room in the bar. */
export function MoreTools({ tools }: { readonly tools: readonly Tool[] }) {
  const t = useMessages().editor
  const hint = useKeyHint()
  const place = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const chosen = useRef<Tool | null>(null)
  const choose = (tool: Tool | null) => {
    chosen.current = tool
    setOpen(false)
  }
  // An open menu holds the focus. When it has gone the button gets it, and from there a tool may take it to the text, or to a dialog that gives it back.
  const onExited = () => {
    place.current?.querySelector('button')?.focus()
    chosen.current?.run()
  }
  return (
    <span ref={place}>
      <ToolButton label={t.more} icon={MoreHoriz} isOpen={isOpen} onClick={() => setOpen(true)} />
      <Menu
        open={isOpen}
        anchorEl={() => place.current}
        onClose={() => choose(null)}
        disableRestoreFocus
        transitionDuration={0}
        slotProps={{ transition: { onExited } }}
      >
        {tools.map((tool) => {
          const { id, label, keys, icon: Icon, isOn, isDisabled = false } = tool
          return (
            <MenuItem
              key={id}
              {...(isOn !== undefined && { role: 'menuitemcheckbox', 'aria-checked': isOn })}
              disabled={isDisabled}
              onClick={() => choose(tool)}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{label}</ListItemText>
              {isOn === true && <Check fontSize="small" sx={{ ml: 2 }} color="primary" />}
              {keys && (
                <Typography variant="body2" color="text.secondary" sx={{ ml: 3, display: { xs: 'none', sm: 'block' } }} aria-hidden>
                  {hint(keys)}
                </Typography>
              )}
            </MenuItem>
          )
        })}
      </Menu>
    </span>
  )
}

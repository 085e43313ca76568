import MoreVert from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'

export interface MenuStep {
  readonly label: string
  readonly run: () => void
}

/** What else can be done, behind a button. */
export function StepsMenu({ label, steps }: { readonly label: string; readonly steps: readonly MenuStep[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (steps.length === 0) return null
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <MoreVert />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {steps.map((step) => (
          <MenuItem
            key={step.label}
            onClick={() => {
              setAnchor(null)
              step.run()
            }}
          >
            {step.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

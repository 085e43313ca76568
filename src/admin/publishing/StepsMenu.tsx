import MoreVert from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useEffect, useRef, useState, type RefObject } from 'react'

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

/**
 * Gives the focus back to what can be done next, once something was done: the button that was pressed was switched off meanwhile, or is gone, and
 * the browser leaves whoever works by keyboard on nothing.
 */
export function useFocusAfter(isBusy: boolean): RefObject<HTMLSpanElement | null> {
  const actions = useRef<HTMLSpanElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    const hasEnded = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    if (hasEnded && document.activeElement === document.body) actions.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [isBusy])
  return actions
}

import type { SvgIconComponent } from '@mui/icons-material'
import { IconButton, Tooltip, useMediaQuery } from '@mui/material'
import { useKeyHint, type Keys } from '../../theme/keyHint.ts'
import { TOUCH_SIZE } from '../../theme/theme.ts'
import { useToolStop } from './RovingToolbar.tsx'

interface ToolButtonProps {
  readonly label: string
  readonly keys?: Keys
  readonly icon: SvgIconComponent
  readonly isOn?: boolean
  readonly isDisabled?: boolean
  /** Whether the menu that it opens is open, for a button that opens one. */
  readonly isOpen?: boolean
  readonly onClick: () => void
}

/** A button of a bar over the text. It leaves the cursor where it is. */
export function ToolButton({ label, keys, icon: Icon, isOn, isDisabled = false, isOpen, onClick }: ToolButtonProps) {
  const hint = useKeyHint()
  const size = useToolSize()
  const stop = useToolStop()
  return (
    <Tooltip title={keys ? `${label} (${hint(keys)})` : label}>
      <IconButton
        size="small"
        {...stop}
        aria-label={label}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        {...(isOpen !== undefined && { 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
        // Not `disabled`, which would throw the focus away from whoever has just undone the last thing there was.
        aria-disabled={isDisabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !isDisabled && onClick()}
        sx={{
          width: size,
          height: size,
          borderRadius: 1,
          color: isOn ? 'primary.main' : 'text.secondary',
          backgroundColor: isOn ? 'action.selected' : undefined,
          '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default', '&:hover': { backgroundColor: 'transparent' } },
        }}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

/** How wide and high a tool is: as much as a finger needs, or a mouse. */
export const useToolSize = (): number => (useMediaQuery('(pointer: coarse)', { noSsr: true }) ? TOUCH_SIZE : 32)

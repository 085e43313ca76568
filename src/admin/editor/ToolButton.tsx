import type { SvgIconComponent } from '@mui/icons-material'
import { IconButton, Tooltip } from '@mui/material'
import type { Keys } from '../look/keyHint.ts'
import { useKeyHint } from '../look/useKeyHint.ts'

interface ToolButtonProps {
  readonly label: string
  readonly keys?: Keys
  readonly icon: SvgIconComponent
  readonly isOn?: boolean
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

/** A button of a bar over the text. It leaves the cursor where it is. */
export function ToolButton({ label, keys, icon: Icon, isOn, isDisabled = false, onClick }: ToolButtonProps) {
  const hint = useKeyHint()
  return (
    <Tooltip title={keys ? `${label} (${hint(keys)})` : label}>
      {/* A disabled button hears no pointer, and its tooltip would complain. */}
      <span>
        <IconButton
          size="small"
          aria-label={label}
          {...(isOn !== undefined && { 'aria-pressed': isOn })}
          disabled={isDisabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClick}
          sx={{ borderRadius: 1, color: isOn ? 'primary.main' : 'text.secondary', backgroundColor: isOn ? 'action.selected' : undefined }}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  )
}

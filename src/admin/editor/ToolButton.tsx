import type { SvgIconComponent } from '@mui/icons-material'
import { IconButton, Tooltip } from '@mui/material'

interface ToolButtonProps {
  readonly label: string
  readonly keys?: string
  readonly icon: SvgIconComponent
  readonly isOn?: boolean
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

/** A button of a bar over the text. It leaves the cursor where it is. */
export function ToolButton({ label, keys, icon: Icon, isOn, isDisabled = false, onClick }: ToolButtonProps) {
  return (
    <Tooltip title={keys ? `${label} (${keys})` : label}>
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

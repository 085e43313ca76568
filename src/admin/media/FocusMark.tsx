import { Box } from '@mui/material'
import type { Media } from '../../content/kinds/media.ts'

/** A ring where the focal point is, over a picture that is shown whole. */
export function FocusMark({ focus, label }: { readonly focus: Media['focus']; readonly label?: string }) {
  return (
    <Box
      {...(label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
      sx={ring}
      style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
    />
  )
}

const ring = {
  position: 'absolute',
  width: 28,
  height: 28,
  transform: 'translate(-50%, -50%)',
  border: '3px solid #fff',
  borderRadius: '50%',
  // Seen on light and on dark pictures alike.
  boxShadow: '0 0 0 2px rgb(0 0 0 / 60%), inset 0 0 0 2px rgb(0 0 0 / 60%)',
  pointerEvents: 'none',
}

import Close from '@mui/icons-material/Close'
import { Dialog, DialogTitle, IconButton, useMediaQuery, type Theme } from '@mui/material'
import { useMessages } from '../useMessages.ts'
import { PickerContent, type Picking } from './PickerContent.tsx'

export interface MediaPickerProps extends Picking {
  readonly isOpen: boolean
}

/** Where a file is chosen from the library, or brought into it first. Closing it is up to `onPick` and `onClose`. */
export function MediaPicker({ isOpen, accept, isMultiple = false, onPick, onClose }: MediaPickerProps) {
  const t = useMessages().media.picker
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="lg"
      fullScreen={isPhone}
      aria-labelledby="media-picker"
      slotProps={{ paper: { sx: { height: { sm: '85dvh' } } } }}
    >
      <DialogTitle id="media-picker" variant="h4" sx={{ pr: 7 }}>
        {(isMultiple ? t.titleMany : t.title)[accept]}
      </DialogTitle>
      <IconButton onClick={onClose} aria-label={t.close} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <Close />
      </IconButton>
      <PickerContent accept={accept} isMultiple={isMultiple} onPick={onPick} onClose={onClose} />
    </Dialog>
  )
}

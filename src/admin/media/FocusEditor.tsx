import { Box, Button, Typography } from '@mui/material'
import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import { useMessages } from '../useMessages.ts'
import { FocusMark } from './FocusMark.tsx'
import { pictureAddress, type MediaRecord } from './mediaRecord.ts'
import { CENTRE, focusAt, moveFocus, type Focus } from './moveFocus.ts'

interface FocusEditorProps {
  readonly media: MediaRecord
  readonly focus: Focus
  /** Absent for who may only look. */
  readonly onChange?: (focus: Focus) => void
}

/** The whole picture, on which what matters is pointed at: with a finger, a mouse, or the arrows. */
export function FocusEditor({ media, focus, onChange }: FocusEditorProps) {
  const t = useMessages().media.focus
  const help = useId()
  const { picture, alt } = media.content
  const src = pictureAddress(media.content, 1280)
  if (!picture || !src) return null

  const shown = (
    <Box
      component="img"
      src={src}
      alt={alt}
      width={picture.width}
      height={picture.height}
      draggable={false}
      sx={{ display: 'block', width: '100%', height: 'auto' }}
    />
  )
  if (!onChange) return <Box sx={frame}>{shown}</Box>

  const point = (event: PointerEvent<HTMLElement>) => onChange(focusAt(event, event.currentTarget.getBoundingClientRect()))
  const press = (event: KeyboardEvent) => {
    const moved = moveFocus(focus, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    onChange(moved)
  }
  return (
    <div>
      <Box
        role="slider"
        tabIndex={0}
        aria-label={t.label}
        aria-describedby={help}
        aria-valuenow={Math.round(focus.x * 100)}
        aria-valuetext={t.value(Math.round(focus.x * 100), Math.round(focus.y * 100))}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => event.buttons > 0 && point(event)}
        sx={{ ...frame, cursor: 'crosshair', touchAction: 'none' }}
      >
        {shown}
        <FocusMark focus={focus} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', mt: 0.5 }}>
        <Typography id={help} variant="caption" color="text.secondary" sx={{ flex: 1 }}>
          {t.help}
        </Typography>
        <Button size="small" onClick={() => onChange(CENTRE)} disabled={focus.x === CENTRE.x && focus.y === CENTRE.y}>
          {t.centre}
        </Button>
      </Box>
    </div>
  )
}

const frame = { position: 'relative', overflow: 'hidden', borderRadius: 1, backgroundColor: 'action.hover' }

import { Box, Button, Typography } from '@mui/material'
import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import type { Media } from '../../content/kinds/media.ts'
import { useMessages } from '../useMessages.ts'
import { pictureAddress } from '../../content/addresses/mediaAddress.ts'
import type { MediaRecord } from './mediaRecord.ts'
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

/** The shapes that pictures have on the site: an opening, a square, a portrait. */
const RATIOS = [
  ['16:9', '16 / 9', 160],
  ['1:1', '1 / 1', 90],
  ['4:5', '4 / 5', 72],
] as const

/** How the picture looks where there is no room for all of it. */
export function CropPreviews({ media, focus }: { readonly media: MediaRecord; readonly focus: Focus }) {
  const t = useMessages().media.focus
  const src = pictureAddress(media.content, 320)
  if (!src) return null
  return (
    <Box role="group" aria-label={t.crops} sx={{ display: 'flex', gap: 1.5, alignItems: 'end', flexWrap: 'wrap' }}>
      {RATIOS.map(([name, ratio, width]) => (
        <Box key={name} component="figure" sx={{ m: 0 }}>
          <Box
            component="img"
            src={src}
            alt=""
            sx={{ display: 'block', width, aspectRatio: ratio, objectFit: 'cover', borderRadius: 0.5 }}
            style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
          />
          <Typography component="figcaption" variant="caption" color="text.secondary">
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

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

const frame = { position: 'relative', overflow: 'hidden', borderRadius: 1, backgroundColor: 'action.hover' }

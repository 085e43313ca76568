import AudiotrackOutlined from '@mui/icons-material/AudiotrackOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import MovieOutlined from '@mui/icons-material/MovieOutlined'
import { Box } from '@mui/material'
import { useMemo } from 'react'
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'
import { mediaSort, type MediaType } from '../../content/kinds/media.ts'
import { pictureAddress } from '../../content/addresses/mediaAddress.ts'
import type { ListedMedia, MediaRecord } from './mediaRecord.ts'

interface MediaThumbProps {
  readonly media: MediaRecord | ListedMedia
  /** `cover` fills its place around the focal point; `contain` shows it all. */
  readonly fit?: 'cover' | 'contain'
  /** As wide as it will be shown, in pixels. */
  readonly width?: number
}

const icons = { audio: AudiotrackOutlined, video: MovieOutlined, document: DescriptionOutlined }

/** A file at a glance, as large as its place: the picture, or the mark of what it is. Its name or description is for whoever shows it to say. */
export function MediaThumb({ media, fit = 'cover', width = 320 }: MediaThumbProps) {
  const thumb = thumbOf(media, width)
  const sort = mediaSort(thumb.type)
  if (sort !== 'image') {
    const Icon = icons[sort]
    return (
      <Box sx={{ ...place, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <Icon sx={{ fontSize: 'clamp(24px, 40%, 48px)' }} />
      </Box>
    )
  }
  return <PictureThumb {...thumb} fit={fit} />
}

function PictureThumb({ src, focus, thumbhash, fit }: Thumb & { readonly fit: 'cover' | 'contain' }) {
  // Drawing it takes milliseconds, and a list of files is rendered at every step of an upload.
  const placeholder = useMemo(() => placeholderOf(thumbhash), [thumbhash])
  return (
    <Box
      component="img"
      src={src ?? undefined}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      sx={{ ...place, display: 'block', objectFit: fit }}
      style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%`, background: placeholder ?? undefined }}
    />
  )
}

const place = { width: '100%', height: '100%', backgroundColor: 'action.hover' }

interface Thumb {
  readonly type: MediaType
  readonly src: string | null
  readonly focus: { readonly x: number; readonly y: number }
  readonly thumbhash: string | undefined
}

function thumbOf(media: MediaRecord | ListedMedia, width: number): Thumb {
  if (!('content' in media)) return { ...media.summary, src: media.summary.thumb, thumbhash: media.summary.thumbhash }
  const { type, focus, picture } = media.content
  return { type, focus, src: pictureAddress(media.content, width * devicePixelRatio), thumbhash: picture?.thumbhash }
}

/** What stands in a picture's place until it arrives, as a background; none for a picture one can see through, which would never cover it. */
export function placeholderOf(thumbhash: string | undefined): string | null {
  if (!thumbhash) return null
  const hash = Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0))
  return thumbHashToAverageRGBA(hash).a < 1 ? null : `url(${thumbHashToDataURL(hash)}) 0/100% 100%`
}

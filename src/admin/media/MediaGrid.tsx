import CheckCircle from '@mui/icons-material/CheckCircle'
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import { Box, ButtonBase, Skeleton, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useMessages } from '../useMessages.ts'
import type { ListedMedia } from './mediaRecord.ts'
import { MediaThumb } from './MediaThumb.tsx'

export function MediaGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="ul" sx={grid}>
      {children}
    </Box>
  )
}

export function MediaGridSkeleton({ count = 12 }: { readonly count?: number }) {
  return (
    <Box sx={grid} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index}>
          <Skeleton variant="rounded" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
          <Skeleton width="70%" />
        </Box>
      ))}
    </Box>
  )
}

interface MediaTileProps {
  readonly media: ListedMedia
  readonly label: string
  /** In a picker, whether it is chosen; absent where a click opens it. */
  readonly isChosen?: boolean
  readonly onClick: () => void
}

export function MediaTile({ media, label, isChosen, onClick }: MediaTileProps) {
  const t = useMessages().media
  const { summary, title, inReview } = media
  const notes = [...(summary.altMissing ? [t.altMissingShort] : []), ...(inReview ? [t.handedIn.badge] : [])]
  return (
    <ButtonBase
      onClick={onClick}
      aria-label={notes.length > 0 ? `${label} (${notes.join(', ')})` : label}
      {...(isChosen !== undefined && { 'aria-pressed': isChosen })}
      focusRipple
      sx={{ ...tile, ...(isChosen && { outline: '3px solid', outlineColor: 'primary.main' }) }}
    >
      <Box sx={{ aspectRatio: '4 / 3', width: '100%', overflow: 'hidden', borderRadius: 1 }}>
        <MediaThumb media={media} />
      </Box>
      <Typography variant="caption" noWrap component="span" sx={{ display: 'block', width: '100%', textAlign: 'start', px: 0.5, py: 0.25 }}>
        {title}
      </Typography>
      {summary.altMissing && (
        <Tooltip title={t.altMissingShort}>
          <Box component="span" sx={{ ...badge, left: 8, color: 'warning.main' }}>
            <VisibilityOffOutlined fontSize="small" />
          </Box>
        </Tooltip>
      )}
      {inReview && (
        <Tooltip title={t.handedIn.badge}>
          <Box component="span" sx={{ ...badge, left: summary.altMissing ? 42 : 8, color: 'info.main' }}>
            <RateReviewOutlined fontSize="small" />
          </Box>
        </Tooltip>
      )}
      {isChosen && (
        <Box component="span" sx={{ ...badge, right: 8, color: 'primary.main' }}>
          <CheckCircle fontSize="small" />
        </Box>
      )}
    </ButtonBase>
  )
}

const tile = { position: 'relative', display: 'block', width: '100%', borderRadius: 1, '&:hover img': { filter: 'brightness(1.05)' } }

const badge = {
  position: 'absolute',
  top: 8,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  backgroundColor: 'background.paper',
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(132px, 1fr))', sm: 'repeat(auto-fill, minmax(168px, 1fr))' },
}

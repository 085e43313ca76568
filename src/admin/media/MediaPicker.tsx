import Close from '@mui/icons-material/Close'
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { useState } from 'react'
import { useInfiniteGetList, useNotify } from 'react-admin'
import { EmptyState } from '../layout/EmptyState.tsx'
import { ListFault } from '../list/ListFault.tsx'
import { useMessages } from '../useMessages.ts'
import { useUploads } from './createUploads.ts'
import { DropZone } from './DropZone.tsx'
import { MediaFilters, type MediaFilter } from './MediaFilters.tsx'
import { MediaGrid, MediaGridSkeleton, MediaTile } from './MediaGrid.tsx'
import type { ListedMedia, MediaRecord } from './mediaRecord.ts'
import { useUploadFault, type Accept } from './refuseFile.ts'
import { UploadButton } from './UploadButton.tsx'
import { UploadList } from './UploadList.tsx'
import { findMedia } from './useMedia.ts'

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

const PER_PAGE = 40

interface Picking {
  readonly accept: Accept
  /** Several can be chosen, in the order they were. */
  readonly isMultiple?: boolean
  readonly onPick: (media: readonly MediaRecord[]) => void
  readonly onClose: () => void
}

/** What stands in the picker: the library, a way into it, and what was chosen so far. */
function PickerContent({ accept, isMultiple, onPick, onClose }: Picking) {
  const t = useMessages().media
  const notify = useNotify()
  const faultOf = useUploadFault()
  const [filter, setFilter] = useState<MediaFilter>({})
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteGetList<ListedMedia>('media', {
    pagination: { page: 1, perPage: PER_PAGE },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { ...filter, ...(accept !== 'any' && { type: accept }) },
  })
  const listed = data?.pages.flatMap((page) => page.data) ?? []

  const [uploads, uploadList] = useUploads((media) => {
    if (!isMultiple) {
      onPick([media])
      return
    }
    setChosen((known) => [...known.filter((id) => id !== media.id), media.id])
    void refetch()
  })
  const add = (files: readonly File[]) => uploads.add(isMultiple ? files : files.slice(0, 1), accept)

  const pick = async (ids: readonly string[]) => {
    try {
      onPick(await Promise.all(ids.map(findMedia)))
    } catch (error) {
      notify(faultOf(error), { type: 'error' })
    }
  }
  const choose = (id: string) => {
    if (!isMultiple) void pick([id])
    else setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  }
  const isFiltered = filter.q !== undefined || filter.altMissing === true || filter.type !== undefined
  return (
    <>
      <DialogContent dividers>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: { xs: '100%', sm: 0 } }}>
            <MediaFilters filter={filter} onChange={setFilter} hasTypes={accept === 'any'} />
          </Box>
          <UploadButton accept={accept} isMultiple={isMultiple ?? false} onFiles={add} label={t.upload.button} />
        </Box>
        <UploadList uploads={uploads} list={uploadList} />
        <DropZone onFiles={add}>
          {isPending ? (
            <MediaGridSkeleton />
          ) : error && !data ? (
            <ListFault error={error} onRetry={() => void refetch()} />
          ) : listed.length === 0 ? (
            <EmptyState
              icon={PhotoLibraryOutlined}
              title={isFiltered ? t.empty.nothingFound : t.empty.title}
              text={isFiltered ? t.empty.changeSearch : t.empty.text}
            />
          ) : (
            <MediaGrid>
              {listed.map((media) => (
                <li key={media.id}>
                  <MediaTile
                    media={media}
                    label={t.picker.select(media.title)}
                    {...(isMultiple && { isChosen: chosen.includes(media.id) })}
                    onClick={() => choose(media.id)}
                  />
                </li>
              ))}
            </MediaGrid>
          )}
        </DropZone>
        {hasNextPage && (
          <Box sx={{ textAlign: 'center', mt: 2 }}>
            <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
              {t.more}
            </Button>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        {isMultiple && (
          <Typography role="status" color="text.secondary" sx={{ flex: 1 }}>
            {chosen.length > 0 && t.selected(chosen.length)}
          </Typography>
        )}
        <Button onClick={onClose}>{t.picker.cancel}</Button>
        {isMultiple && (
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => void pick(chosen)}>
            {t.picker.chooseMany(chosen.length)}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** A list tells of a file what a grid shows; who chooses one needs it whole. */

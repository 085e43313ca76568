import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useEffect } from 'react'
import { ListBase, useListContext, useRefresh } from 'react-admin'
import { useLocation, useMatch, useNavigate } from 'react-router'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Pager } from '../list/Pager.tsx'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { useMessages } from '../useMessages.ts'
import { createUploads, useUploadList } from './createUploads.ts'
import { DropZone } from './DropZone.tsx'
import { MediaDrawer } from './MediaDrawer.tsx'
import { MediaFilters, type MediaFilter } from './MediaFilters.tsx'
import { MediaGrid, MediaGridSkeleton, MediaTile } from './MediaGrid.tsx'
import type { ListedMedia } from './mediaRecord.ts'
import { UploadButton } from './UploadButton.tsx'
import { UploadList } from './UploadList.tsx'
import { restoreMedia, uploadMedia } from './uploadMedia.ts'

const PER_PAGE = 48

/** They outlive the screen: whoever goes to write meanwhile finds them done. */
const uploads = createUploads({ upload: uploadMedia, restore: restoreMedia })

export function MediaLibrary() {
  return (
    <ListBase<ListedMedia> resource="media" perPage={PER_PAGE} sort={{ field: 'createdAt', order: 'DESC' }} disableAuthentication={false}>
      <Library />
    </ListBase>
  )
}

function Library() {
  const t = useMessages().media
  const list = useListContext<ListedMedia>()
  const { data = [], total, isPending, setFilters } = list
  const filter = list.filterValues as MediaFilter // written by `MediaFilters`, and checked by the server
  const refresh = useRefresh()
  const uploading = useUploadList(uploads)
  useEffect(() => uploads.onDone(() => refresh()), [refresh])
  const { opened, open, close } = useOpened()
  const place = data.findIndex(({ id }) => id === opened)
  const add = (files: readonly File[]) => uploads.add(files)

  return (
    <Box>
      <ScreenHead title={t.title} text={t.intro}>
        <UploadButton accept="any" isMultiple onFiles={add} label={t.upload.button} />
      </ScreenHead>
      <UploadList uploads={uploads} list={uploading} onOpen={open} />
      <Box sx={{ mb: 2 }}>
        <MediaFilters filter={filter} onChange={(changed) => setFilters(changed, undefined)} />
      </Box>
      <DropZone onFiles={add}>
        {isPending ? (
          <MediaGridSkeleton count={18} />
        ) : data.length === 0 ? (
          <NothingHere filter={filter} onClear={() => setFilters({}, undefined)} />
        ) : (
          <>
            <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1 }}>
              {t.found(total ?? data.length)}
            </Typography>
            <MediaGrid>
              {data.map((media) => (
                <li key={media.id}>
                  <MediaTile media={media} label={t.upload.open(media.title)} onClick={() => open(media.id)} />
                </li>
              ))}
            </MediaGrid>
            <Pager page={list.page} perPage={PER_PAGE} total={total ?? 0} onPage={list.setPage} />
            <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
              {t.upload.hint}
            </Typography>
          </>
        )}
      </DropZone>
      <MediaDrawer
        id={opened}
        list={{ before: data[place - 1]?.id ?? null, after: place === -1 ? null : (data[place + 1]?.id ?? null), onOpen: open }}
        onClose={close}
      />
    </Box>
  )
}

/** Which file is open is in the address; so is what the library is narrowed by. */
function useOpened() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const opened = useMatch('/media/:id')?.params.id ?? null
  return {
    opened,
    open: (id: string) => void navigate({ pathname: `/media/${id}`, search }, { replace: opened !== null }),
    close: () => void navigate({ pathname: '/media', search }),
  }
}

function NothingHere({ filter, onClear }: { readonly filter: MediaFilter; readonly onClear: () => void }) {
  const t = useMessages().media.empty
  const { clearFilters } = useMessages().media
  if (Object.keys(filter).length === 0) return <EmptyState icon={PhotoLibraryOutlined} title={t.title} text={t.text} />
  const isTidy = filter.altMissing === true && !filter.q
  return (
    <EmptyState icon={PhotoLibraryOutlined} title={isTidy ? t.allDescribed : t.nothingFound} text={isTidy ? t.thanks : t.changeSearch}>
      <Button variant="outlined" onClick={onClear}>
        {clearFilters}
      </Button>
    </EmptyState>
  )
}

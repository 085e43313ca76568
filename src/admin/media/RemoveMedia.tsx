import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useDelete, useNotify } from 'react-admin'
import { ApiFault } from '../api/callApi.ts'
import { useBin } from '../bin/useBin.tsx'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { useMessages } from '../useMessages.ts'
import type { MediaRecord } from './mediaRecord.ts'
import { useMediaUses } from './MediaUses.tsx'

interface RemoveMediaProps {
  readonly media: MediaRecord
  readonly onRemoved: () => void
}

/** Deletes a file that nothing uses; says so of one that is used. */
export function RemoveMedia({ media, onRemoved }: RemoveMediaProps) {
  const t = useMessages().media
  const notify = useNotify()
  const { sayTrashed } = useBin()
  const { data: uses, refetch } = useMediaUses(media.id)
  const [isAsking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete<MediaRecord>()
  if (!uses) return null
  if (uses.uses.length + uses.others > 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t.remove.refused}
      </Typography>
    )

  const confirm = () =>
    void remove(
      'media',
      { id: media.id, previousData: media },
      {
        onSuccess: () => {
          sayTrashed(media)
          onRemoved()
        },
        onError: (error) => {
          setAsking(false)
          // Somebody used it while we were asking.
          void refetch()
          notify(error instanceof ApiFault ? error.refusal.message : t.faults.unknown, { type: 'error' })
        },
      },
    )
  return (
    <>
      <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        {t.remove.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.remove.title(media.content.fileName)}
        text={t.remove.text}
        confirm={t.remove.confirm}
        isBusy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

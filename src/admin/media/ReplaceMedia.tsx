import SwapHoriz from '@mui/icons-material/SwapHoriz'
import { Alert, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { mediaSort } from '../../content/kinds/media.ts'
import { useMessages } from '../useMessages.ts'
import type { MediaRecord } from './mediaRecord.ts'
import { useUploadFault } from './refuseFile.ts'
import { UploadButton } from './UploadButton.tsx'
import { replaceMedia } from './uploadMedia.ts'

interface ReplaceMediaProps {
  readonly media: MediaRecord
  readonly onReplaced: (media: MediaRecord) => void
}

/** Puts another file in the place of one, wherever it is used. */
export function ReplaceMedia({ media, onReplaced }: ReplaceMediaProps) {
  const { replace: t, handedIn } = useMessages().media
  const faultOf = useUploadFault()
  const notify = useNotify()
  const [percent, setPercent] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const replace = async ([file]: readonly File[]) => {
    if (!file) return
    setFault(null)
    setPercent(0)
    try {
      const replaced = await replaceMedia(media.id, file, { onProgress: (part) => setPercent(Math.round(part * 100)) })
      onReplaced(replaced)
      notify(replaced.inReview ? handedIn.sent : t.done, { type: 'success' })
    } catch (error) {
      setFault(faultOf(error))
    }
    setPercent(null)
  }
  return (
    <div>
      <UploadButton
        accept={mediaSort(media.content.type)}
        onFiles={(files) => void replace(files)}
        label={percent === null ? t.button : t.sending(percent)}
        variant="outlined"
        icon={<SwapHoriz />}
        isDisabled={percent !== null}
      />
      {percent !== null && <LinearProgress variant="determinate" value={percent} aria-label={t.button} sx={{ mt: 1 }} />}
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
        {t.help}
      </Typography>
      {fault && <Alert severity="error">{fault}</Alert>}
    </div>
  )
}

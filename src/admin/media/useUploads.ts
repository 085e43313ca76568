import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { restoreMedia } from './binnedMedia.ts'
import { createUploads, type Upload, type Uploads } from './createUploads.ts'
import type { MediaRecord } from './mediaRecord.ts'
import { uploadMedia } from './uploadMedia.ts'

/** Uploads that end with the screen they belong to. */
export function useUploads(onDone: (media: MediaRecord) => void): readonly [uploads: Uploads, list: readonly Upload[]] {
  const [uploads] = useState(() => createUploads({ upload: uploadMedia, restore: restoreMedia }))
  const told = useEffectEvent(onDone)
  useEffect(() => uploads.onDone(told), [uploads])
  useEffect(
    () => () => {
      for (const { key, state } of uploads.list()) if (state === 'waiting' || state === 'sending') uploads.cancel(key)
    },
    [uploads],
  )
  return [uploads, useUploadList(uploads)]
}

export function useUploadList(uploads: Uploads): readonly Upload[] {
  return useSyncExternalStore(uploads.onChange, uploads.list)
}

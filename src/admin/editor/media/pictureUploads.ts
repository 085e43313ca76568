import { useSyncExternalStore } from 'react'
import type { MediaRecord } from '../../media/mediaRecord.ts'
import { restoreMedia, uploadMedia } from '../../media/uploadMedia.ts'

export type PictureUpload =
  | { readonly state: 'sending'; readonly file: File; readonly part: number }
  | { readonly state: 'failed'; readonly file: File; readonly error: unknown }

/** The pictures that are on their way in from any surface, by the name their place in the text knows them by. */
const uploads = new Map<string, PictureUpload>()
const listeners = new Set<() => void>()

function set(id: string, upload: PictureUpload | null): void {
  if (upload) uploads.set(id, upload)
  else uploads.delete(id)
  for (const listener of listeners) listener()
}

/** Sends a picture; `taken` is called when the library has it. A picture that fails stays, to be tried again. */
export function sendPicture(id: string, file: File, taken: (media: MediaRecord) => void): void {
  const onProgress = (part: number) => set(id, { state: 'sending', file, part })
  onProgress(0)
  settle(id, file, uploadMedia(file, { accept: 'image', onProgress }), taken)
}

/** Takes out of the bin the medium that has the very bytes of a picture, instead of sending them again. */
export function restorePicture(id: string, file: File, binned: string, taken: (media: MediaRecord) => void): void {
  set(id, { state: 'sending', file, part: 1 })
  settle(id, file, restoreMedia(binned), taken)
}

function settle(id: string, file: File, coming: Promise<MediaRecord>, taken: (media: MediaRecord) => void): void {
  coming.then(
    (media) => {
      taken(media)
      set(id, null)
    },
    (error: unknown) => set(id, { state: 'failed', file, error }),
  )
}

/** How a picture is doing; undefined once nobody knows of it, as after a reload. */
export function usePictureUpload(id: string | null): PictureUpload | undefined {
  return useSyncExternalStore(subscribe, () => (id === null ? undefined : uploads.get(id)))
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

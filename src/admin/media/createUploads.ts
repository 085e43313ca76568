import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { MediaRecord, UploadedMedia } from './mediaRecord.ts'
import { binnedMediaIn, restoreMedia, uploadMedia, type UploadOptions } from './uploadMedia.ts'

export interface Upload {
  readonly key: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled'
  /** How much of it has gone out, from 0 to 1. */
  readonly part: number
  readonly error: unknown
  readonly media: UploadedMedia | null
}

export interface Uploads {
  readonly list: () => readonly Upload[]
  /** Says whenever the list changed; returns its undo. */
  readonly onChange: (changed: () => void) => () => void
  /** Says what the library has taken, each time; returns its undo. */
  readonly onDone: (done: (media: MediaRecord) => void) => () => void
  readonly add: (files: readonly File[], accept?: UploadOptions['accept']) => void
  readonly cancel: (key: number) => void
  readonly retry: (key: number) => void
  /** Takes out of the bin what has the very bytes of a file that was refused for it. */
  readonly restore: (key: number) => void
  /** Takes out of the list what is over. */
  readonly clear: () => void
}

/** More at once would only make each slower. */
const AT_ONCE = 2

interface Parts {
  readonly upload: typeof uploadMedia
  readonly restore: typeof restoreMedia
}

/** Sends many files, two at a time; each can be called off and tried again. */
export function createUploads({ upload, restore }: Parts): Uploads {
  let uploads: readonly Upload[] = []
  let lastKey = 0
  const stops = new Map<number, AbortController>()
  const accepted = new Map<number, UploadOptions['accept']>()
  const listeners = new Set<() => void>()
  const waiting = new Set<(media: MediaRecord) => void>()

  function set(key: number, change: Partial<Upload>): void {
    uploads = uploads.map((one) => (one.key === key ? { ...one, ...change } : one))
    for (const changed of listeners) changed()
  }

  function goOn(): void {
    const free = AT_ONCE - uploads.filter(({ state }) => state === 'sending').length
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
    for (const one of next) void send(one)
  }

  function send({ key, file }: Upload): Promise<void> {
    const accept = accepted.get(key)
    return settle(key, 0, (signal) => upload(file, { signal, onProgress: (part) => set(key, { part }), ...(accept && { accept }) }))
  }

  async function settle(key: number, part: number, work: (signal: AbortSignal) => Promise<UploadedMedia>): Promise<void> {
    const stop = new AbortController()
    stops.set(key, stop)
    set(key, { state: 'sending', part, error: null })
    try {
      const media = await work(stop.signal)
      set(key, { state: 'done', part: 1, media })
      for (const done of waiting) done(media)
    } catch (error) {
      set(key, stop.signal.aborted ? { state: 'cancelled' } : { state: 'failed', error })
    }
    stops.delete(key)
    goOn()
  }

  return {
    list: () => uploads,
    onChange(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    onDone(done) {
      waiting.add(done)
      return () => void waiting.delete(done)
    },
    add(files, accept) {
      const added = files.map((file): Upload => ({ key: ++lastKey, file, state: 'waiting', part: 0, error: null, media: null }))
      for (const { key } of added) accepted.set(key, accept)
      uploads = [...uploads, ...added]
      goOn()
      for (const changed of listeners) changed()
    },
    cancel(key) {
      const stop = stops.get(key)
      if (stop) stop.abort()
      else set(key, { state: 'cancelled' })
    },
    retry(key) {
      set(key, { state: 'waiting', part: 0, error: null })
      goOn()
    },
    restore(key) {
      const binned = binnedMediaIn(uploads.find((one) => one.key === key)?.error)
      // Nothing has to be sent any more.
      if (binned !== null) void settle(key, 1, (signal) => restore(binned, signal))
    },
    clear() {
      uploads = uploads.filter(({ state }) => state === 'waiting' || state === 'sending')
      for (const changed of listeners) changed()
    },
  }
}

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

import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isMoveFile, type FileRole, type ServedMove } from '../../content/moves/move.ts'
import { ApiFault } from '../api/callApi.ts'
import { useMessages } from '../useMessages.ts'
import type { MoveActions } from './useMoves.ts'
import { uploadMoveFile } from './uploadMoveFile.ts'

export interface MoveUpload {
  readonly name: string
  readonly role: FileRole
  /** How much of it has gone out, from 0 to 1. */
  readonly part: number
}

/** The files on their way, one after another; they end with the screen, and are gone on with where they were. */
export function useMoveUploads(move: ServedMove, { setFault, refresh }: MoveActions) {
  const t = useMessages().moves.files
  const translate = useTranslate()
  const [uploads, setUploads] = useState<readonly MoveUpload[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    const running = stops.current
    return () => running.forEach((stop) => stop.abort())
  }, [])

  const keyOf = (name: string, role: FileRole) => `${role}/${name}`
  const without = (name: string, role: FileRole) => (list: readonly MoveUpload[]) =>
    list.filter((one) => keyOf(one.name, one.role) !== keyOf(name, role))

  async function send(file: File, role: FileRole, { signal }: AbortController): Promise<void> {
    const onProgress = (part: number) =>
      setUploads((list) => list.map((one) => (one.name === file.name && one.role === role ? { ...one, part } : one)))
    try {
      await uploadMoveFile(move, file, role, { signal, onProgress })
    } catch (error) {
      if (isCalledOff(error)) return
      const message = error instanceof ApiFault ? error.refusal.message : 'ra.notification.http_error'
      setFault(`${file.name}: ${translate(message, { _: message })}`)
    } finally {
      setUploads(without(file.name, role))
      stops.current.delete(keyOf(file.name, role))
      await refresh()
    }
  }

  const add = (files: readonly File[], role: FileRole) => {
    const wrong = files.find(({ name }) => !isMoveFile(name, role, move.system))
    setFault(wrong ? t.wrong(wrong.name) : null)
    for (const file of files.filter(({ name }) => isMoveFile(name, role, move.system))) {
      const stop = new AbortController()
      stops.current.get(keyOf(file.name, role))?.abort()
      stops.current.set(keyOf(file.name, role), stop)
      setUploads((list) => [...without(file.name, role)(list), { name: file.name, role, part: 0 }])
      queue.current = queue.current.then(() => send(file, role, stop))
    }
  }
  const cancel = ({ name, role }: MoveUpload) => {
    stops.current.get(keyOf(name, role))?.abort()
    setUploads(without(name, role))
  }
  return { uploads, add, cancel }
}

const isCalledOff = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

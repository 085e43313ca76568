import { MOST_PART_BYTES, type FileRole, type ServedMove } from '../../content/moves/move.ts'
import { ApiFault } from '../api/callApi.ts'
import { sendPersistently, type Sending } from '../api/sendFile.ts'

/** Half of what the server takes: a part is sent again whole where the line breaks. */
const PART_BYTES = MOST_PART_BYTES / 2

export type SendPart = (address: string, part: Blob, sending: Sending) => Promise<ServedMove>

/** Sends a file for a move, a part at a time, from where an earlier attempt ended. Throws an `ApiFault` or an `AbortError`. */
export async function uploadMoveFile(
  move: ServedMove,
  file: File,
  role: FileRole,
  { onProgress, signal }: Sending,
  sendPart: SendPart = sendPersistently<ServedMove>,
): Promise<ServedMove> {
  const known = move.files.find((one) => one.name === file.name && one.role === role && !one.isWhole && one.bytes < file.size)
  let at = known?.bytes ?? 0
  for (;;) {
    const part = file.slice(at, at + PART_BYTES)
    const query = new URLSearchParams({ name: file.name, role, at: String(at), size: String(file.size) })
    const from = at
    const sending = { ...(signal && { signal }), onProgress: (sent: number) => onProgress?.((from + sent * part.size) / file.size) }
    try {
      const changed = await sendPart(`/api/admin/moves/${move.id}/files?${query.toString()}`, part, sending)
      at += part.size
      if (at >= file.size) return changed
    } catch (error) {
      // What is there is of another file of this name, or gone: from the beginning.
      if (at === 0 || !isOutOfStep(error)) throw error
      at = 0
    }
  }
}

const isOutOfStep = (error: unknown): boolean => error instanceof ApiFault && error.refusal.details?.['because'] === 'out-of-step'

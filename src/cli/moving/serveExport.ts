import type { MessagePort } from 'node:worker_threads'
import type { MovedHead } from '../../moving/links.ts'
import type { FormerFile, TakenFile, TakeFile } from '../../moving/takeFile.ts'
import { UnreadableExport, type ExportFault, type MovedRecord } from '../../moving/record.ts'
import { openExport, type ExportRequest, type FoundExport, type OpenExport } from './openExport.ts'

/** What the writer says to the reader. */
export type ToReader =
  | { readonly is: 'open'; readonly request: ExportRequest }
  /** The oldest batch was taken in. */
  | { readonly is: 'taken-in' }
  | { readonly is: 'file'; readonly taken: TakenFile }
  | { readonly is: 'close' }

/** What the reader says to the writer. */
export type FromReader =
  | { readonly is: 'found'; readonly found: FoundExport }
  /** Texts that are to come; none, once all were told. */
  | { readonly is: 'heads'; readonly heads: readonly MovedHead[] }
  | { readonly is: 'records'; readonly records: readonly MovedRecord[] }
  | { readonly is: 'take'; readonly file: FormerFile }
  | { readonly is: 'unreadable'; readonly fault: ExportFault; readonly place: string; readonly detail: string }
  /** An error is copied without its code, by which a full disk is known. */
  | { readonly is: 'failed'; readonly error: Error; readonly code: unknown }
  | { readonly is: 'end' }

/** Records are sent so many together, by the length of their texts: each message has its price. */
const BATCH = 250_000
/** So much is read ahead of the writer, which is away for as long as it writes some hundreds of texts. */
const MOST_AHEAD = 4_000_000
/** What a record counts besides its text. */
const RECORD = 1_000

const CLOSED = new Error('Nobody wants more of this export')

/**
 * Reads an export and sends its records, as far ahead as the writer lets it. What it asks of the writer is answered in the order of what it sent: a file is taken
 * once all records before it were, so that a move which is paused there keeps none for a record that did not come.
 */
export function serveExport(port: MessagePort): void {
  const ahead: number[] = []
  const files: TakenFile[] = []
  let batch: MovedRecord[] = []
  let weight = 0
  let isClosed = false
  let serving: Promise<void> = Promise.resolve()
  let wake = (): void => undefined
  const say = (message: FromReader): void => port.postMessage(message)

  port.on('message', (message: ToReader) => {
    if (message.is === 'open') serving = serve(message.request)
    else if (message.is === 'taken-in') ahead.shift()
    else if (message.is === 'file') files.push(message.taken)
    else {
      isClosed = true
      void serving.finally(() => port.close())
    }
    wake()
  })

  async function serve(request: ExportRequest): Promise<void> {
    try {
      const magazine = await openExport(request, takeFile)
      try {
        say({ is: 'found', found: magazine.found })
        await sendHeads(magazine)
        await sendRecords(magazine)
      } finally {
        magazine.close()
      }
    } catch (error) {
      if (error !== CLOSED) say(faultOf(error))
    }
  }

  async function sendHeads(magazine: OpenExport): Promise<void> {
    for await (const heads of magazine.heads()) {
      say({ is: 'heads', heads })
      ahead.push(heads.length * RECORD)
      await untilTakenIn()
    }
    say({ is: 'heads', heads: [] })
  }

  async function sendRecords(magazine: OpenExport): Promise<void> {
    for await (const record of magazine.records()) {
      batch.push(record)
      weight += RECORD + (record.is === 'document' ? (record.document.source?.length ?? 0) : 0)
      if (weight >= BATCH) send()
      await untilTakenIn()
    }
    send()
    say({ is: 'end' })
  }

  const takeFile: TakeFile = async (file) => {
    send()
    say({ is: 'take', file })
    return until(() => files.shift() ?? null)
  }

  function send(): void {
    if (batch.length === 0) return
    say({ is: 'records', records: batch })
    ahead.push(weight)
    batch = []
    weight = 0
  }

  const untilTakenIn = () => until(() => ahead.reduce((sum, one) => sum + one, 0) < MOST_AHEAD || null)

  /** What is found, as soon as the writer has said what makes it so. */
  async function until<Found>(find: () => Found | null): Promise<Found> {
    for (;;) {
      if (isClosed) throw CLOSED
      const found = find()
      if (found !== null) return found
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }
}

function faultOf(error: unknown): FromReader {
  if (error instanceof UnreadableExport) return { is: 'unreadable', fault: error.fault, place: error.place, detail: error.detail }
  const given = error instanceof Error ? error : new Error(String(error))
  return { is: 'failed', error: given, code: 'code' in given ? given.code : undefined }
}

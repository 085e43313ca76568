import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads'
import type { MovedHead } from '../../moving/links.ts'
import { UnreadableExport, type MovedRecord } from '../../moving/record.ts'
import type { TakeFile } from '../../moving/takeFile.ts'
import { isBuilt, PROGRAM } from '../programCode.ts'
import type { ExportRequest, FoundExport } from './openExport.ts'
import { serveExport, type FromReader, type ToReader } from './serveExport.ts'

/** What reads an export while we write what it has read. */
export interface Reader {
  /** Reads an export through. The texts that are to come are told first, then the records come; both once, and files are taken as they come. */
  open(request: ExportRequest, takeFile: TakeFile): Promise<ReadExport>
  close(): Promise<void>
}

export interface ReadExport extends FoundExport {
  heads(): AsyncGenerator<readonly MovedHead[]>
  records(): AsyncGenerator<MovedRecord>
}

/** The build of `readerThread.ts`. */
const THREAD = new URL('readerThread.js', PROGRAM)

/** A thread of its own, so that reading and writing have a processor each. Run from sources, which no thread can load, it is served in this one. */
function startThread(port: MessagePort): Worker | null {
  if (isBuilt()) return new Worker(THREAD, { workerData: port, transferList: [port] })
  serveExport(port)
  return null
}

/** Starts what reads; whoever starts it closes it. */
export function startReader(start = startThread): Reader {
  const { port1: port, port2: theirs } = new MessageChannel()
  const inbox: FromReader[] = []
  let death: Error | null = null
  let wake = (): void => undefined
  const closed = once(port, 'close')
  const say = (message: ToReader): void => port.postMessage(message)

  port.on('message', (message: FromReader) => {
    inbox.push(message)
    wake()
  })
  const thread = start(theirs)
  let cause: unknown
  thread?.on('error', (error) => (cause = error))
  thread?.on('exit', () => {
    death = new Error('The thread that reads the export has ended', { cause })
    port.close()
    wake()
  })

  async function receive(): Promise<FromReader> {
    for (;;) {
      const message = inbox.shift()
      if (message?.is === 'unreadable') throw new UnreadableExport(message.fault, message.place, message.detail)
      if (message?.is === 'failed') throw Object.assign(message.error, message.code === undefined ? {} : { code: message.code })
      if (message) return message
      if (death) throw death
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }

  async function* heads(): AsyncGenerator<readonly MovedHead[]> {
    for (let message = await receive(); message.is === 'heads' && message.heads.length > 0; message = await receive()) {
      yield message.heads
      say({ is: 'taken-in' })
    }
  }

  async function* recordsWith(takeFile: TakeFile): AsyncGenerator<MovedRecord> {
    for (let message = await receive(); message.is !== 'end'; message = await receive()) {
      if (message.is === 'take') say({ is: 'file', taken: await takeFile(message.file) })
      else if (message.is === 'records') {
        yield* message.records
        say({ is: 'taken-in' })
        // A port hands over up to a thousand messages that come meanwhile before anything else has its turn: timers and signals would wait for the whole export.
        await setImmediate()
      }
    }
  }

  return {
    async open(request, takeFile) {
      say({ is: 'open', request })
      const message = await receive()
      if (message.is !== 'found') throw new Error(`The reader said «${message.is}» before it had found anything`)
      return { ...message.found, heads, records: () => recordsWith(takeFile) }
    },
    async close() {
      say({ is: 'close' })
      await closed
    },
  }
}

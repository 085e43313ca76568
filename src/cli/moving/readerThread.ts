import { workerData, type MessagePort } from 'node:worker_threads'
import { serveExport } from './serveExport.ts'

// Where the thread begins that `startReader.ts` starts: it reads an export and knows nothing of the store.
serveExport(workerData as MessagePort) // the end of its channel

import { parentPort } from 'node:worker_threads'
import { drawWords } from '../../server/socialCards/drawWords.tsx'
import type { Drawn, ToDraw } from './drawInThread.ts'

// Where the thread begins that `drawInThread.ts` starts: it draws the words of social cards and knows nothing else.
parentPort?.on('message', ({ number, card }: ToDraw) => {
  const tell = (drawn: Drawn) => parentPort?.postMessage(drawn)
  drawWords(card).then(
    (svg) => tell({ number, svg }),
    (error: unknown) => tell({ number, error }),
  )
})

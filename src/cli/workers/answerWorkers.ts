import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { PICTURES_AT_ONCE } from '../../server/admin/uploads.ts'
import { HASHES_AT_ONCE } from '../../server/auth/passwordHashing.ts'
import type { ProcessFigures } from '../../server/routes/metrics.ts'
import { hasType, type FromPrimary, type FromWorker, type Queue } from './messages.ts'
import { createPlaces, type Places } from './places.ts'

/** Who has not told its figures by then is starting, or stuck: the others are shown without it. */
const FIGURES_MS = 1_000

/** Answers what workers ask of the primary: the figures of all of them, and their turn at what is scarce on a machine. */
export function answerWorkers(): void {
  const places: Record<Queue, Places<Worker>> = { hashing: createPlaces(HASHES_AT_ONCE), pictures: createPlaces(PICTURES_AT_ONCE) }
  const gatherings = new Map<number, (from: Worker, figures: ProcessFigures) => void>()
  let lastGathering = 0

  function gather(): Promise<ProcessFigures[]> {
    const id = ++lastGathering
    const asked = new Set(Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected()))
    const told: ProcessFigures[] = []
    return new Promise<ProcessFigures[]>((resolve) => {
      const end = () => {
        clearTimeout(deadline)
        gatherings.delete(id)
        resolve(told)
      }
      const deadline = setTimeout(end, FIGURES_MS)
      gatherings.set(id, (from, figures) => {
        told.push(figures)
        asked.delete(from)
        if (asked.size === 0) end()
      })
      for (const worker of asked) if (worker) tell(worker, { type: 'figures-wanted', id })
    })
  }

  cluster.on('message', (worker, message: unknown) => {
    if (!hasType(message)) return
    const asked = message as FromWorker // nobody else sends what has a type of these
    switch (asked.type) {
      case 'metrics-wanted':
        void gather()
          .then((figures) => AggregatorRegistry.aggregate(figures).metrics())
          .then((text) => tell(worker, { type: 'metrics', id: asked.id, text }))
        return
      case 'figures':
        gatherings.get(asked.id)?.(worker, asked.figures)
        return
      case 'place-wanted':
        places[asked.queue].want(worker, asked.id, () => tell(worker, { type: 'place', id: asked.id }))
        return
      case 'place-left':
        places[asked.queue].leave(worker, asked.id)
    }
  })
  cluster.on('exit', (worker) => Object.values(places).forEach((queue) => queue.forget(worker)))
}

/** One that is ending hears nothing, and needs nothing. */
function tell(worker: Worker, message: FromPrimary): void {
  if (worker.isConnected()) worker.send(message, () => undefined)
}

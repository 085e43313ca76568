import type { Limiter } from '../../server/http/limiter.ts'
import type { GatherFigures } from '../../server/routes/metrics.ts'
import { hasType, type FromPrimary, type FromWorker, type Queue } from './messages.ts'

/** What a worker asks of its primary. */
export interface PrimaryLine {
  readonly gatherFigures: GatherFigures
  /** Lets so many work at once on the whole machine. */
  limiter(queue: Queue): Limiter
}

export function openPrimaryLine(): PrimaryLine {
  const waiting = new Map<number, (answer: FromPrimary) => void>()
  let lastId = 0
  let ownFigures: Parameters<GatherFigures>[0] = async () => []
  const send = (message: FromWorker) => void process.send?.(message, undefined, undefined, () => undefined)

  function ask(question: (id: number) => FromWorker): Promise<FromPrimary> {
    const id = ++lastId
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      send(question(id))
    })
  }

  process.on('message', (message) => {
    if (!hasType(message)) return
    const told = message as FromPrimary // nobody else sends what has a type of these
    if (told.type === 'figures-wanted') void ownFigures().then((figures) => send({ type: 'figures', id: told.id, figures }))
    else {
      waiting.get(told.id)?.(told)
      waiting.delete(told.id)
    }
  })

  return {
    gatherFigures(own) {
      ownFigures = own
      return async () => {
        const answer = await ask((id) => ({ type: 'metrics-wanted', id }))
        return answer.type === 'metrics' ? answer.text : ''
      }
    },
    limiter: (queue) => async (work) => {
      let place = 0
      await ask((id) => ({ type: 'place-wanted', queue, id: (place = id) }))
      try {
        return await work()
      } finally {
        send({ type: 'place-left', queue, id: place })
      }
    },
  }
}

import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../content/time.ts'

/** A process that serves. */
export interface WorkerProcess {
  readonly pid: number | undefined
  /** Resolves with the port once it serves. */
  readonly listening: Promise<number | null>
  /** Resolves when it has ended, with what ended it. */
  readonly ended: Promise<string>
  kill(signal: 'SIGTERM' | 'SIGKILL'): void
}

interface SupervisionParts {
  readonly count: number
  readonly fork: () => WorkerProcess
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Calls back after so many milliseconds, unless what it gives back is called first. */
  readonly after: (ms: number, work: () => void) => () => void
}

export interface Supervision {
  /** The port they serve at; null if the first could not, which has said why. */
  readonly started: Promise<number | null>
  /** Lets all of them finish what they are at. */
  stop(): Promise<void>
  /** Ends all of them now. */
  kill(): void
}

/** One that has served this long did not end because it was started. */
const LONG_LIFE_MS = 60_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** How long to wait before a worker is started again that has ended so many times in a row soon after its start. */
export const pauseAfter = (shortLives: number): number =>
  shortLives === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (shortLives - 1))

/**
 * Keeps so many workers alive. The first is started alone: what keeps it from serving keeps all, and is said once. From then on one that ends is
 * started again, at once if it had served for a while, else after a pause that doubles.
 */
export function superviseWorkers({ count, fork, clock, log, after }: SupervisionParts): Supervision {
  const alive = new Set<WorkerProcess>()
  const cancels = new Set<() => void>()
  let isStopping = false

  function keepOne(shortLives: number): Promise<number | null> {
    const worker = fork()
    const bornAt = clock().getTime()
    alive.add(worker)
    void worker.listening.then(() => log.info({ worker: worker.pid }, 'a worker serves'))
    return Promise.race([worker.listening, worker.ended.then((how) => (replace(worker, how, bornAt, shortLives), null))])
  }

  function replace(worker: WorkerProcess, how: string, bornAt: number, shortLives: number): void {
    alive.delete(worker)
    if (isStopping) return
    const lives = clock().getTime() - bornAt >= LONG_LIFE_MS ? 0 : shortLives + 1
    const pauseMs = pauseAfter(lives)
    log.error({ worker: worker.pid, how, pauseMs }, 'a worker ended, and is started again')
    const cancel = after(pauseMs, () => {
      cancels.delete(cancel)
      void keepOne(lives)
    })
    cancels.add(cancel)
  }

  async function start(): Promise<number | null> {
    const first = fork()
    const bornAt = clock().getTime()
    alive.add(first)
    const port = await Promise.race([first.listening.then((bound) => ({ bound })), first.ended.then(() => null)])
    if (port === null) {
      alive.delete(first)
      return null
    }
    log.info({ worker: first.pid }, 'a worker serves')
    void first.ended.then((how) => replace(first, how, bornAt, 0))
    // One of the others that ends early is started again like any: those that serve, serve.
    await Promise.all(Array.from({ length: isStopping ? 0 : count - 1 }, () => keepOne(0)))
    return port.bound
  }

  return {
    started: start(),
    async stop() {
      isStopping = true
      cancels.forEach((cancel) => cancel())
      const ending = [...alive].map((worker) => (worker.kill('SIGTERM'), worker.ended))
      await Promise.all(ending)
    },
    kill() {
      isStopping = true
      alive.forEach((worker) => worker.kill('SIGKILL'))
    },
  }
}

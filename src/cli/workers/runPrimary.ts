import { announce } from '../serving/announce.ts'
import type { CommandContext } from '../context.ts'
import { openStore } from '../openStore.ts'
import { startPeriodicWork } from '../serving/periodicWork.ts'
import { prepareMagazine } from '../serving/prepareMagazine.ts'
import { createLogger, openProgramLog } from '../serving/programLog.ts'
import { answerWorkers } from './answerWorkers.ts'
import { forkWorker } from './forkWorker.ts'
import { superviseWorkers } from './superviseWorkers.ts'

/**
 * Prepares the magazine, does its periodic work, and keeps so many processes alive that serve it. It serves nobody itself, so that nothing a
 * request does can end it.
 */
export async function runPrimary(context: CommandContext): Promise<void> {
  const { environment, clock, messages: t, say } = context
  const log = openProgramLog(context)
  const store = await openStore(context, log.onStoreFault)
  try {
    const administrator = await prepareMagazine({ ...context, ...store })
    const logger = createLogger(environment, log.destination)
    log.use(logger)
    const periodic = await startPeriodicWork({ ...context, ...store, log: logger, hasBuild: true })
    answerWorkers()
    const workers = superviseWorkers({
      count: environment.workers,
      fork: forkWorker,
      clock,
      log: logger,
      after(ms, work) {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
    })
    const end = async (code: number) => {
      await workers.stop()
      await periodic.stop()
      await store.database.close()
      await log.destination.flush()
      process.exit(code)
    }
    const stopping = new AbortController()
    const stop = () => {
      if (stopping.signal.aborted) {
        workers.kill()
        process.exit(1)
      }
      stopping.abort()
      say(t.stopping)
      void end(0).catch(() => process.exit(1))
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    const port = await workers.started
    if (stopping.signal.aborted) return
    if (port === null) await end(1)
    else await announce(context, administrator, port)
  } catch (error) {
    await store.database.close().catch(() => undefined)
    throw error
  }
}

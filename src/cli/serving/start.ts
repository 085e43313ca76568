import type { FastifyInstance } from 'fastify'
import { announce } from './announce.ts'
import { buildMagazine, type Development } from './buildMagazine.ts'
import type { CommandContext } from '../context.ts'
import { listen } from './listen.ts'
import { openStore } from '../openStore.ts'
import { startPeriodicWork } from './periodicWork.ts'
import { prepareMagazine } from './prepareMagazine.ts'
import { openProgramLog } from './programLog.ts'

export interface Running {
  readonly app: FastifyInstance
  /** Finishes the requests in flight, then closes the store. */
  stop(): Promise<void>
}

interface StartOptions extends CommandContext {
  readonly development?: Development
  /** Hears of it before anybody can ask it for a page: whoever stops it then, stops it whole. */
  readonly onServing?: (running: Running) => void
}

/** Opens the store, prepares an empty magazine, serves it and does its periodic work, all in this process. */
export async function start({ development, onServing, ...context }: StartOptions): Promise<Running> {
  const { environment, messages: t } = context
  const log = openProgramLog(context)
  const store = await openStore(context, log.onStoreFault)
  const { database } = store
  try {
    const administrator = await prepareMagazine({ ...context, ...store })
    const app = await buildMagazine({ ...context, ...store, log, development })
    const periodic = await startPeriodicWork({ ...context, ...store, log: app.log, hasBuild: !development })
    app.addHook('onClose', async () => {
      await periodic.stop()
      return database.close()
    })
    const listening = listen(app, environment, t)
    const running: Running = {
      app,
      async stop() {
        await (await listening).stop()
        await log.destination.flush()
      },
    }
    onServing?.(running)
    await announce(context, administrator, (await listening).port)
    return running
  } catch (error) {
    await database.close().catch(() => undefined)
    throw error
  }
}

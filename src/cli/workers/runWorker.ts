import cluster from 'node:cluster'
import { createScryptHashing } from '../../server/auth/passwordHashing.ts'
import { buildMagazine } from '../serving/buildMagazine.ts'
import type { CommandContext } from '../context.ts'
import { listen } from '../serving/listen.ts'
import { openStore } from '../openStore.ts'
import { openProgramLog } from '../serving/programLog.ts'
import { openPrimaryLine } from './primaryLine.ts'

/** Serves a magazine that the primary has prepared, until the primary says otherwise or is gone. */
export async function runWorker(context: CommandContext): Promise<void> {
  const log = openProgramLog(context)
  let stop: (() => Promise<void>) | null = null
  let isStopping = false
  const end = () => {
    // A terminal tells the whole group of processes, and so does systemd: what the primary says as well is not said twice.
    if (isStopping) return
    isStopping = true
    void (stop?.() ?? Promise.resolve()).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', () => undefined)
  try {
    const store = await openStore(context, log.onStoreFault, { isPrepared: true })
    const primary = openPrimaryLine()
    const app = await buildMagazine({
      ...context,
      ...store,
      log,
      passwords: createScryptHashing(primary.limiter('hashing')),
      shared: { gatherFigures: primary.gatherFigures, pictureTurns: primary.limiter('pictures') },
    })
    app.addHook('onClose', () => store.database.close())
    const listening = await listen(app, context.environment, context.messages)
    stop = async () => {
      await listening.stop()
      await log.destination.flush()
    }
  } catch (error) {
    // The channel to the primary would keep a process alive that has nothing left to do.
    cluster.worker?.disconnect()
    throw error
  }
}

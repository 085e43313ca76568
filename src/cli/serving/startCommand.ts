import cluster from 'node:cluster'
import type { CommandContext } from '../context.ts'
import { start, type Running } from './start.ts'
import { stopOnSignal } from './stopOnSignal.ts'
import { runPrimary } from '../workers/runPrimary.ts'
import { runWorker } from '../workers/runWorker.ts'

/** `start`: serves until a signal ends it, in this process or in several that this one keeps alive. */
export async function startCommand(context: CommandContext): Promise<void> {
  const onServing = (running: Running) => stopOnSignal(running, () => context.say(context.messages.stopping))
  if (context.environment.workers === 1) await start({ ...context, onServing })
  else await (cluster.isWorker ? runWorker(context) : runPrimary(context))
}

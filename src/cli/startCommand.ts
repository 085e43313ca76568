import type { CommandContext } from './context.ts'
import { start } from './start.ts'
import { stopOnSignal } from './stopOnSignal.ts'

/** `start`: serves until a signal ends it. */
export async function startCommand(context: CommandContext): Promise<void> {
  stopOnSignal(await start(context), () => context.say(context.messages.stopping))
}

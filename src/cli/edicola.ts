import { messagesIn } from '../messages/messages.ts'
import { createContext } from './context.ts'
import { readLocale } from './environment.ts'
import { importCommand } from './importCommand.ts'
import { migrateCommand } from './migrateCommand.ts'
import { previewCommand } from './previewCommand.ts'
import { seedCommand } from './seedCommand.ts'
import { start } from './start.ts'
import { StartFault } from './startFault.ts'
import { stopOnSignal } from './stopOnSignal.ts'

/** The program: reads its command and its environment, does the work, and says in one sentence what went wrong. */
export async function edicola([command = '', ...rest]: readonly string[], variables: NodeJS.ProcessEnv): Promise<void> {
  const messages = messagesIn(readLocale(variables)).cli
  try {
    const context = createContext(variables)
    switch (command) {
      case 'start':
        stopOnSignal(await start(context), () => context.say(messages.stopping))
        return
      case 'migrate':
        await migrateCommand(context)
        return
      case 'seed':
        await seedCommand(context, rest)
        return
      case 'import':
        await importCommand(context, rest)
        return
      case 'preview':
        await previewCommand(context, rest)
        return
      default:
        throw new StartFault([command && messages.unknownCommand(command), messages.usage].filter(Boolean).join('\n\n'))
    }
  } catch (error) {
    process.exitCode = 1
    if (error instanceof StartFault) console.error(error.message)
    else console.error(messages.unexpected, error)
  }
}

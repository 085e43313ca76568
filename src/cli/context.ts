import type { Messages } from '../messages/messages.ts'
import type { Environment } from './environment.ts'

/** What every command is given. */
export interface CommandContext {
  readonly environment: Environment
  readonly messages: Messages['cli']
  readonly say: (line: string) => void
}

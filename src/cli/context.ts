import { randomUUID } from 'node:crypto'
import type { Clock } from '../content/time.ts'
import type { Locale } from '../messages/locale.ts'
import type { Messages } from '../messages/messages.ts'
import { scryptHashing, type PasswordHashing } from '../server/auth/passwordHashing.ts'
import { cliMessages } from './cliMessages.ts'
import { readEnvironment, readLocale, type Environment } from './environment.ts'
import { createFetchFile, type FetchFile } from './moving/fetchFile.ts'

/** What every command is given. */
export interface CommandContext {
  readonly environment: Environment
  readonly locale: Locale
  readonly messages: Messages['cli']
  readonly say: (line: string) => void
  readonly clock: Clock
  readonly newId: () => string
  readonly passwords: PasswordHashing
  /** Asks the public network for a file. */
  readonly fetchFile: FetchFile
}

export function createContext(variables: NodeJS.ProcessEnv): CommandContext {
  const locale = readLocale(variables)
  return {
    environment: readEnvironment(variables, locale),
    locale,
    messages: cliMessages(variables),
    say: (line) => console.log(line),
    clock: () => new Date(),
    newId: randomUUID,
    passwords: scryptHashing,
    fetchFile: createFetchFile(),
  }
}

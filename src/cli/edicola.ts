import type { CommandName } from '../messages/cli/help.ts'
import type { Messages } from '../messages/messages.ts'
import { S3Unavailable } from '../store/s3/s3Fault.ts'
import { cliMessages } from './cliMessages.ts'
import { readArguments } from './command.ts'
import { commands } from './commands.ts'
import { commandHelp, generalHelp, usageLine } from './helpText.ts'
import { nearest } from './nearest.ts'
import { StartFault } from './startFault.ts'
import { programCommit, programVersion } from './version.ts'

/** The program: reads its command and its environment, does the work, and says in one sentence what went wrong. */
export async function edicola(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<void> {
  // On a full disk, or to a reader who has gone, nothing can be printed: that ends no program, least of all one that serves.
  for (const stream of [process.stdout, process.stderr]) if (stream.listenerCount('error') === 0) stream.on('error', () => undefined)
  const messages = cliMessages(variables)
  try {
    await run(args, variables, messages.help)
  } catch (error) {
    process.exitCode = 1
    if (error instanceof StartFault) console.error(error.message)
    else if (error instanceof S3Unavailable) console.error(messages.s3.trouble[error.s3Trouble](error.where))
    else console.error(messages.unexpected, error)
  }
}

async function run(args: readonly string[], variables: NodeJS.ProcessEnv, t: Messages['cli']['help']): Promise<void> {
  if (args[0] === '--version') {
    console.log(t.version(programVersion(), programCommit(), process.versions.node))
    return
  }
  const isHelp = args.some((arg) => arg === '--help' || arg === '-h')
  if (isHelp && args[0]?.startsWith('-')) {
    console.log(generalHelp(t))
    return
  }
  // What whoever knows git or npm tries first.
  if (args[0] === 'help') return run([...args.slice(1), '--help'], variables, t)
  const family = familyOf(args)
  if (isHelp && family.length > 0) {
    console.log(generalHelp(t, family))
    return
  }
  const { name, rest } = findCommand(args, t)
  if (isHelp) {
    console.log(commandHelp(t, name))
    return
  }
  const command = commands[name]
  const given = readArguments(rest, command, t, usageLine(t, name))
  await command.run(variables, given)
}

/** A command is one word, or two. */
function findCommand(args: readonly string[], t: Messages['cli']['help']): { name: CommandName; rest: readonly string[] } {
  const [first = ''] = args
  const pair = pairOf(args)
  if (isCommand(pair)) return { name: pair, rest: args.slice(2) }
  if (isCommand(first)) return { name: first, rest: args.slice(1) }
  const family = familyOf(args)
  const isUnfinished = family.length > 0 && (args[1] ?? '-').startsWith('-')
  const typed = family.length > 0 ? pair : first
  const meant = isUnfinished ? null : (nearest(typed, family.length > 0 ? family : names) ?? nearest(pair, names))
  // What was wrong comes last: in a terminal the help before it scrolls away.
  const wrong =
    first && [isUnfinished ? t.unfinishedCommand(first) : t.unknownCommand(typed), meant && t.nearest(meant)].filter(Boolean).join(' ')
  throw new StartFault([generalHelp(t, family), wrong].filter(Boolean).join('\n\n'))
}

const names = Object.keys(commands) as CommandName[]

/** The commands of two words that begin with the first of these, where that is not one by itself. */
const familyOf = (args: readonly string[]): CommandName[] => {
  const [first = ''] = args
  return isCommand(first) || isCommand(pairOf(args)) ? [] : names.filter((name) => name.startsWith(`${first} `))
}

const pairOf = (args: readonly string[]): string => args.slice(0, 2).join(' ')

const isCommand = (name: string): name is CommandName => name in commands

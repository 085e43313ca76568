import { parseArgs } from 'node:util'
import type { Messages } from '../messages/messages.ts'
import { createContext, type CommandContext } from './context.ts'
import { nearest } from './nearest.ts'
import { StartFault } from './startFault.ts'

/** The options of a command by name: those that are there or not, and those that have a value. */
type OptionTypes = Readonly<Record<string, 'boolean' | 'string'>>

export interface Arguments<Options extends OptionTypes = OptionTypes> {
  readonly options: { readonly [Name in keyof Options]: Options[Name] extends 'boolean' ? boolean : string | undefined }
  /** What stands without an option, in its order. */
  readonly words: readonly string[]
}

/** What can be asked of the program. How it is described is in `messages/cli/help.ts`. */
export interface Command {
  readonly options: OptionTypes
  /** How many words it takes, at least and at most. */
  readonly words: readonly [least: number, most: number]
  run(variables: NodeJS.ProcessEnv, given: Arguments): Promise<void>
}

interface CommandSpec<Options extends OptionTypes, Given> {
  readonly options?: Options
  readonly words?: readonly [least: number, most: number]
  readonly load: () => Promise<(given: Given, args: Arguments<Options>) => Promise<void>>
}

/** A command that starts from an environment that makes sense. */
export function defineCommand<const Options extends OptionTypes>(spec: CommandSpec<Options, CommandContext>): Command {
  return defineBareCommand({
    ...spec,
    load: async () => {
      const run = await spec.load()
      return (variables, args) => run(createContext(variables), args)
    },
  })
}

/** A command that reads the environment itself, whatever it is like. */
export function defineBareCommand<const Options extends OptionTypes>(spec: CommandSpec<Options, NodeJS.ProcessEnv>): Command {
  return {
    options: spec.options ?? {},
    words: spec.words ?? [0, 0],
    run: async (variables, args) => (await spec.load())(variables, args as Arguments<Options>), // `readArguments` read them by these options
  }
}

/** Reads what was typed after a command's name. An option it does not have, or a word too many, is refused with what was probably meant. */
export function readArguments(
  args: readonly string[],
  { options, words: [least, most] }: Pick<Command, 'options' | 'words'>,
  t: Messages['cli']['help'],
  usage: string,
): Arguments {
  const refuse = (...sentences: readonly (string | null)[]): never => {
    throw new StartFault(`${usage}\n\n${sentences.filter(Boolean).join(' ')}`)
  }
  const known = Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }]))
  // Not strict: its sentences are English, and do not say what was meant.
  const { tokens, positionals } = parseArgs({ args: [...args], options: known, strict: false, tokens: true, allowPositionals: true })
  const values: Record<string, string | boolean | undefined> = {}
  for (const [name, type] of Object.entries(options)) values[name] = type === 'boolean' ? false : undefined
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const type = options[token.name]
    if (!type) {
      const meant = nearest(
        `--${token.name}`,
        Object.keys(options).map((name) => `--${name}`),
      )
      return refuse(t.unknownOption(token.rawName), meant && t.nearest(meant))
    }
    if (type === 'string' && token.value === undefined) return refuse(t.needsValue(token.rawName))
    if (type === 'boolean' && token.value !== undefined) return refuse(t.takesNoValue(token.rawName))
    values[token.name] = token.value ?? true
  }
  if (positionals.length < least || positionals.length > most) return refuse(t.wrongArguments)
  return { options: values as Arguments['options'], words: positionals } // each is of the type that its option names
}

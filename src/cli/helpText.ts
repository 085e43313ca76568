import type { CommandHelp, CommandName } from '../messages/cli/help.ts'
import type { Messages } from '../messages/messages.ts'

type HelpMessages = Messages['cli']['help']

/** What `--help` prints: every command with a line each, or of a family (`user …`) those alone. */
export function generalHelp(t: HelpMessages, family: readonly CommandName[] = []): string {
  const shown = family.length > 0 ? family.map((name): CommandHelp => t.of[name]) : Object.values<CommandHelp>(t.of)
  const commands = shown.map(({ usage, summary }): [string, string] => [usage, summary])
  return [t.title, '', t.usage, '', t.commands, ...table(commands), '', t.options, ...table(Object.entries(t.general)), '', t.more].join(
    '\n',
  )
}

/** What `COMMAND --help` prints. */
export function commandHelp(t: HelpMessages, name: CommandName): string {
  const { summary, details, options, examples }: CommandHelp = t.of[name]
  return [
    usageLine(t, name),
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    ...(details ? ['', details] : []),
    ...(options ? ['', t.options, ...table(Object.entries(options))] : []),
    '',
    t.examples,
    ...examples.map((example) => `  ${example}`),
  ].join('\n')
}

/** How a command is written, for whoever wrote it in another way. */
export const usageLine = (t: HelpMessages, name: CommandName): string => t.usage.replace(/(edicola (?:-- )?).*/, `$1${t.of[name].usage}`)

/** Two columns; what is too wide for the first has a line of its own. */
function table(rows: readonly (readonly [string, string])[]): string[] {
  const WIDTH = 34
  return rows.map(([left, right]) =>
    left.length > WIDTH - 2 ? `  ${left}\n  ${' '.repeat(WIDTH)}${right}` : `  ${left.padEnd(WIDTH)}${right}`,
  )
}

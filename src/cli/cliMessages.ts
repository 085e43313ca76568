import { messagesIn, type Messages } from '../messages/messages.ts'
import { readLocale } from './environment.ts'

/**
 * What the terminal says, in its language, with the program called as its user calls it: a clone runs it through npm, a release by the name that it gives
 * in `EDICOLA_COMMAND`.
 */
export function cliMessages(variables: NodeJS.ProcessEnv): Messages['cli'] {
  const messages = messagesIn(readLocale(variables)).cli
  const { EDICOLA_COMMAND: command } = variables
  return command
    ? rewritten(messages, (text) => text.replaceAll('npm run edicola --', command).replaceAll('npm start', `${command} start`))
    : messages
}

/** The same tree of sentences, and of functions that make them, with each sentence rewritten. */
function rewritten<Tree>(tree: Tree, rewrite: (text: string) => string): Tree
function rewritten(tree: unknown, rewrite: (text: string) => string): unknown {
  if (typeof tree === 'string') return rewrite(tree)
  if (typeof tree === 'function') return (...args: unknown[]) => rewritten<unknown>(Reflect.apply(tree, undefined, args), rewrite)
  if (Array.isArray(tree)) return tree.map((branch) => rewritten<unknown>(branch, rewrite))
  if (typeof tree !== 'object' || tree === null) return tree
  return Object.fromEntries(Object.entries(tree).map(([name, branch]) => [name, rewritten<unknown>(branch, rewrite)]))
}

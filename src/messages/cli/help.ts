import { en } from './help/english.ts'
import { it, type HelpMessages } from './help/italian.ts'

export type { CommandHelp, CommandName } from './help/italian.ts'

/** What `--help` says. */
export const help: { readonly it: HelpMessages; readonly en: HelpMessages } = { it, en }

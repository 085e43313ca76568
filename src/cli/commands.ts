import type { CommandName } from '../messages/cli/help.ts'
import { defineBareCommand, defineCommand, type Command } from './command.ts'

/** What every import of a magazine can be told. */
const MOVING_OPTIONS = {
  media: 'string',
  'fetch-media': 'boolean',
  'dry-run': 'boolean',
  only: 'string',
  report: 'string',
  sections: 'string',
} as const

/** Every command, by the words that name it, loaded when it is called: none needs the whole program. One that the help does not describe does not compile. */
export const commands: Readonly<Record<CommandName, Command>> = {
  start: defineCommand({ load: async () => (await import('./serving/startCommand.ts')).startCommand }),
  migrate: defineCommand({ load: async () => (await import('./migrateCommand.ts')).migrateCommand }),
  seed: defineCommand({ options: { articles: 'string' }, load: async () => (await import('./demo/seedCommand.ts')).seedCommand }),
  preview: defineCommand({
    options: { hours: 'string' },
    words: [1, 1],
    load: async () => (await import('./previewCommand.ts')).previewCommand,
  }),
  'import modal-page': defineCommand({
    options: { 'dry-run': 'boolean' },
    words: [1, 1],
    load: async () => (await import('./modalPage/importModalPage.ts')).importModalPageCommand,
  }),
  'import continue': defineCommand({ words: [1, 1], load: async () => (await import('./moving/continueMove.ts')).continueMoveCommand }),
  'import drupal': defineCommand({
    options: { ...MOVING_OPTIONS, site: 'string' },
    words: [1, 500],
    load: async () => (await import('./moving/importDrupal.ts')).importDrupalCommand,
  }),
  'import edicola': defineCommand({
    options: { 'dry-run': 'boolean', only: 'string', report: 'string' },
    words: [1, 1],
    load: async () => (await import('./moving/importEdicola.ts')).importEdicolaCommand,
  }),
  'import ghost': defineCommand({
    options: { ...MOVING_OPTIONS, site: 'string' },
    words: [1, 2],
    load: async () => (await import('./moving/importGhost.ts')).importGhostCommand,
  }),
  'import wordpress': defineCommand({
    options: { ...MOVING_OPTIONS, permalinks: 'string' },
    words: [1, 500],
    load: async () => (await import('./moving/importWordPress.ts')).importWordPressCommand,
  }),
  export: defineCommand({ options: { as: 'string' }, words: [1, 1], load: async () => (await import('./exportCommand.ts')).exportCommand }),
  backup: defineCommand({
    options: { scheduled: 'boolean' },
    words: [0, 1],
    load: async () => (await import('./backup/backupCommand.ts')).backupCommand,
  }),
  verify: defineCommand({ words: [1, 1], load: async () => (await import('./backup/verifyCommand.ts')).verifyCommand }),
  restore: defineCommand({
    options: { 'dry-run': 'boolean', force: 'boolean' },
    words: [1, 1],
    load: async () => (await import('./backup/restoreCommand.ts')).restoreCommand,
  }),
  move: defineCommand({ options: { to: 'string' }, load: async () => (await import('./backup/moveCommand.ts')).moveCommand }),
  'media move': defineCommand({
    options: { to: 'string' },
    load: async () => (await import('./backup/mediaMoveCommand.ts')).mediaMoveCommand,
  }),
  mirror: defineCommand({
    options: { changed: 'boolean' },
    words: [1, 1],
    load: async () => (await import('./mirrorCommand.ts')).mirrorCommand,
  }),
  doctor: defineBareCommand({ options: { deep: 'boolean' }, load: async () => (await import('./doctor/doctorCommand.ts')).doctorCommand }),
  'user list': defineCommand({ load: async () => (await import('./userCommands.ts')).listUsersCommand }),
  'user add': defineCommand({
    options: { name: 'string', role: 'string' },
    words: [1, 1],
    load: async () => (await import('./userCommands.ts')).addUserCommand,
  }),
  'user reset-password': defineCommand({ words: [1, 1], load: async () => (await import('./userCommands.ts')).resetPasswordCommand }),
  'user reset-second-factor': defineCommand({
    words: [1, 1],
    load: async () => (await import('./userCommands.ts')).resetSecondFactorCommand,
  }),
  'user suspend': defineCommand({ words: [1, 1], load: async () => (await import('./userCommands.ts')).suspendCommand }),
  'user reactivate': defineCommand({ words: [1, 1], load: async () => (await import('./userCommands.ts')).reactivateCommand }),
}

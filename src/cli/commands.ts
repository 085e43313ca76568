import type { CommandName } from '../messages/cli/help.ts'
import { backupCommand } from './backup/backupCommand.ts'
import { defineBareCommand, defineCommand, type Command } from './command.ts'
import { doctorCommand } from './doctor/doctorCommand.ts'
import { exportCommand } from './exportCommand.ts'
import { importModalPageCommand } from './modalPage/importModalPage.ts'
import { mediaMoveCommand } from './backup/mediaMoveCommand.ts'
import { migrateCommand } from './migrateCommand.ts'
import { continueMoveCommand } from './moving/continueMove.ts'
import { importDrupalCommand } from './moving/importDrupal.ts'
import { importEdicolaCommand } from './moving/importEdicola.ts'
import { importGhostCommand } from './moving/importGhost.ts'
import { importWordPressCommand } from './moving/importWordPress.ts'
import { mirrorCommand } from './mirrorCommand.ts'
import { moveCommand } from './backup/moveCommand.ts'
import { previewCommand } from './previewCommand.ts'
import { restoreCommand } from './backup/restoreCommand.ts'
import { seedCommand } from './demo/seedCommand.ts'
import { startCommand } from './serving/startCommand.ts'
import {
  addUserCommand,
  listUsersCommand,
  reactivateCommand,
  resetPasswordCommand,
  resetSecondFactorCommand,
  suspendCommand,
} from './userCommands.ts'
import { verifyCommand } from './backup/verifyCommand.ts'

/** What every import of a magazine can be told. */
const MOVING_OPTIONS = {
  media: 'string',
  'fetch-media': 'boolean',
  'dry-run': 'boolean',
  only: 'string',
  report: 'string',
  sections: 'string',
} as const

/** Every command, by the words that name it. One that the help does not describe does not compile. */
export const commands: Readonly<Record<CommandName, Command>> = {
  start: defineCommand({ run: startCommand }),
  migrate: defineCommand({ run: migrateCommand }),
  seed: defineCommand({ options: { articles: 'string' }, run: seedCommand }),
  preview: defineCommand({ options: { hours: 'string' }, words: [1, 1], run: previewCommand }),
  'import modal-page': defineCommand({ options: { 'dry-run': 'boolean' }, words: [1, 1], run: importModalPageCommand }),
  'import continue': defineCommand({ words: [1, 1], run: continueMoveCommand }),
  'import drupal': defineCommand({
    options: { ...MOVING_OPTIONS, site: 'string' },
    words: [1, 500],
    run: importDrupalCommand,
  }),
  'import edicola': defineCommand({
    options: { 'dry-run': 'boolean', only: 'string', report: 'string' },
    words: [1, 1],
    run: importEdicolaCommand,
  }),
  'import ghost': defineCommand({
    options: { ...MOVING_OPTIONS, site: 'string' },
    words: [1, 2],
    run: importGhostCommand,
  }),
  'import wordpress': defineCommand({
    options: { ...MOVING_OPTIONS, permalinks: 'string' },
    words: [1, 500],
    run: importWordPressCommand,
  }),
  export: defineCommand({ options: { as: 'string' }, words: [1, 1], run: exportCommand }),
  backup: defineCommand({ options: { scheduled: 'boolean' }, words: [0, 1], run: backupCommand }),
  verify: defineCommand({ words: [1, 1], run: verifyCommand }),
  restore: defineCommand({ options: { 'dry-run': 'boolean', force: 'boolean' }, words: [1, 1], run: restoreCommand }),
  move: defineCommand({ options: { to: 'string' }, run: moveCommand }),
  'media move': defineCommand({ options: { to: 'string' }, run: mediaMoveCommand }),
  mirror: defineCommand({ options: { changed: 'boolean' }, words: [1, 1], run: mirrorCommand }),
  doctor: defineBareCommand({ options: { deep: 'boolean' }, run: (variables, given) => doctorCommand(variables, given) }),
  'user list': defineCommand({ run: listUsersCommand }),
  'user add': defineCommand({ options: { name: 'string', role: 'string' }, words: [1, 1], run: addUserCommand }),
  'user reset-password': defineCommand({ words: [1, 1], run: resetPasswordCommand }),
  'user reset-second-factor': defineCommand({ words: [1, 1], run: resetSecondFactorCommand }),
  'user suspend': defineCommand({ words: [1, 1], run: suspendCommand }),
  'user reactivate': defineCommand({ words: [1, 1], run: reactivateCommand }),
}

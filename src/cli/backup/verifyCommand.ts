import { proveBackup } from '../../store/backup/proveBackup.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { withPhaseLine } from './phaseLine.ts'
import { archiveLabel, withArchiveFile } from './s3Backup.ts'
import { describeBackup, secondsOf, withBackup } from './withBackup.ts'
import { withFolder } from './withFolder.ts'

/** `verify FILE|s3://…`: restores a backup into a scratch store, and says whether it can be trusted. */
export async function verifyCommand(context: CommandContext, { words: [given = ''] }: Arguments): Promise<void> {
  const { environment, clock, say, messages } = context
  const label = archiveLabel(given)
  const prove = async (file: string) => {
    const options = { scratch: environment.dataDir, clock }
    const proof = await withPhaseLine(context, ({ show }) =>
      proveBackup(file, environment.backupPassphrase, { ...options, onProgress: show }),
    )
    say(messages.backups.good(label, secondsOf(proof.restoreMs, context)))
    say(describeBackup(context, proof))
  }
  await withBackup(context, label, () => withFolder(environment.dataDir, () => withArchiveFile(context, given, prove)))
}

import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { proveBackup } from '../store/backup/proveBackup.ts'
import type { Arguments } from './command.ts'
import type { CommandContext } from './context.ts'
import { createProgressLine } from './progressLine.ts'
import { describeBackup, secondsOf, withBackup } from './withBackup.ts'

/** `verify FILE`: restores a backup into a scratch store, and says whether it can be trusted. */
export async function verifyCommand(context: CommandContext, { words: [given = ''] }: Arguments): Promise<void> {
  const { environment, clock, say, messages } = context
  const file = resolve(given)
  const progress = createProgressLine()
  await withBackup(context, file, async () => {
    try {
      progress.show(messages.backups.proving)
      await mkdir(environment.dataDir, { recursive: true, mode: 0o700 })
      const proof = await proveBackup(file, environment.backupPassphrase, { scratch: environment.dataDir, clock })
      progress.end()
      say(messages.backups.good(file, secondsOf(proof.restoreMs, context)))
      say(describeBackup(context, proof))
    } finally {
      progress.end()
    }
  })
}

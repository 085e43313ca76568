import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { archiveSource } from '../../store/backup/archiveSource.ts'
import { inspectBackup } from '../../store/backup/inspectBackup.ts'
import { Interrupted } from '../../store/backup/progress.ts'
import { proveBackup } from '../../store/backup/proveBackup.ts'
import { PlaceTaken, putStore } from '../../store/backup/putStore.ts'
import { storeState, type StoreState } from '../../store/backup/storeState.ts'
import { StoreUnavailable } from '../../store/faults.ts'
import { openMediaStorage } from '../../store/media/openMediaStorage.ts'
import { isS3Address } from '../../store/s3/s3Address.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { storeLabel } from '../openStore.ts'
import { withPhaseLine, type PhaseLine } from './phaseLine.ts'
import { refuseWithoutRoom } from './room.ts'
import { archiveLabel, withArchiveFile } from './s3Backup.ts'
import { StartFault } from '../startFault.ts'
import { describeBackup, isDiskFull, withBackup } from './withBackup.ts'
import { withFolder } from './withFolder.ts'

/** `restore FILE|s3://… [--dry-run] [--force]`: the whole backup is checked before anything is touched; then all of it is there, or nothing has changed. */
export async function restoreCommand(
  context: CommandContext,
  { options: { 'dry-run': isDryRun, force }, words: [given = ''] }: Arguments<{ 'dry-run': 'boolean'; force: 'boolean' }>,
): Promise<void> {
  const { environment, clock, say, messages } = context
  const { database: location, dataDir, backupPassphrase: passphrase } = environment
  const t = messages.backups
  const label = archiveLabel(given)
  const where = storeLabel(location)
  const restore = async (progress: PhaseLine, file: string, state: StoreState) => {
    try {
      const inspected = isDryRun
        ? await proveBackup(file, passphrase, { scratch: dataDir, clock, onProgress: progress.show })
        : await inspectBackup(file, passphrase, progress.show)
      progress.end()
      say(describeBackup(context, inspected))
      const storage = openMediaStorage(environment.media, clock, progress.interruption)
      await refuseWithoutRoom(context, inspected, storage)
      if (isDryRun) {
        say(t.dryRun[state](where))
        return
      }
      const source = archiveSource(file, passphrase, inspected.manifest, {
        // Files never change under their key: added to those of a magazine that stays after all, they are in nobody's way.
        async file(key, size, body) {
          if ((await storage.size(key)) !== size) await storage.write(key, Readable.from(body))
        },
        progress: (done, total) => progress.show({ phase: 'restoring', done, total }),
      })
      const kept = await putStore(location, source, {
        clock,
        replaces: force,
        backupFolder: join(dataDir, 'backups'),
        // A session that was ended since the backup must not come to life again.
        finish: async (db) => void (await db.deleteFrom('session').execute()),
        onProgress: progress.show,
      })
      progress.end()
      say(t.restored(where))
      if (kept) say(location.engine === 'sqlite' ? t.kept(kept) : t.keptSchema(kept))
    } catch (error) {
      if (error instanceof PlaceTaken) throw new StartFault(t.taken[error.state](where), { cause: error })
      throw error
    }
  }
  const work = async () => {
    // Who gave a name with a slip in it is told so, and not to add --force first.
    if (!isS3Address(given)) await access(given)
    const state = await storeState(location)
    if (!isDryRun && (state === 'in-use' || (state !== 'free' && !force))) throw new StartFault(t.taken[state](where))
    await withFolder(dataDir, () =>
      withArchiveFile(context, given, (file) => withPhaseLine(context, (progress) => restore(progress, file, state))),
    )
  }
  await withBackup(context, label, () =>
    work().catch((cause: unknown) => {
      // The archive is only read.
      const place = cause instanceof StoreUnavailable ? where : dataDir
      if (cause instanceof Interrupted && !isDryRun) throw new StartFault(`${t.interrupted} ${t.restoreLeft}`, { cause })
      if (isDiskFull(cause)) throw new StartFault(isDryRun ? t.diskFull(place) : t.restoreFull(place), { cause })
      throw cause
    }),
  )
}

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { archiveSource } from '../../store/backup/archiveSource.ts'
import { inspectBackup } from '../../store/backup/inspectBackup.ts'
import { proveBackup } from '../../store/backup/proveBackup.ts'
import { PlaceTaken, putStore } from '../../store/backup/putStore.ts'
import { storeState, type StoreState } from '../../store/backup/storeState.ts'
import { StoreUnavailable } from '../../store/faults.ts'
import { openMediaStorage } from '../../store/media/openMediaStorage.ts'
import type { Arguments } from '../command.ts'
import type { CommandContext } from '../context.ts'
import { storeLabel } from '../openStore.ts'
import { createProgressLine } from '../progressLine.ts'
import { refuseWithoutRoom } from './room.ts'
import { archiveLabel, withArchiveFile } from './s3Backup.ts'
import { StartFault } from '../startFault.ts'
import { describeBackup, isDiskFull, withBackup } from './withBackup.ts'

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
  const progress = createProgressLine()
  const restore = async (file: string, state: StoreState) => {
    try {
      progress.show(t.checking)
      const inspected = isDryRun ? await proveBackup(file, passphrase, { scratch: dataDir, clock }) : await inspectBackup(file, passphrase)
      progress.end()
      say(describeBackup(context, inspected))
      const storage = openMediaStorage(environment.media, clock)
      await refuseWithoutRoom(context, inspected, storage)
      if (isDryRun) {
        say(t.dryRun[state](where))
        return
      }
      progress.show(t.restoring)
      // Files come first and never change under their key: added to those of a magazine that stays after all, they are in nobody's way.
      const source = archiveSource(file, passphrase, inspected.manifest, async (key, size, body) => {
        if ((await storage.size(key)) !== size) await storage.write(key, Readable.from(body))
      })
      const kept = await putStore(location, source, {
        clock,
        replaces: force,
        backupFolder: join(dataDir, 'backups'),
        // A session that was ended since the backup must not come to life again.
        finish: async (db) => void (await db.deleteFrom('session').execute()),
      })
      progress.end()
      say(t.restored(where))
      if (kept) say(t.kept(kept))
    } catch (error) {
      if (error instanceof PlaceTaken) throw new StartFault(t.taken[error.state](where), { cause: error })
      throw error
    } finally {
      progress.end()
    }
  }
  const work = async () => {
    const state = await storeState(location)
    if (!isDryRun && (state === 'in-use' || (state !== 'free' && !force))) throw new StartFault(t.taken[state](where))
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await withArchiveFile(context, given, (file) => restore(file, state))
  }
  await withBackup(context, label, () =>
    work().catch((cause: unknown) => {
      // The archive is only read.
      const place = cause instanceof StoreUnavailable ? where : dataDir
      if (isDiskFull(cause)) throw new StartFault(isDryRun ? t.diskFull(place) : t.restoreFull(place), { cause })
      throw cause
    }),
  )
}

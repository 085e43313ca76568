import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { InspectedBackup } from '../../store/backup/inspectBackup.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import type { CommandContext } from '../context.ts'
import { StartFault } from '../startFault.ts'
import { sizeOf } from './withBackup.ts'

/**
 * Refuses a restore for which there is no room, before anything is written. A store takes more than its rows, by its indexes: a disk that is nearly full
 * may still fill up on the way. How much PostgreSQL or an S3 store has left, nobody says.
 */
export async function refuseWithoutRoom(
  context: CommandContext,
  { rowBytes, fileBytes }: Pick<InspectedBackup, 'rowBytes' | 'fileBytes'>,
  storage: Pick<MediaStorage, 'size'>,
): Promise<void> {
  const { database, media } = context.environment
  const needs: { folder: string; bytes: number }[] = []
  if (database.engine === 'sqlite') needs.push({ folder: dirname(database.file), bytes: rowBytes })
  if (media.kind === 'folder') {
    let bytes = 0
    for (const [key, size] of fileBytes) if ((await storage.size(key)) !== size) bytes += size
    needs.push({ folder: media.folder, bytes })
  }
  const disks = new Map<number, { folder: string; bytes: number }>()
  for (const { folder, bytes } of needs) {
    const { path, dev } = await nearestFolder(folder)
    disks.set(dev, { folder: path, bytes: bytes + (disks.get(dev)?.bytes ?? 0) })
  }
  for (const { folder, bytes } of disks.values()) await refuseIfLess(context, folder, bytes)
}

/** Refuses what needs more bytes than are free on the disk of a folder. */
export async function refuseIfLess({ messages, locale }: CommandContext, folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < bytes) throw new StartFault(messages.backups.noRoom(folder, sizeOf(bytes, locale), sizeOf(free, locale)))
}

/** The folder itself or, if it is still to be made, that in which it will be. */
async function nearestFolder(path: string): Promise<{ path: string; dev: number }> {
  const found = await stat(path).catch(() => null)
  return found || path === dirname(path) ? { path, dev: found?.dev ?? 0 } : nearestFolder(dirname(path))
}

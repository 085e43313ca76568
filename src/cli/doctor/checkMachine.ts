import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { sizeOf } from '../backup/withBackup.ts'
import { fault, ok, warning, type Check, type DoctorContext, type Finding } from './finding.ts'

/** The first line of Node that its makers still mend. */
const MAINTAINED_NODE = 22
const LITTLE_BYTES = 2_000_000_000
const TOO_LITTLE_BYTES = 200_000_000

export function checkNode(found: string, needed: string, t: DoctorContext['messages']['doctor']): Finding {
  if (found.localeCompare(needed, 'en', { numeric: true }) < 0) return fault(t.node.tooOld(found, needed))
  return Number.parseInt(found, 10) < MAINTAINED_NODE ? warning(t.node.unmaintained(found)) : ok(t.node.fine(found))
}

/** The data folder: there, ours to write, closed to others, and with room. */
export async function* checkDataFolder({ environment: { dataDir }, messages: { doctor: t }, locale }: DoctorContext): Check {
  const found = await stat(dataDir).catch(() => null)
  if (!found?.isDirectory()) {
    yield found ? fault(t.folder.file(dataDir)) : warning(t.folder.missing(dataDir))
    return
  }
  const mode = found.mode & 0o777
  if (!(await isWritable(dataDir))) yield fault(t.folder.closed(dataDir))
  else if ((mode & 0o077) !== 0) yield warning(t.folder.open(dataDir, mode.toString(8)))
  else yield ok(t.folder.fine(dataDir))
  const { bavail, bsize } = await statfs(dataDir)
  yield checkSpace(bavail * bsize, dataDir, locale, t)
}

/** Is there room on the disk of a folder for what is written there in the next days? */
export function checkSpace(
  free: number,
  where: string,
  locale: DoctorContext['locale'],
  t: DoctorContext['messages']['doctor'],
  needed = 0,
): Finding {
  const size = sizeOf(free, locale)
  if (free < Math.max(TOO_LITTLE_BYTES, needed)) return fault(t.disk.full(where, size))
  return free < Math.max(LITTLE_BYTES, 2 * needed) ? warning(t.disk.low(where, size)) : ok(t.disk.fine(where, size))
}

export const isWritable = (path: string): Promise<boolean> =>
  access(path, constants.W_OK).then(
    () => true,
    () => false,
  )

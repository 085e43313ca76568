import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '../../content/time.ts'
import { s3Label, type S3Address } from '../s3/s3Address.ts'

const ARCHIVE = /\.tar(\.encrypted)?$/

/** Where backups stand that are proven and on their way to this place of an S3 store. One that was cut on its way waits there. */
export function outgoingFolder(dataDir: string, address: S3Address): string {
  const place = createHash('sha256')
    .update(`${address.endpoint} ${s3Label(address)}`)
    .digest('hex')
  return join(dataDir, 'backups', 'outgoing', place.slice(0, 12))
}

/** The name of a backup that was cut on its way, if one is left that is wanted and younger than a day; older ones go: a newer one says more. */
export async function pendingBackup(folder: string, isWanted: (name: string) => boolean, now: Date): Promise<string | null> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => ARCHIVE.test(name))
  const pending: string[] = []
  for (const name of names) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs < DAY_MS) pending.push(name)
    else await rm(join(folder, name))
  }
  return pending.filter(isWanted).sort().at(-1) ?? null
}

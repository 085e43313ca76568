import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DAY_MS, type Clock } from '../../content/time.ts'
import type { Database } from '../database.ts'
import type { MediaStorage } from '../media/storage.ts'
import { createEncryptor } from './encryption.ts'
import type { Manifest } from './manifest.ts'
import type { OnProgress, Progress } from './progress.ts'
import { proveBackup, SCRATCH_PREFIX, type Proof } from './proveBackup.ts'
import { createFileSink } from './sink.ts'
import { syncFolder } from '../syncFolder.ts'
import { writeArchive } from './writeArchive.ts'

export interface BackupRequest {
  readonly database: Database
  readonly storage: MediaStorage
  readonly file: string
  readonly passphrase: string | null
  /** A folder on a disk of this machine, where the archive is restored to prove it. */
  readonly scratch: string
  readonly clock: Clock
  readonly program: string
  readonly onProgress: OnProgress
}

export interface MadeBackup extends Proof {
  readonly bytes: number
  /** Null for one that was written by a run before this. */
  readonly writeMs: number | null
}

/** What a backup is called until it is proven. */
const UNPROVEN = '.unproven'

/**
 * Makes a backup: written beside its name, synced, restored into a scratch store and compared row by row, and only then given its name. So a file that has the name
 * of a backup has been restored once.
 */
export async function makeBackup({ file, passphrase, scratch, clock, onProgress, ...source }: BackupRequest): Promise<MadeBackup> {
  const folder = dirname(file)
  const unproven = `${file}${UNPROVEN}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeftovers(folder, scratch, clock())
  const began = performance.now()
  try {
    let written = await write()
    // Somebody may have emptied the bin meanwhile: then the next moment is without it. What is missing twice was missing before.
    if (written.missing.length > 0) written = await write()
    const writeMs = Math.round(performance.now() - began)
    const proof = await proveBackup(unproven, passphrase, { scratch, clock, onProgress })
    const { size: bytes } = await stat(unproven)
    await rename(unproven, file)
    await syncFolder(folder)
    return { ...proof, bytes, writeMs }
  } catch (error) {
    await rm(unproven, { force: true })
    throw error
  }

  async function write(): Promise<Manifest> {
    await rm(unproven, { force: true })
    const handle = await open(unproven, 'wx', 0o600)
    try {
      let bytes = 0
      let last: Progress | null = null
      const show = (progress: Progress) => onProgress({ ...(last = progress), bytes })
      const plain = createFileSink(handle, (written) => {
        bytes = written
        // A film is one file: meanwhile only its bytes grow.
        if (last) show(last)
      })
      const sink = passphrase === null ? plain : await createEncryptor(passphrase, plain)
      return await writeArchive({ ...source, now: clock(), onProgress: show }, sink)
    } finally {
      await handle.close()
    }
  }
}

/** Removes what programs that were killed left behind, once they can no longer be at work. */
async function removeLeftovers(folder: string, scratch: string, now: Date): Promise<void> {
  const names = [
    ...(await readdir(folder)).filter((name) => name.endsWith(UNPROVEN)).map((name) => join(folder, name)),
    ...(await readdir(scratch)).filter((name) => name.startsWith(SCRATCH_PREFIX)).map((name) => join(scratch, name)),
  ]
  for (const path of names) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (now.getTime() - mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true })
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../content/time.ts'
import { openDatabase } from '../database.ts'
import { archiveSource } from './archiveSource.ts'
import { fillStore } from './fillStore.ts'
import { inspectBackup, type InspectedBackup } from './inspectBackup.ts'
import type { OnProgress } from './progress.ts'

export interface Proof extends InspectedBackup {
  /** How long it took to read the archive, fill a store with it and compare every row. */
  readonly restoreMs: number
}

/** Shows that an archive can be restored, by doing it in a folder that is gone afterwards. One that cannot is refused. */
export async function proveBackup(
  path: string,
  passphrase: string | null,
  { scratch, clock, onProgress = () => undefined }: { scratch: string; clock: Clock; onProgress?: OnProgress },
): Promise<Proof> {
  const began = performance.now()
  const inspected = await inspectBackup(path, passphrase, onProgress)
  const folder = await mkdtemp(join(scratch, SCRATCH_PREFIX))
  try {
    const database = openDatabase({ engine: 'sqlite', file: join(folder, 'edicola.sqlite') })
    try {
      const progress = (done: number, total: number) => onProgress({ phase: 'trying', done, total })
      await fillStore(database, archiveSource(path, passphrase, inspected.manifest, { progress }), { clock, onProgress })
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { ...inspected, restoreMs: Math.round(performance.now() - began) }
}

/** A program that was killed leaves its folder behind: the next one knows it by its name. */
export const SCRATCH_PREFIX = 'scratch-'

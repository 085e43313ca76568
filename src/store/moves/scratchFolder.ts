import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCK_FILE, lockFolder } from '../folderLock.ts'

/** A folder for what is needed while something runs, and by nobody afterwards. */
export interface ScratchFolder {
  readonly path: string
  remove(): Promise<void>
}

/** Others hold it only while they make or clear a folder of theirs. */
const TURN_MS = 10_000

/** Makes a folder below `parent` that goes when it is removed, or when the next one is made if this program could not. */
export const openScratchFolder = (parent: string): Promise<ScratchFolder> =>
  inTurn(parent, async () => {
    await removeLeft(parent)
    const path = await mkdtemp(join(parent, 'import-'))
    const unlock = lockFolder(path)
    return {
      path,
      async remove() {
        unlock?.()
        await rm(path, { recursive: true, force: true })
      },
    }
  })

/** Removes what programs left that were cut off. */
export const clearScratchFolders = (parent: string): Promise<void> => inTurn(parent, () => removeLeft(parent))

/** A folder that can be locked is nobody's any more: the lock goes with whoever had it. */
async function removeLeft(parent: string): Promise<void> {
  for (const name of (await readdir(parent)).filter((one) => !one.startsWith(LOCK_FILE))) {
    const path = join(parent, name)
    const unlock = lockFolder(path)
    if (!unlock) continue
    unlock()
    await rm(path, { recursive: true, force: true })
  }
}

/** One at a time, so that nobody takes a folder for a left one that is being made. */
async function inTurn<T>(parent: string, work: () => Promise<T>): Promise<T> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(parent, TURN_MS)
  try {
    return await work()
  } finally {
    unlock?.()
  }
}

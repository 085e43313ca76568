import { open } from 'node:fs/promises'

/** A new name is only sure to survive a power cut once its folder is on disk too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

import { mkdir, rmdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Makes the folder that some work needs, for this program alone. What was not there before goes again, unless something stays in it. */
export async function withFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work()
  } finally {
    if (first !== undefined) await removeEmpty(resolve(folder), resolve(first))
  }
}

/** From the innermost outwards, until one has something in it. */
async function removeEmpty(folder: string, outermost: string): Promise<void> {
  const isGone = await rmdir(folder).then(
    () => true,
    () => false,
  )
  if (isGone && folder !== outermost) await removeEmpty(dirname(folder), outermost)
}

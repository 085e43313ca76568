import { execFile } from 'node:child_process'
import { appendFile, stat, truncate } from 'node:fs/promises'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../../support/stores.ts'

const run = promisify(execFile)

/** A disk of its own, in memory. Only root may have one: whoever else runs the tests is told that these were left out. */
export async function smallDisk(megabytes: number): Promise<string> {
  const folder = await temporaryFolder()
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  onTestFinished(async () => void (await run('umount', ['--lazy', folder])))
  return folder
}

/** Takes all the room that is left, but for these bytes. */
export async function fill(file: string, left = 0): Promise<void> {
  for (const bytes of [1 << 20, 1 << 12, 1]) {
    for (;;) {
      const isFull = await appendFile(file, Buffer.alloc(bytes)).then(
        () => false,
        () => true,
      )
      if (isFull) break
    }
  }
  const { size } = await stat(file)
  await truncate(file, size - left)
}

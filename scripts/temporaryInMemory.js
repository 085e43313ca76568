import { existsSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * Has this process, and those that it starts, keep temporary files in memory where there is room. Stores that are gone with their test need not reach
 * a disk; a process that is killed loses as little here as there. Whoever has chosen a place for them keeps it.
 */
export function keepTemporaryFilesInMemory() {
  if (!process.env['TMPDIR'] && existsSync(MEMORY) && freeBytes(MEMORY) > ENOUGH_BYTES) process.env['TMPDIR'] = MEMORY
}

/** @param {string} folder */
function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

import { spawn } from 'node:child_process'
import { programCode } from '../programCode.ts'
import { StartFault } from '../startFault.ts'

// The channel between the two breaks when the first ends, however it does. While the other listens to it, it would not end by itself.
const CODE = `
  const end = () => process.exit(1)
  process.once('disconnect', end)
  ${programCode(['seed'])}.finally(() => {
    process.off('disconnect', end)
    process.disconnect()
  })`

/**
 * Runs `seed` as a process of its own: what drawing pictures and writing the whole issue need goes with it, while a server would keep it for as long as it
 * runs. It speaks where this program does, and ends with it. If it fails, its words are those of the fault.
 */
export function seedApart(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--eval', CODE], { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] })
    const said: Buffer[] = []
    child.stderr?.on('data', (bytes: Buffer) => said.push(bytes))
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) resolve()
      else reject(new StartFault(Buffer.concat(said).toString().trim()))
    })
  })
}

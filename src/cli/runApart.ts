import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { programCode } from './programCode.ts'

const NICE = 10

/**
 * Runs a command of the program as a process of its own, on connections of its own and after all others: whoever reads or writes meanwhile is not held up.
 * Rejects with what it said if it failed.
 */
export function runApart(words: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--eval', programCode(words)], { stdio: ['ignore', 'ignore', 'pipe'], signal })
    const said: Buffer[] = []
    child.stderr.on('data', (bytes: Buffer) => said.push(bytes))
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) resolve()
      else reject(new Error(`${words.join(' ')} failed: ${Buffer.concat(said).toString().trim().slice(0, 1000)}`))
    })
    try {
      if (child.pid !== undefined) setPriority(child.pid, NICE)
    } catch {
      // It is over already, or the system does not let us: it runs as we do.
    }
  })
}

import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { PROGRAM, programCode } from '../programCode.ts'
import type { WorkerProcess } from './superviseWorkers.ts'

/** Starts one more process that serves at the ports of this one, with its environment, its terminal and its log. */
export function forkWorker(): WorkerProcess {
  // Without `exec` it would be the script of this process, and whoever was begun by `--eval` has none.
  cluster.setupPrimary({ exec: fileURLToPath(PROGRAM), execArgv: [...process.execArgv, '--eval', programCode(['start'])], args: [] })
  const worker = cluster.fork()
  return {
    pid: worker.process.pid,
    listening: new Promise((resolve) => worker.once('listening', ({ port }) => resolve(port))),
    ended: new Promise((resolve) => worker.once('exit', (code, signal) => resolve(signal || `code ${code}`))),
    kill: (signal) => void worker.process.kill(signal),
  }
}

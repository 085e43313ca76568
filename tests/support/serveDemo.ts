import { spawn, type ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fillDemo } from './fillDemo.ts'
import { startCluster } from './postgresCluster.ts'

/** Serves a fresh magazine for the journeys, on the engine that the environment names, until it is told to stop. */
export async function main(): Promise<void> {
  await rm(process.env['DATA_DIR'] ?? '', { recursive: true, force: true })
  const cluster = process.env['EDICOLA_JOURNEY_ENGINE'] === 'postgres' ? await startCluster() : null
  const variables = { ...process.env, ...(cluster && { DATABASE_URL: cluster.url }) }
  const end = async (code: number | null) => {
    await cluster?.stop()
    process.exit(code ?? 0)
  }
  let program: ChildProcess | null = null
  const stop = () => void (program ? program.kill('SIGTERM') : end(1))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    await fillDemo(variables)
  } catch (error) {
    await cluster?.stop()
    throw error
  }
  program = spawn(process.execPath, ['scripts/edicola.js', 'start'], { stdio: 'inherit', env: variables })
  program.once('exit', (code) => void end(code))
}

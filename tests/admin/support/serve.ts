import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { startCluster } from '../../support/postgresCluster.ts'

/** Serves a fresh magazine for the journeys, on the engine that the environment names, until it is told to stop. */
export async function main(): Promise<void> {
  const folder = process.env['DATA_DIR'] ?? ''
  await rm(folder, { recursive: true, force: true })
  const cluster = process.env['EDICOLA_JOURNEY_ENGINE'] === 'postgres' ? await startCluster() : null
  const program = spawn(process.execPath, ['scripts/edicola.js', 'start'], {
    stdio: 'inherit',
    env: { ...process.env, ...(cluster && { DATABASE_URL: cluster.url }) },
  })
  const stop = () => program.kill('SIGTERM')
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  const code = await new Promise<number | null>((resolve) => program.once('exit', resolve))
  await cluster?.stop()
  process.exit(code ?? 0)
}

import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { guardFolder, guardProcess } from './guard.ts'
import type { CommandLine } from './running.ts'

/** Runs a server that stands before ours, in a folder of its own, from when it is ready until the test is over. */
export async function startFrontServer(prepare: (folder: string) => Promise<CommandLine>, isReady: () => Promise<boolean>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-front-'))
  const folderIsGone = guardFolder(folder)
  const [command, ...args] = await prepare(folder)
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.once('exit', guardProcess(child.pid, 'SIGTERM'))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
    folderIsGone()
  })
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${command} did not start: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from './stores.ts'

/** Starts a process that would never end and holds our end of its output open, and says when it is guarded. */
const PARENT = `
  import { spawn } from 'node:child_process'
  import { runnerImport } from 'vite'
  const { module } = await runnerImport('./tests/support/guard.ts', { logLevel: 'error' })
  const start = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: ['ignore', 'inherit', 'ignore'] })
  const ended = start()
  const hasEnded = module.guardProcess(ended.pid, 'SIGKILL')
  ended.once('exit', () => {
    hasEnded()
    module.guardProcess(start().pid, 'SIGKILL')
    module.guardFolder(process.argv[1])
    module.guardFolder(process.argv[2])()
    console.log('guarded')
  })
  ended.kill()
`

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('what is guarded is gone with whoever started it, by %s too', async (signal) => {
  const folder = await temporaryFolder()
  const [removed, kept] = [join(folder, 'removed'), join(folder, 'kept')]
  for (const each of [removed, kept]) await mkdir(each)
  const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT, removed, kept], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(parent.stdout, 'data')
  parent.kill(signal)
  // Not before the last process that holds its output has ended.
  await once(parent, 'close')
  await expect.poll(() => existsSync(removed), { timeout: 20_000 }).toBe(false)
  expect(existsSync(kept)).toBe(true)
})

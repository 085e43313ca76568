import { execFile, spawn } from 'node:child_process'
import { open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { canMount } from '../../scripts/faultTools.js'
import { freePort } from '../support/freePort.ts'
import { edicola } from '../support/running.ts'
import { temporaryFolder } from '../support/stores.ts'

const run = promisify(execFile)

/** More lines than are kept while they cannot be written: a request is a line of some hundred bytes. */
const REQUESTS = 800
const LONG_ADDRESS = `/?x=${'x'.repeat(2000)}`

/** The program with its log where the test says, and nobody reading what it prints. */
async function startLoggingTo(stdout: number | 'pipe') {
  const port = await freePort()
  const [command, ...args] = edicola('start')
  const variables = { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: await temporaryFolder(), EDICOLA_DEMO: '0' }
  const child = spawn(command, args, { env: variables, stdio: ['ignore', stdout, 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const address = `http://localhost:${port}`
  await expect
    .poll(
      () =>
        fetch(`${address}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  return {
    child,
    /** Asks so much that the log overflows, and expects every answer. */
    async overflow() {
      for (let request = 0; request < REQUESTS; request++) expect((await fetch(address + LONG_ADDRESS)).status).toBe(200)
      expect((await fetch(`${address}/healthz`)).status).toBe(200)
    },
    async dropped() {
      const metrics = await (await fetch(`${address}/metrics`)).text()
      return Number(/^log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1])
    },
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

it('serves, counts what it drops and ends when asked while its log is a device that is always full', async () => {
  const full = await open('/dev/full', 'w')
  onTestFinished(() => full.close())
  const program = await startLoggingTo(full.fd)
  await program.overflow()
  expect(await program.dropped()).toBeGreaterThan(0)
  expect(await program.stop()).toBe(0)
})

it('serves, and says what it dropped once its log is read again', async () => {
  const program = await startLoggingTo('pipe')
  await program.overflow()
  const dropped = await program.dropped()
  expect(dropped).toBeGreaterThan(0)
  let log = ''
  program.child.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  await expect.poll(() => log, { timeout: 60_000 }).toMatch(/"lines":\d+,"msg":"lines of the log could not be written/)
  // Every line is whole, whatever was dropped between two of them.
  for (const line of log
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .slice(0, -1))
    expect(() => JSON.parse(line) as unknown).not.toThrow()
  // Then whoever read it goes away.
  program.child.stdout?.destroy()
  await program.overflow()
  expect(await program.dropped()).toBeGreaterThan(dropped)
  expect(await program.stop()).toBe(0)
})

it('serves and ends when asked while nobody reads its log', async () => {
  const program = await startLoggingTo('pipe')
  await program.overflow()
  expect(await program.stop()).toBe(0)
})

it.runIf(canMount)('serves while the disk of its log is full, and goes on logging when there is room', async () => {
  const disk = await temporaryFolder()
  await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk])
  onTestFinished(async () => void (await run('umount', ['--lazy', disk])))
  const filler = join(disk, 'filler')
  await writeFile(filler, Buffer.alloc(900 * 1024))
  const file = join(disk, 'log')
  const handle = await open(file, 'a')
  onTestFinished(() => handle.close())
  const program = await startLoggingTo(handle.fd)
  await program.overflow()
  expect(await program.dropped()).toBeGreaterThan(0)
  await rm(filler)
  await run('mount', ['-o', 'remount,size=20m', disk])
  await expect.poll(() => readFile(file, 'utf8'), { timeout: 60_000 }).toContain('lines of the log could not be written')
  expect(await program.stop()).toBe(0)
})

import { spawn } from 'node:child_process'
import { chmod, readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { runFuzz } from '../fuzz/runFuzz.ts'
import { engines, temporaryFolder } from '../support/stores.ts'

const SEED = 15
const REQUESTS = 1_000

it.each(engines)('hostile requests meet no fault of ours on %s', { timeout: 300_000 }, async (engine) => {
  const lines: string[] = []
  const { findings, sent } = await runFuzz({ engine, seed: SEED, requests: REQUESTS, people: 1, say: (line) => void lines.push(line) })
  expect([sent, findings, lines]).toEqual([REQUESTS, [], []])
})

it.each(engines)('a run that is killed leaves nothing running and nothing behind on %s', { timeout: 120_000 }, async (engine) => {
  const folder = await temporaryFolder()
  await chmod(folder, 0o755) // PostgreSQL runs as somebody else where we are root
  const killed = spawn(process.execPath, ['scripts/fuzz.js', '--engine', engine], { env: { ...process.env, TMPDIR: folder } })
  const origin = await new Promise<string>((resolve) => {
    killed.stdout.on('data', (line: Buffer) => resolve(/http:\S+/.exec(line.toString())?.[0] ?? ''))
  })
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  killed.kill('SIGKILL')
  await expect
    .poll(
      () =>
        fetch(origin).then(
          () => 'served',
          () => 'gone',
        ),
      { timeout: 60_000 },
    )
    .toBe('gone')
  // The store's folder is removed when nobody writes there any more: the program, PostgreSQL.
  const left = async () => (await readdir(folder)).filter((name) => name.startsWith('edicola-'))
  await expect.poll(left, { timeout: 60_000 }).toEqual([])
})

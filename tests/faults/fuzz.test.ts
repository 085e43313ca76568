import { spawn } from 'node:child_process'
import { chmod, readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { runFuzz } from '../fuzz/runFuzz.ts'
import { LONG, times } from '../support/long.ts'
import { engines, temporaryFolder } from '../support/stores.ts'

const SEED = 15
const REQUESTS = times(1_000, 400)

it.each(engines)('hostile requests meet no fault of ours on %s', { timeout: 300_000 }, async (engine) => {
  const lines: string[] = []
  const { findings, sent } = await runFuzz({ engine, seed: SEED, requests: REQUESTS, people: 1, say: (line) => void lines.push(line) })
  expect([sent, findings, lines]).toEqual([REQUESTS, [], []])
})

describe.each(engines)('a run on %s', (engine) => {
  // On PostgreSQL there is a cluster to end besides.
  const onOne = engine === engines.at(-1) ? {} : LONG
  it('that is killed leaves nothing running and nothing behind', { timeout: 120_000, ...onOne }, async () => {
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
})

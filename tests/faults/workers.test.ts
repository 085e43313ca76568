import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addressOf } from '../../src/content/addresses/addresses.ts'
import { ADMINISTRATOR, signIn } from '../support/editors.ts'
import { LONG } from '../support/long.ts'
import { startProgram } from '../support/program.ts'
import type { Running } from '../support/running.ts'
import { engines, temporaryFolder } from '../support/stores.ts'
import { articlePublisher } from './support/publishArticle.ts'
import { openStage } from './support/stage.ts'

/** The processes that serve now, by what the log says of them. */
function workersOf(program: Running): number[] {
  const pids = new Set<number>()
  for (const [, pid, what] of program.output().matchAll(/"worker":(\d+).*"msg":"a worker (serves|ended)/g))
    if (what === 'serves') pids.add(Number(pid))
    else pids.delete(Number(pid))
  return [...pids]
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A new connection for each request, so that they go round all the workers. */
const ask = (address: string) => fetch(address, { headers: { connection: 'close' } })

describe.each(engines)('WORKERS=2 on %s', (engine) => {
  it('serves from two processes behind one port; what one publishes is in the next answer of either', async () => {
    const stage = await openStage(engine)
    const program = await stage.start({ WORKERS: '2', LOG_LEVEL: 'info' })
    await expect.poll(() => workersOf(program)).toHaveLength(2)
    const editor = await signIn(stage.address, ADMINISTRATOR)
    const publish = await articlePublisher(editor)
    for (let time = 0; time < 5; time++) {
      const slug = await publish()
      const answers = await Promise.all(Array.from({ length: 4 }, () => ask(stage.address + addressOf.article(slug))))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const fronts = await Promise.all(Array.from({ length: 4 }, async () => (await ask(stage.address)).text()))
      expect(fronts.filter((page) => page.includes(slug))).toHaveLength(4)
    }
    // The figures are those of both, whoever is asked.
    const metrics = await (await ask(`${stage.address}/metrics`)).text()
    const counted = /http_request_duration_seconds_count\{method="GET",route="[^"]*slug[^"]*",status="200"\} (\d+)/.exec(metrics)
    expect(Number(counted?.[1])).toBe(20)
    expect(metrics).toMatch(/^edicola_info\{.*\} 1$/m)
  })

  // Whatever the engine: one of them shows it.
  const onOne = engine === 'postgres' ? LONG : {}
  it('starts a worker again that was killed, tells it in the log, and the other goes on serving', onOne, async () => {
    const stage = await openStage(engine)
    const program = await stage.start({ WORKERS: '2', LOG_LEVEL: 'info' })
    await expect.poll(() => workersOf(program)).toHaveLength(2)
    const [victim = 0, other = 0] = workersOf(program)
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => program.output()).toContain('a worker ended, and is started again')
    expect((await ask(`${stage.address}/healthz`)).status).toBe(200)
    await expect.poll(() => workersOf(program), { timeout: 30_000 }).toHaveLength(2)
    expect(workersOf(program)).toContain(other)
    expect(workersOf(program)).not.toContain(victim)
    expect(program.output()).toMatch(/"how":"SIGKILL","pauseMs":1000/)
    program.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(workersOf(program).filter(isAlive)).toEqual([])
  })
})

describe('the processes of one machine', () => {
  it('end with their primary, even if it is killed', async () => {
    const program = startProgram(['start'], { DATA_DIR: await temporaryFolder(), WORKERS: '2' })
    await program.address()
    const workers = workersOf(program)
    expect(workers).toHaveLength(2)
    program.kill('SIGKILL')
    await program.ended
    await expect.poll(() => workers.filter(isAlive), { timeout: 10_000 }).toEqual([])
  })

  it('cannot serve: one sentence says why, once', async () => {
    const other = createServer().listen(0, 'localhost')
    onTestFinished(() => void other.close())
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = address && typeof address === 'object' ? String(address.port) : ''
    const program = startProgram(['start'], { DATA_DIR: await temporaryFolder(), PORT: port, WORKERS: '3' })
    expect(await program.ended).toBe(1)
    expect(program.errors().trim()).toMatch(new RegExp(`^La porta ${port} è già occupata[^\\n]*\\.$`))
  })

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    it(
      `are stopped by ${signal} to all of them, as a terminal and systemd do it, and each finishes`,
      signal === 'SIGINT' ? LONG : {},
      async () => {
        const program = startProgram(['start'], { DATA_DIR: await temporaryFolder(), WORKERS: '2' })
        await program.address()
        const workers = workersOf(program)
        for (const pid of workers) process.kill(pid, signal)
        program.kill(signal)
        expect(await program.ended).toBe(0)
        expect(workers.filter(isAlive)).toEqual([])
        expect(program.output().match(/Password/g)).toHaveLength(1)
      },
    )
})

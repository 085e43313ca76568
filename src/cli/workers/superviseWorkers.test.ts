import { expect, it } from 'vitest'
import { pauseAfter, superviseWorkers, type WorkerProcess } from './superviseWorkers.ts'

it.each([
  [0, 0],
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [6, 30_000],
  [100, 30_000],
])('after %i short lives in a row the pause is of %i ms', (shortLives, pause) => {
  expect(pauseAfter(shortLives)).toBe(pause)
})

interface Fake extends WorkerProcess {
  readonly signals: string[]
  listen(port?: number): Promise<void>
  end(how?: string): Promise<void>
}

/** A promise, and who resolves it. */
function settledLater<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}

/** Workers that do as the test says, a clock that it sets, and pauses that it ends. */
function ground(count: number) {
  const forked: Fake[] = []
  const pauses: { ms: number; work: () => void }[] = []
  const lines: unknown[] = []
  let now = 0
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  const supervision = superviseWorkers({
    count,
    clock: () => new Date(now),
    log: { info: () => undefined, warn: () => undefined, error: (line: unknown) => void lines.push(line) },
    after(ms, work) {
      const pause = { ms, work }
      pauses.push(pause)
      return () => void pauses.splice(pauses.indexOf(pause), 1)
    },
    fork() {
      const listening = settledLater<number | null>()
      const ended = settledLater<string>()
      const signals: string[] = []
      const worker: Fake = {
        pid: forked.length + 1,
        listening: listening.promise,
        ended: ended.promise,
        signals,
        kill: (signal) => void signals.push(signal),
        listen: (port = 3000) => (listening.resolve(port), settle()),
        end: (how = 'SIGKILL') => (ended.resolve(how), settle()),
      }
      forked.push(worker)
      return worker
    },
  })
  return { supervision, forked, pauses, lines, wait: (ms: number) => void (now += ms), settle }
}

it('starts one alone, and the others once it serves', async () => {
  const { supervision, forked } = ground(3)
  expect(forked).toHaveLength(1)
  await forked[0]?.listen(4000)
  expect(forked).toHaveLength(3)
  await Promise.all(forked.map((worker) => worker.listen(4000)))
  expect(await supervision.started).toBe(4000)
})

it('starts no other when the first cannot serve', async () => {
  const { supervision, forked, pauses } = ground(3)
  await forked[0]?.end('code 1')
  expect(await supervision.started).toBeNull()
  expect([forked.length, pauses.length]).toEqual([1, 0])
})

it('starts who ends again: at once after a long life, with pauses that double after short ones', async () => {
  const { forked, pauses, lines, wait, settle } = ground(1)
  await forked[0]?.listen()
  wait(60_000)
  await forked[0]?.end()
  const told: number[] = []
  for (let life = 1; life <= 4; life++) {
    const pause = pauses.pop()
    told.push(pause?.ms ?? -1)
    pause?.work()
    await settle()
    await forked[life]?.listen()
    wait(59_999)
    await forked[life]?.end('SIGSEGV')
  }
  expect(told).toEqual([0, 1_000, 2_000, 4_000])
  expect(lines[1]).toMatchObject({ how: 'SIGSEGV', pauseMs: 1_000 })
})

it('stops all, waits for each, and starts nobody again', async () => {
  const { supervision, forked, pauses } = ground(2)
  await forked[0]?.listen()
  await forked[1]?.listen()
  await forked[1]?.end()
  expect(pauses).toHaveLength(1)
  let hasStopped = false
  const stopping = supervision.stop().then(() => (hasStopped = true))
  expect(pauses).toEqual([])
  expect(forked.map(({ signals }) => signals)).toEqual([['SIGTERM'], []])
  expect(hasStopped).toBe(false)
  await forked[0]?.end('code 0')
  await stopping
  expect(pauses).toEqual([])
})

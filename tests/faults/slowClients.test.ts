import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { report, times } from '../support/long.ts'
import { openStage } from './support/stage.ts'

const CLIENTS = times(3000, 300)
const READS = times(2000, 200)

/** What each begins, and then goes on with a byte at a time. */
const BEGINNINGS = {
  'headers that never end': 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'a body a byte at a time':
    'POST /modal/ajax/hook-modal-submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\nid=',
  'not a word': '',
}

it(`readers are served while ${CLIENTS} clients are slow or silent`, { timeout: 600_000 }, async () => {
  const stage = await openStage('sqlite')
  const program = await stage.start()
  const { port } = new URL(stage.address)
  const kinds = Object.values(BEGINNINGS)
  const sockets: Socket[] = []
  const begin = (beginning: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), 'localhost', () => {
        if (beginning) socket.write(beginning)
        resolve()
      })
      socket.on('error', () => resolve()).resume()
      sockets.push(socket)
    })
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  for (let client = 0; client < CLIENTS; client++) await begin(kinds[client % kinds.length] ?? '')
  const isOpen = ({ readyState }: Socket) => readyState === 'open'
  const begun = sockets.filter(isOpen).length
  expect(begun).toBeGreaterThan(CLIENTS * 0.9)
  const dripping = setInterval(() => {
    for (const [index, socket] of sockets.entries()) if (kinds[index % kinds.length] && isOpen(socket)) socket.write('a')
  }, 1000)
  onTestFinished(() => clearInterval(dripping))

  const statuses = new Map<number, number>()
  const waited: number[] = []
  for (let read = 0; read < READS; read++) {
    const asked = performance.now()
    // Each a page that nobody has asked for before, or the front page, which is kept.
    const { status } = await fetch(`${stage.address}/${read % 2 ? `cerca?q=parola${read}` : ''}`, { headers: { accept: 'text/html' } })
    waited.push(performance.now() - asked)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([[200, READS]])
  const slowest = Math.max(...waited)
  const middle = waited.toSorted((a, b) => a - b)[READS >> 1] ?? 0
  // Whoever does not say in time what they want is let go: the long form waits for it.
  const left = () => sockets.filter(isOpen).length
  await expect.poll(left, { timeout: 300_000, interval: 500 }).toBeLessThanOrEqual(times(0, CLIENTS))
  expect((await fetch(`${stage.address}/healthz`)).status).toBe(200)
  await program.stop()
  report('slow clients', [
    `${begun} connections at once (${Object.keys(BEGINNINGS).join(', ')}): ${READS} of ${READS} pages served meanwhile, half of them within ` +
      `${Math.round(middle)} ms, the slowest in ${Math.round(slowest)} ms; all ${begun} were let go, and the program ended when asked`,
  ])
})

import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { StoreUnavailable, withTimeout } from './faults.ts'

/** Two ends of a connection. */
async function openConnection(): Promise<readonly [Socket, Socket]> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const near = connect((server.address() as AddressInfo).port) // listening on a port, so it is no path
  const [far] = (await once(server, 'connection')) as [Socket]
  onTestFinished(() => {
    near.destroy()
    far.destroy()
    server.close()
  })
  return [near, far]
}

/** Nothing else can happen meanwhile. */
function standStill(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

it('an answer that came while we stood still has come in time', async () => {
  const [near, far] = await openConnection()
  const answer = withTimeout(20, once(near, 'data').then(String))
  far.write('eccola')
  standStill(60)
  expect(await answer).toBe('eccola')
})

it('a store that says nothing cannot be reached', async () => {
  const [near] = await openConnection()
  await expect(withTimeout(20, once(near, 'data'))).rejects.toThrow(StoreUnavailable)
})

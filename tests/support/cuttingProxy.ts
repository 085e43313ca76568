import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a server that can be cut. */
export interface CuttingProxy {
  readonly endpoint: string
  /** How many connections were cut. */
  cuts(): number
  /** How much was sent to the server, in all. */
  sentBytes(): number
  /** Cuts every connection that carries more than so many bytes of answers, as many times as is said. */
  cutAnswers(bytes: number, times: number): void
  /** The same for what is sent. */
  cutRequests(bytes: number, times: number): void
  /** Nobody gets through until `open`. */
  close(): void
  /** The same once so many bytes more were sent. */
  closeAfter(bytes: number): void
  /** Keeps its connections, and carries no more of what one of them sends, or is answered, beyond so many bytes. */
  stallAfter(way: 'answers' | 'requests', bytes: number): void
  isStalled(): boolean
  /** Lets everybody through again, and cuts what was stalled. */
  open(): void
}

/** Stands before the server at this address until the test ends. */
export async function openCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const limits = { answers: { bytes: Infinity, times: 0, most: Infinity }, requests: { bytes: Infinity, times: 0, most: Infinity } }
  const stalled: Socket[] = []
  let isOpen = true
  let cuts = 0
  let sent = 0
  let last = Infinity

  function carry(from: Socket, to: Socket, limit: { bytes: number; times: number; most: number }): void {
    let carried = 0
    from.on('data', (bytes: Buffer) => {
      carried += bytes.length
      if (limit === limits.requests) sent += bytes.length
      if (sent > last) close()
      if (carried > limit.bytes && limit.times > 0) {
        limit.times -= 1
        cuts += 1
        from.destroy()
        to.destroy()
      } else if (carried > limit.most) {
        from.pause()
        stalled.push(from)
      } else if (!to.write(bytes)) {
        from.pause()
        to.once('drain', () => from.resume())
      }
    })
    from.on('end', () => to.end())
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  const cutAll = () => sockets.forEach((socket) => socket.destroy())
  function close(): void {
    isOpen = false
    cutAll()
  }

  const server = createServer((client) => {
    if (!isOpen) {
      client.destroy()
      return
    }
    const store = connect(Number(port), hostname)
    sockets.add(client).add(store)
    carry(client, store, limits.requests)
    carry(store, client, limits.answers)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => {
    cutAll()
    server.close()
  })
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a TCP server has a port
    cuts: () => cuts,
    sentBytes: () => sent,
    cutAnswers: (bytes, times) => void Object.assign(limits.answers, { bytes, times }),
    cutRequests: (bytes, times) => void Object.assign(limits.requests, { bytes, times }),
    close,
    closeAfter: (bytes) => void (last = sent + bytes),
    stallAfter: (way, bytes) => void (limits[way].most = bytes),
    isStalled: () => stalled.length > 0,
    open() {
      isOpen = true
      last = Infinity
      limits.answers.most = limits.requests.most = Infinity
      for (const socket of stalled.splice(0)) socket.destroy()
    },
  }
}

import { lookup } from 'node:dns/promises'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Messages } from '../../messages/messages.ts'
import type { Environment } from '../environment.ts'
import { StartFault } from '../startFault.ts'

/** A client that takes longer than this to receive its answer is let go. */
const STOP_DEADLINE_MS = 20_000

export interface Listening {
  /** The port that readers come by. */
  readonly port: number | null
  /** Finishes the requests in flight, then closes the server. */
  stop(): Promise<void>
}

/** Listens where the environment says. What keeps it from doing so is a sentence. */
export async function listen(
  app: FastifyInstance,
  environment: Pick<Environment, 'port' | 'host'>,
  t: Messages['cli'],
): Promise<Listening> {
  await listenAt(app, environment, t)
  const doors = [app.server, ...(await listenBeside(app, environment.host))]
  const address = app.server.address()
  return { port: address && typeof address === 'object' ? address.port : null, stop: () => stop(app, doors) }
}

/** A browser keeps its connection open after the last answer; without sweeping, closing would wait a minute for it to let go. */
async function stop(app: FastifyInstance, doors: readonly Server[]): Promise<void> {
  const sweeping = setInterval(() => doors.forEach((door) => door.closeIdleConnections()), 100)
  const deadline = setTimeout(() => doors.forEach((door) => door.closeAllConnections()), STOP_DEADLINE_MS)
  const [, ...sideDoors] = doors
  await Promise.all(sideDoors.map((door) => new Promise((resolve) => door.close(resolve))))
  await app.close()
  clearInterval(sweeping)
  clearTimeout(deadline)
}

async function listenAt(app: FastifyInstance, { port, host }: Pick<Environment, 'port' | 'host'>, t: Messages['cli']): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    await app.close()
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE') throw new StartFault(t.portBusy(port), { cause: error })
    if (code === 'EACCES') throw new StartFault(t.portForbidden(port), { cause: error })
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartFault(t.hostUnknown(host), { cause: error })
    throw error
  }
}

/** `localhost` can be two addresses, and a browser tries either first: the others lead in by the same door. */
async function listenBeside(app: FastifyInstance, host: string): Promise<Server[]> {
  const main = app.server.address()
  if (host !== 'localhost' || main === null || typeof main === 'string') return []
  const others = (await lookup(host, { all: true })).filter(({ address }) => address !== main.address)
  return others.map(({ address }) => {
    const door = createServer((request, response) => app.server.emit('request', request, response))
    // One that is taken or switched off is missed by nobody: the main address answers.
    return door.on('error', () => undefined).listen(main.port, address)
  })
}

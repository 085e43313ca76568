import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Does it take files, however long they take to come? It must then see to it that they do come. */
    takesFiles?: boolean
  }
}

/**
 * A request whose body is waited for and not sent whole in time is let go: whoever sends a letter a minute keeps a place from somebody else.
 * Node has one deadline for all requests, and a film takes longer to come than a form may.
 */
export function addBodyDeadline(app: FastifyInstance, milliseconds: number): void {
  const answered = new WeakSet<IncomingMessage>()
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!hasBody(raw) || routeOptions.config.takesFiles) return
    const isWaitedFor = () => raw.readableFlowing !== null && !answered.has(raw)
    const deadline = setTimeout(() => isWaitedFor() && raw.destroy(), milliseconds).unref()
    const stop = () => clearTimeout(deadline)
    raw.once('end', stop).once('close', stop)
  })

  // Whoever is still sending when the answer is ready reads it only afterwards: the rest is let in, and thrown away, as long as a body may take.
  app.addHook('onSend', async ({ raw }, _reply, payload) => {
    answered.add(raw)
    if (hasBody(raw)) await readToItsEnd(raw, milliseconds)
    return payload
  })
}

/** What comes after a body that nobody read would be taken for a part of it: the connection is kept only once the body has been read. */
export function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const isKept = response.shouldKeepAlive
  response.shouldKeepAlive = false
  request.once('end', () => void (response.shouldKeepAlive = isKept))
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

async function readToItsEnd(body: IncomingMessage, milliseconds: number): Promise<void> {
  if (body.readableEnded || body.destroyed) return
  await new Promise<void>((resolve) => {
    const deadline = setTimeout(stop, milliseconds).unref()
    function stop() {
      clearTimeout(deadline)
      resolve()
    }
    body.once('end', stop).once('close', stop).resume()
  })
}

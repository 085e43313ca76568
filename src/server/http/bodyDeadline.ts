import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Does it take files, however long they take to come? It must then see to it that they do come. */
    takesFiles?: boolean
  }
  interface FastifyInstance {
    /** How long a body may take that is no file. */
    readonly bodyTimeoutMs: number
  }
}

/** Requests whose answer is ready. */
const answered = new WeakSet<IncomingMessage>()

/**
 * A request whose body is waited for and not sent whole in time is let go: whoever sends a letter a minute keeps a place from somebody else.
 * Node has one deadline for all requests, and a film takes longer to come than a form may.
 */
export function addBodyDeadline(app: FastifyInstance, milliseconds: number): void {
  app.decorate('bodyTimeoutMs', milliseconds)
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!hasBody(raw) || routeOptions.config.takesFiles) return
    const isWaitedFor = () => raw.readableFlowing !== null && !answered.has(raw)
    const deadline = setTimeout(() => isWaitedFor() && raw.destroy(), milliseconds).unref()
    const stop = () => clearTimeout(deadline)
    raw.once('end', stop).once('close', stop)
  })

  app.addHook('onSend', async (_request, reply, payload) => {
    await letBodyIn(reply)
    return payload
  })
}

/**
 * Whoever is still sending when the answer is ready reads it only afterwards: the rest is let in, and thrown away, as long as a body may take.
 * Fastify's own answers wait for it; who sends one past Fastify does, too.
 */
export async function letBodyIn({ request: { raw }, server }: FastifyReply): Promise<void> {
  answered.add(raw)
  if (hasBody(raw)) await readToItsEnd(raw, server.bodyTimeoutMs)
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

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Does it take files, however long they take to come? It must then see to it that they do come. */
    takesFiles?: boolean
  }
}

/**
 * A request that is not sent whole in time is let go: whoever sends a letter a minute keeps a place from somebody else. Node has one
 * deadline for all requests, and a film takes longer to come than a form may.
 */
export function addBodyDeadline(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!hasBody(raw) || routeOptions.config.takesFiles) return
    const deadline = setTimeout(() => raw.destroy(), milliseconds).unref()
    const stop = () => clearTimeout(deadline)
    raw.once('end', stop).once('close', stop)
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

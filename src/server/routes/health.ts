import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process is alive. `/readyz`: it can serve, and if not, what is missing. */
export function addHealthRoutes(app: FastifyInstance, health: Health): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    const store = await health.ping().then(
      () => true,
      (error: unknown) => {
        request.log.error({ err: error }, 'the store does not answer')
        return false
      },
    )
    const migrations = store && (await health.isMigrated().catch(() => false))
    const isReady = store && migrations
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'not-ready',
        store: store ? 'ok' : 'unreachable',
        migrations: !store ? 'unknown' : migrations ? 'ok' : 'pending',
      })
  })
}

/** What `/readyz` asks before it sends anyone here. */
export interface Health {
  /** Resolves when the store answers. */
  ping(): Promise<void>
  isMigrated(): Promise<boolean>
}

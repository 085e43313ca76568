import type { FastifyInstance } from 'fastify'
import { StoreUnavailable, type StoreTrouble } from '../../store/faults.ts'
import { isMediaReachable } from '../../store/media/isMediaReachable.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import type { StoreShape } from '../../store/migrate.ts'

/** `/healthz`: the process is alive. `/readyz`: it can serve, and if not, what is missing; and what whoever runs it should mend. */
export function addHealthRoutes(app: FastifyInstance, health: Health, storage: MediaStorage, hasUntrustedProxy: () => boolean): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    const store = await health.ping().then(
      () => 'ok' as const,
      (error: unknown): StoreTrouble => {
        const trouble = error instanceof StoreUnavailable ? error.trouble : 'unreachable'
        request.log.error({ err: error, store: trouble }, 'the store is not ready')
        return trouble
      },
    )
    const isMediaThere = await isMediaReachable(storage)
    const migrations = store === 'ok' ? await health.shape().catch(() => 'unknown' as const) : 'unknown'
    // A newer version only adds to the store, so that this one goes on serving while machines are updated one by one.
    const isReady = store === 'ok' && (migrations === 'ok' || migrations === 'newer')
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'not-ready',
        store,
        migrations,
        ...HINTS[migrations],
        // Pages are served without their pictures.
        ...(!isMediaThere && { media: 'unreachable', hint: 'pictures and uploads fail until the media storage answers' }),
        ...(hasUntrustedProxy() && { proxy: 'untrusted', hint: 'set TRUST_PROXY' }),
      })
  })
}

/** What to do about a store that is not of this version: another program has changed it, or put another in its place, since this one started. */
const HINTS: Readonly<Record<StoreShape | 'unknown', { readonly hint?: string }>> = {
  ok: {},
  unknown: {},
  older: { hint: 'restart: the store is brought up to date at the start' },
  newer: { hint: 'update the program: a newer version wrote the store' },
}

/** What `/readyz` asks before it sends anyone here. */
export interface Health {
  /** Resolves when the store answers and can be written. */
  ping(): Promise<void>
  /** What the store met a moment ago. */
  recentFault(): StoreUnavailable | null
  /** How the store stands to this program. */
  shape(): Promise<StoreShape>
}

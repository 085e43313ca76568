import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import type { BackupStatus } from '../../content/backups.ts'
import type { Clock } from '../../content/time.ts'
import { createDurations, type Durations } from '../http/durations.ts'
import { isForwarded } from '../http/watchForProxy.ts'
import { RequestFault } from '../errors.ts'
import type { CacheLookup } from '../pageCache/pageCache.ts'

export interface Metrics extends Durations {
  countPage(from: CacheLookup['from']): void
  addRoute(app: FastifyInstance, token: string | null): void
}

/** What others know, and is asked of them when the figures are. */
export interface Readings {
  readonly pagesWeight: () => number
  readonly droppedLogLines: () => number
  readonly backupStatus: (() => Promise<BackupStatus>) | undefined
  readonly clock: Clock
}

/** Counts and times every answer, and shows the figures to Prometheus: to whoever has the token or, where there is none, on this machine. */
export function createMetrics({ pagesWeight, droppedLogLines, backupStatus, clock }: Readings): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const pages = { hit: 0, miss: 0, stale: 0 }
  new Counter({
    name: 'page_cache_answers_total',
    help: 'Pages answered: fresh from memory, drawn anew, or old because the store was down',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [from, count] of Object.entries(pages)) this.inc({ from }, count)
    },
  })
  new Gauge({
    name: 'page_cache_bytes',
    help: 'What the kept pages weigh',
    registers: [registry],
    collect() {
      this.set(pagesWeight())
    },
  })
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that could not be written: its disk is full, or nobody reads it',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(droppedLogLines())
    },
  })
  if (backupStatus)
    new Gauge({
      name: 'backup_age_seconds',
      help: 'How long ago the last proven backup was made; without a value while there is none',
      registers: [registry],
      async collect() {
        // A store that is away must not take the other figures with it.
        const { lastProven } = await backupStatus().catch(() => ({ lastProven: null }))
        if (lastProven) this.set((clock().getTime() - Date.parse(lastProven.at)) / 1000)
        else this.remove()
      },
    })

  return {
    ...createDurations(registry),
    countPage: (from) => void (pages[from] += 1),
    addRoute(app, token) {
      app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
        if (!(token === null ? isLocal(request) : hasToken(request, token))) throw new RequestFault('forbidden')
        return reply
          .header('cache-control', 'no-store')
          .type(registry.contentType)
          .send(await registry.metrics())
      })
    },
  }
}

/** Behind a proxy on this machine every visitor seems local. Only the proxy's own header tells them apart, and some send none: hence the token. */
function isLocal(request: FastifyRequest): boolean {
  return !isForwarded(request) && /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization?.replace(/^Bearer /, '') ?? '')
  const expected = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Registry, type MetricObjectWithValues, type MetricValue } from 'prom-client'
import type { Clock } from '../../content/time.ts'
import { createDurations, type Durations } from '../http/durations.ts'
import { isForwarded } from '../http/watchForProxy.ts'
import { RequestFault } from '../errors.ts'
import type { CacheLookup } from '../pageCache/pageCache.ts'
import { addOperatorMetrics, type OperatorReadings } from './operatorMetrics.ts'

const SIGN_IN_REFUSALS = ['password', 'second-factor', 'throttled', 'busy'] as const
export type SignInRefusal = (typeof SIGN_IN_REFUSALS)[number]

const UPLOAD_RESULTS = ['taken', 'refused'] as const
export type UploadResult = (typeof UPLOAD_RESULTS)[number]

export interface Metrics extends Durations {
  countPage(from: CacheLookup['from']): void
  readonly countSignInRefusal: (reason: SignInRefusal) => void
  readonly countUpload: (result: UploadResult) => void
  addRoute(app: FastifyInstance, token: string | null): void
}

/** The figures of one process, as another can add them to its own. */
export type ProcessFigures = MetricObjectWithValues<MetricValue<string>>[]

/** Where several processes serve as one: given what tells the figures of this one, asks for those of all, as Prometheus reads them. */
export type GatherFigures = (own: () => Promise<ProcessFigures>) => () => Promise<string>

/** What others know, and is asked of them when the figures are. */
export interface Readings {
  readonly pagesWeight: () => number
  readonly droppedLogLines: () => number
  readonly operator: Partial<OperatorReadings>
  readonly clock: Clock
  readonly gatherFigures?: GatherFigures | undefined
}

/** Counts and times every answer, and shows the figures to Prometheus: to whoever has the token or, where there is none, on this machine. */
export function createMetrics({ pagesWeight, droppedLogLines, operator, clock, gatherFigures }: Readings): Metrics {
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
  const signIns = new Counter({
    name: 'sign_in_refusals_total',
    help: 'Sign-ins that were refused: a wrong password or second factor, too many tries, too many at once',
    labelNames: ['reason'],
    registers: [registry],
  })
  for (const reason of SIGN_IN_REFUSALS) signIns.inc({ reason }, 0)
  const uploads = new Counter({
    name: 'uploads_total',
    help: 'Files that editors sent: taken, or refused',
    labelNames: ['result'],
    registers: [registry],
  })
  for (const result of UPLOAD_RESULTS) uploads.inc({ result }, 0)
  addOperatorMetrics(registry, operator, clock)
  const figures = gatherFigures?.(() => registry.getMetricsAsJSON()) ?? (() => registry.metrics())

  return {
    ...createDurations(registry),
    countPage: (from) => void (pages[from] += 1),
    countSignInRefusal: (reason) => signIns.inc({ reason }),
    countUpload: (result) => uploads.inc({ result }),
    addRoute(app, token) {
      app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
        if (!(token === null ? isLocal(request) : hasToken(request, token))) throw new RequestFault('forbidden')
        return reply
          .header('cache-control', 'no-store')
          .type(registry.contentType)
          .send(await figures())
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

import { join } from 'node:path'
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { ConsentStore } from '../content/consentRecord.ts'
import type { PopupActivityStore } from '../content/popups/activityStore.ts'
import type { OnPopupSubmit } from '../content/popups/submit.ts'
import type { Counters } from '../content/reading/counters.ts'
import { toInstant } from '../content/time.ts'
import type { TrafficStore } from '../content/traffic/traffic.ts'
import type { AuditLog } from '../store/people/auditLog.ts'
import type { RequestCounts } from '../store/counters/requestCounts.ts'
import type { MediaStorage } from '../store/media/storage.ts'
import { notedSources } from '../store/publications/sources.ts'
import { addAdminApi, type AdminParts } from './admin/adminApi.ts'
import { addAuditRoutes } from './admin/audit.ts'
import { addConsentsRoute } from './admin/consents.ts'
import { addScreenRoutes } from './admin/screenRoutes.ts'
import { addMeRoutes } from './admin/me.ts'
import { addScreens, type Screens } from './admin/screens.ts'
import { tellTheTime } from './admin/tellTheTime.ts'
import { addUserRoutes, type UsersParts } from './admin/users.ts'
import { addAuthRoutes, type AuthRouteContext } from './auth/authRoutes.ts'
import { renewCookies } from './auth/sessionFinder.ts'
import { ANALYTICS_FILES, POPUP_FILES } from './assets.ts'
import { tagHeader, type CdnKind } from './cdn/cdn.ts'
import { tagsOfPage } from './cdn/pageTags.ts'
import { addBodyDeadline } from './http/bodyDeadline.ts'
import { addInputGuard } from './http/addInputGuard.ts'
import { originForm } from './http/canonicalAddress.ts'
import { addConsentCalls } from './consent/addConsentCalls.ts'
import { cacheFastPath } from './pageCache/cacheFastPath.ts'
import type { Limiter } from './http/limiter.ts'
import { createPageHeaders } from './http/pageHeaders.ts'
import type { EncodePage } from './pageCache/encodePage.ts'
import { createGenerations } from './pageCache/generations.ts'
import { createPageCache, type PageCacheOptions } from './pageCache/pageCache.ts'
import { perGeneration } from './pageCache/perGeneration.ts'
import { addCounting } from './popups/addCounting.ts'
import { addPopupCalls } from './popups/addPopupCalls.ts'
import { createPopupSelector } from './popups/createPopupSelector.ts'
import type { Previews } from './previews/previews.ts'
import { addRateLimits, createAuthLimit, createUserLimit } from './http/rateLimits.ts'
import { recordAnswer } from './http/recordAnswer.ts'
import { refuseUnreadable } from './http/refuseUnreadable.ts'
import { loadLayoutData } from './pages/layoutData.ts'
import { rememberSite } from './pages/rememberSite.ts'
import { addBuiltFiles } from './routes/builtFiles.ts'
import { addFailureHandlers } from './routes/failures.tsx'
import { addFileRoutes } from './routes/files.ts'
import { addHealthRoutes, type Health } from './routes/health.ts'
import { addIconRoutes } from './routes/icons.ts'
import { addMediaRoute } from './routes/media.ts'
import { createMetrics, type GatherFigures } from './routes/metrics.ts'
import type { OperatorReadings } from './routes/operatorMetrics.ts'
import { addPageRoutes, type PageParts } from './routes/pages.tsx'
import { addPreviewRoute } from './routes/preview.tsx'
import { addSearchRoute } from './routes/search.ts'
import { addSocialCardRoute } from './routes/socialCards.ts'
import type { DrawWords } from './socialCards/drawCard.ts'
import { addSecurityTxtRoute } from './routes/securityTxt.ts'
import { watchForProxy } from './http/watchForProxy.ts'
import { createSendCached } from './pageCache/sendCached.ts'
import { addMissingCounter } from './counting/addMissingCounter.ts'
import { addReadCounters } from './counting/readCounters.ts'
import { addCollector } from './traffic/addCollector.ts'

export interface BackOffice extends AdminParts, Omit<UsersParts, 'guard'> {
  readonly audit: AuditLog
  readonly signIn: Pick<AuthRouteContext, 'auth' | 'signInLog' | 'throttle' | 'findPasswordLink' | 'mostHashing'>
}

export interface ServerOptions extends Omit<PageParts, 'layoutData' | 'analyticsSettings'>, Partial<OperatorReadings> {
  readonly storage: MediaStorage
  readonly newId: () => string
  readonly previews: Previews
  /** Where editors sign in and work; a server for readers alone has none. */
  readonly backOffice?: BackOffice & { readonly screens: Screens }
  /** Where what is counted is written down; without it nothing is. */
  readonly counters?: Counters
  /** Where what pages tell of is added up; without it nothing is. */
  readonly traffic?: TrafficStore
  readonly health: Health
  /** Who serves scripts and styles: we, from the client build, or Vite while the code is being written. */
  readonly client: { readonly folder: string } | { readonly developmentOrigin: string }
  /** Where readers' answers to announcements are kept; without it nobody takes them. */
  readonly popups?: PopupActivityStore
  /** Where the proof of what readers answer about cookies is kept; without it nobody takes it. */
  readonly consents?: ConsentStore
  /** What other code does when a reader gives an OK. */
  readonly onPopupSubmit?: readonly OnPopupSubmit[]
  /** Where the popup's own files are; they are not served from elsewhere. */
  readonly popupFolder?: string
  /** And those of the scripts that tell of what readers do. */
  readonly analyticsFolder?: string
  readonly metricsToken: string | null
  /** How many bytes of pages are kept in memory; as many as `createPageCache` says if nobody does. */
  readonly pageCacheBytes?: number
  /** See `PageCacheOptions`. */
  readonly onKept?: PageCacheOptions['onKept']
  /** How pages are made ready to be sent; in every encoding that pays, if nobody says. */
  readonly encodePage?: EncodePage
  /** How long a client may take to send a request that is no file; half a minute if nobody says. */
  readonly requestTimeoutMs?: number
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
  readonly logger: NonNullable<FastifyServerOptions['logger']>
  /** How many lines of the log could not be written. */
  readonly droppedLogLines?: () => number
  /** How `/metrics` tells of all the processes that serve behind one port; without it, of this one. */
  readonly gatherFigures?: GatherFigures | undefined
  /** Where limits are counted together with other processes on the same store; null where there are none. */
  readonly requestCounts?: RequestCounts | null
  /** The CDN that is told of publications; see `cdn/startPurging.ts`. */
  readonly cdn?: CdnKind | null
  /** See `AdminRouteContext`. */
  readonly pictureTurns?: Limiter
  /** See `routes/socialCards.ts`. */
  readonly drawWords?: DrawWords
}

const MAX_BODY_BYTES = 1024 * 1024
/** What stands for a redirect from the longest path. */
const MAX_PARAM_LENGTH = 2048
/** How long a client may take to send its request; and how long if it sends a film. */
const REQUEST_TIMEOUT_MS = 30_000
const FILE_TIMEOUT_MS = 2 * 60 * 60 * 1000

/** Builds the server; listening is another matter, so that tests can `inject`. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { client, clock } = options
  const { publicContent, lastKnown: lastKnownSite } = rememberSite(options.publicContent)
  const developmentOrigin = 'folder' in client ? null : client.developmentOrigin
  const security = { isHttps: options.siteUrl.startsWith('https:'), developmentOrigin }
  const cache = createPageCache({
    generations: createGenerations(publicContent, clock),
    clock,
    ...(options.pageCacheBytes !== undefined && { maxBytes: options.pageCacheBytes }),
    ...(options.onKept && { onKept: options.onKept }),
  })
  const parts: PageParts = {
    ...options,
    publicContent,
    layoutData: perGeneration(cache.generations, () => loadLayoutData({ ...options, publicContent }, toInstant(clock()))),
    analyticsSettings: perGeneration(cache.generations, () => publicContent.analyticsSettings()),
  }
  const headers = createPageHeaders({
    publicContent,
    generations: cache.generations,
    security,
    lastKnownSite,
    tags: () => (options.cdn ? tagHeader(options.cdn, tagsOfPage(notedSources())) : []),
  })
  const popupSelector = createPopupSelector({ publicContent, clock, generations: cache.generations })
  const metrics = createMetrics({
    pagesWeight: () => cache.weight(),
    droppedLogLines: options.droppedLogLines ?? (() => 0),
    operator: options,
    clock,
    gatherFigures: options.gatherFigures,
  })
  const sendCached = createSendCached({ cache, clock, metrics, headers: headers.current, encode: options.encodePage })
  let isClosing = false

  const app: FastifyInstance = fastify({
    logger: options.logger,
    trustProxy: options.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: FILE_TIMEOUT_MS,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    rewriteUrl: ({ url = '' }) => popupsAddress(originForm(url)),
    serverFactory: cacheFastPath({
      cache,
      clock,
      isClosing: () => isClosing,
      record(answered) {
        metrics.countPage('hit')
        recordAnswer(metrics, app.log, answered)
      },
    }),
    clientErrorHandler: refuseUnreadable,
    // A malformed address never reaches a handler, nor the hooks that set headers: answer it like any other failure.
    frameworkErrors: (error, request, reply) => app.errorHandler(error, request, reply.headers(headers.common())),
  })
  // What every answer says of subdomains is a setting: it is known from the first answer on.
  app.addHook('onReady', async () => void (await publicContent.siteSettings().catch(() => undefined)))
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers.common()))
  app.addHook('onResponse', async ({ method, url, routeOptions, log }, { statusCode: status, elapsedTime: ms }) =>
    recordAnswer(metrics, log, { method, url, route: routeOptions.url ?? 'unmatched', status, ms }),
  )
  await addRateLimits(app, { clock, others: options.requestCounts ?? null })
  addBodyDeadline(app, options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS)
  addInputGuard(app)
  const readCounters = options.counters && addReadCounters(app, { ...options, counters: options.counters })
  const countMissing = options.backOffice && addMissingCounter(app, { ...options, missingPages: options.backOffice.missingPages })
  const counting = { countHit: readCounters?.countHit, countMissing }
  addFailureHandlers(app, { ...parts, cache, headers, lastKnownSite, health: options.health, ...counting })
  metrics.addRoute(app, options.metricsToken)
  // Whoever trusts some proxy has thought of it.
  const hasUntrustedProxy = options.trustProxy === false ? watchForProxy(app) : () => false
  addHealthRoutes(app, options.health, options.storage, hasUntrustedProxy)
  addMediaRoute(
    app,
    options.storage,
    perGeneration(cache.generations, () => publicContent.goneFiles()),
  )
  if ('folder' in client) await addBuiltFiles(app, { folder: join(client.folder, 'assets'), prefix: '/assets/' })
  // Their addresses carry a mark of what they hold.
  if (options.popupFolder) await addBuiltFiles(app, { folder: options.popupFolder, prefix: POPUP_FILES })
  if (options.analyticsFolder) await addBuiltFiles(app, { folder: options.analyticsFolder, prefix: ANALYTICS_FILES })
  if (options.popups) {
    const answering = { popupSelector, store: options.popups, publicContent, clock, siteUrl: options.siteUrl }
    addPopupCalls(app, { ...answering, newId: options.newId, hooks: options.onPopupSubmit ?? [], locale: () => lastKnownSite().language })
    addCounting(app, answering)
  }
  if (options.traffic) {
    addCollector(app, { publicContent, clock, store: options.traffic, generations: cache.generations, siteUrl: options.siteUrl })
  }
  if (options.consents) {
    addConsentCalls(app, {
      ...options,
      store: options.consents,
      settings: parts.analyticsSettings,
    })
  }
  addIconRoutes(app)
  addSecurityTxtRoute(app, parts)
  addSocialCardRoute(app, { ...options, ...parts })
  addFileRoutes(app, parts, options.storage, sendCached)
  addSearchRoute(app, parts)
  addPreviewRoute(app, parts, options.previews)
  if (options.backOffice) {
    const guard = { ...options.backOffice.guard, limit: createUserLimit(app) }
    const backOffice = { ...options.backOffice, guard }
    tellTheTime(app, clock)
    renewCookies(app)
    addAuthRoutes(app, {
      ...backOffice.signIn,
      findSession: guard.findSession,
      siteUrl: options.siteUrl,
      limit: createAuthLimit(app),
      countRefusal: metrics.countSignInRefusal,
    })
    addMeRoutes(app, backOffice)
    addUserRoutes(app, backOffice)
    addAuditRoutes(app, { ...backOffice, clock, settings: () => publicContent.siteSettings() })
    if (options.consents)
      addConsentsRoute(app, { ...backOffice, clock, consents: options.consents, settings: () => publicContent.siteSettings() })
    addAdminApi(app, backOffice)
    addScreenRoutes(app, { ...options, ...parts, ...backOffice, hasUntrustedProxy, countUpload: metrics.countUpload })
    await addScreens(app, options.backOffice.screens)
  }
  addPageRoutes(app, { ...parts, popupSelector }, sendCached, readCounters)
  return app
}

/** Programs find announcements at `/api/admin/popups` as well as by the name of their kind, which is how all other documents are found. */
const popupsAddress = (url: string): string => url.replace(/^\/api\/admin\/popups(?=[/?]|$)/, '/api/admin/popup')

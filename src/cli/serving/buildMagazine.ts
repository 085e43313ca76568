import type { FastifyInstance } from 'fastify'
import { toInstant } from '../../content/time.ts'
import { readAnalyticsAssets, readAssets, readPopupAssets } from '../../server/assets.ts'
import { buildServer } from '../../server/buildServer.ts'
import type { Limiter } from '../../server/http/limiter.ts'
import type { GatherFigures } from '../../server/routes/metrics.ts'
import { createPreviews } from '../../server/previews/previews.ts'
import type { Assets } from '../../site/layoutData.ts'
import { readBackupStatus } from '../../store/backup/backupRuns.ts'
import { createConsentStore } from '../../store/counters/consentStore.ts'
import { createCounters } from '../../store/counters/counters.ts'
import { readWebhookBacklog } from '../../store/counters/outbox.ts'
import { createRequestCounts } from '../../store/counters/requestCounts.ts'
import { createTrafficStore } from '../../store/counters/trafficStore.ts'
import type { Database } from '../../store/database.ts'
import { createDocumentStore } from '../../store/documents/documentStore.ts'
import { isMediaReachable } from '../../store/media/isMediaReachable.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { storeShape } from '../../store/migrate.ts'
import { createPublicContent } from '../../store/publications/publicContent.ts'
import { findSecret } from '../../store/secrets.ts'
import { ANALYTICS_FOLDER, CLIENT_FOLDER, POPUP_FOLDER, SCREENS_FOLDER } from './builtFolders.ts'
import type { CommandContext } from '../context.ts'
import type { Environment } from '../environment.ts'
import { isBuilt } from '../programCode.ts'
import { drawInThread } from './drawInThread.ts'
import { onPopupSubmit } from './onPopupSubmit.ts'
import { openBackOffice } from './openBackOffice.ts'
import { loggerFor, type ProgramLog } from './programLog.ts'
import { programCommit, programVersion } from '../version.ts'

/** Where Vite serves scripts and styles while the code is being written; else they come from the build. */
export interface Development {
  readonly origin: string
  readonly assets: Assets
  readonly screens: string
  readonly popup: string
  readonly analytics: string
}

interface MagazineParts extends CommandContext {
  readonly database: Database
  readonly storage: MediaStorage
  readonly log: ProgramLog
  readonly development?: Development | undefined
  /** What is shared with the other processes of this machine, where there are others. */
  readonly shared?: { readonly gatherFigures: GatherFigures; readonly pictureTurns: Limiter }
}

/** Puts the server of a magazine together, on a store that is ready. */
export async function buildMagazine({ development, database, storage, log, shared, ...context }: MagazineParts): Promise<FastifyInstance> {
  const { environment, clock, newId } = context
  const publicContent = createPublicContent(database)
  // What fails where nobody is there to be told is written in the server's log, once there is a server.
  const noteFault = (message: string) => (err: unknown) => app.log.error({ err }, message)
  const backOffice = await openBackOffice({ ...context, database, publicContent, storage, noteFault })
  const app = await buildServer({
    publicContent,
    backOffice: {
      ...backOffice,
      screens: development ? { developmentOrigin: development.origin, sources: development.screens } : { folder: SCREENS_FOLDER },
    },
    storage,
    // A thread cannot load sources.
    ...(isBuilt() && { drawWords: drawInThread() }),
    // One process on a file of its own is alone; on PostgreSQL nobody knows who else is there.
    requestCounts:
      environment.workers > 1 || database.engine === 'postgres'
        ? createRequestCounts(database, await findSecret(database, 'limits'))
        : null,
    counters: createCounters(database),
    traffic: createTrafficStore(database),
    popups: backOffice.popupActivity.store,
    consents: createConsentStore(database, clock),
    onPopupSubmit,
    clock,
    newId,
    previews: createPreviews(createDocumentStore(database), clock),
    assets: development
      ? {
          ...development.assets,
          popup: await readPopupAssets(development.popup),
          analytics: await readAnalyticsAssets(development.analytics),
        }
      : await readAssets(CLIENT_FOLDER, POPUP_FOLDER, ANALYTICS_FOLDER),
    popupFolder: development?.popup ?? POPUP_FOLDER,
    analyticsFolder: development?.analytics ?? ANALYTICS_FOLDER,
    client: development ? { developmentOrigin: development.origin } : { folder: CLIENT_FOLDER },
    siteUrl: environment.siteUrl,
    ...(environment.pageCacheBytes !== null && { pageCacheBytes: environment.pageCacheBytes }),
    cdn: environment.cdn?.kind ?? null,
    trustProxy: trustedProxies(environment.trustProxy),
    metricsToken: environment.metricsToken,
    version: { version: programVersion(), commit: programCommit() },
    storeFigures: () => database.figures(),
    webhookBacklog: () => readWebhookBacklog(database),
    backupStatus: async () => ({ isScheduled: environment.backupTo !== null, ...(await readBackupStatus(database, toInstant(clock()))) }),
    isMediaThere: () => isMediaReachable(storage),
    logger: loggerFor(environment, log.destination),
    droppedLogLines: log.destination.dropped,
    ...shared,
    health: { ping: () => database.ping(), recentFault: () => database.recentFault(), shape: () => storeShape(database) },
  })
  log.use(app.log)
  return app
}

/** Fastify counts proxies from the one nearest to us. */
function trustedProxies(proxies: Environment['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

import { lookup } from 'node:dns/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { addressOf } from '../content/addresses.ts'
import { rarely } from '../content/rarely.ts'
import { toInstant } from '../content/time.ts'
import type { Messages } from '../messages/messages.ts'
import { readAnalyticsAssets, readAssets, readPopupAssets } from '../server/assets.ts'
import { buildServer } from '../server/buildServer.ts'
import { createLogDestination, type LogDestination } from '../server/logDestination.ts'
import { createPostWebhook } from '../server/popups/postWebhook.ts'
import { startDelivering } from '../server/popups/startDelivering.ts'
import { createPreviews } from '../server/previews/previews.ts'
import type { Assets } from '../site/layoutData.ts'
import { createConsentStore } from '../store/counters/consentStore.ts'
import { createCounters, pruneReads } from '../store/counters/counters.ts'
import { pruneEnded } from '../store/people/pruneEnded.ts'
import { createTrafficStore } from '../store/counters/trafficStore.ts'
import { TRAFFIC_DAYS } from '../content/traffic/traffic.ts'
import { createBackupRuns, readBackupStatus } from '../store/backup/backupRuns.ts'
import { createPublicContent } from '../store/publications/publicContent.ts'
import { pruneCopies, storeShape } from '../store/migrate.ts'
import { createOutbox, readWebhookBacklog } from '../store/counters/outbox.ts'
import { createDocumentStore } from '../store/documents/documentStore.ts'
import { pruneBin } from '../store/documents/pruneBin.ts'
import type { CommandContext } from './context.ts'
import type { Environment } from './environment.ts'
import { ensureAdministrator, type FirstAdministrator } from './firstAdministrator.ts'
import { openBackOffice } from './openBackOffice.ts'
import { onPopupSubmit } from './onPopupSubmit.ts'
import { openStore } from './openStore.ts'
import { backupFolderWarning, runScheduledBackup, startNightlyBackups } from './nightlyBackups.ts'
import { dayBefore, pruneDaily } from './pruneDaily.ts'
import { seedDemo } from './seedDemo.ts'
import { StartFault } from './startFault.ts'
import { programCommit, programVersion } from './version.ts'

export interface Running {
  readonly app: FastifyInstance
  /** Finishes the requests in flight, then closes the store. */
  stop(): Promise<void>
}

interface StartOptions extends CommandContext {
  /** Where Vite serves scripts and styles while the code is being written; else they come from the build. */
  readonly development?: {
    readonly origin: string
    readonly assets: Assets
    readonly screens: string
    readonly popup: string
    readonly analytics: string
  }
}

/** A client that takes longer than this to receive its answer is let go. */
const STOP_DEADLINE_MS = 20_000

/** The build puts the program in dist/server, what readers load in dist/client and what editors do in dist/admin. */
const CLIENT_FOLDER = join(fileURLToPath(new URL('.', import.meta.url)), '../client')
const SCREENS_FOLDER = join(CLIENT_FOLDER, '../admin')
const POPUP_FOLDER = join(CLIENT_FOLDER, '../popup')
const ANALYTICS_FOLDER = join(CLIENT_FOLDER, '../analytics')

/** Opens the store, prepares an empty magazine, and serves it. */
export async function start({ development, ...context }: StartOptions): Promise<Running> {
  const { environment, messages: t, say, clock, newId } = context
  // Until there is a server whose log could say so, a fault of the store is one of starting, and is told as such.
  let log: FastifyBaseLogger | null = null
  const onStoreFault = rarely((err, passedOver) => log?.error({ err, passedOver }, 'the store failed'), clock)
  const { database, storage, migrated } = await openStore(context, onStoreFault)
  const logDestination = createLogDestination(process.stdout.fd, (lines) =>
    log?.warn({ lines }, 'lines of the log could not be written, and were dropped'),
  )
  try {
    if (migrated.length > 0) say(t.migrated(migrated.length))
    const administrator = await ensureAdministrator(database, context)
    // Said at once, and again at the end: whatever happens in between, the password must not be lost.
    if (administrator.generatedPassword)
      say(`${t.administratorMade(administrator.user.email)} ${t.password}: ${administrator.generatedPassword}`)
    if (environment.demo) await seedDemo({ ...context, database, storage, actor: administrator.user })
    const publicContent = createPublicContent(database)
    // What fails where nobody is there to be told is written in the server's log, once there is a server.
    const noteFault = (message: string) => (err: unknown) => app.log.error({ err }, message)
    const backOffice = await openBackOffice({ ...context, database, publicContent, storage, noteFault })
    const traffic = createTrafficStore(database)
    const consents = createConsentStore(database, clock)
    const backups = createBackupRuns({ database, audit: backOffice.audit, clock, newId, by: null })
    const app = await buildServer({
      publicContent,
      backOffice: {
        ...backOffice,
        screens: development ? { developmentOrigin: development.origin, sources: development.screens } : { folder: SCREENS_FOLDER },
      },
      storage,
      counters: createCounters(database),
      traffic,
      popups: backOffice.popupActivity.store,
      consents,
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
      trustProxy: trustedProxies(environment.trustProxy),
      metricsToken: environment.metricsToken,
      version: { version: programVersion(), commit: programCommit() },
      storeFigures: () => database.figures(),
      webhookBacklog: () => readWebhookBacklog(database),
      backupStatus: async () => ({ isScheduled: environment.backupTo !== null, ...(await readBackupStatus(database, toInstant(clock()))) }),
      logger: loggerFor(environment, logDestination),
      droppedLogLines: logDestination.dropped,
      health: { ping: () => database.ping(), recentFault: () => database.recentFault(), shape: () => storeShape(database) },
    })
    log = app.log
    const stopPruning = pruneDaily([
      () => backOffice.audit.prune().catch(noteFault('the audit log was not pruned')),
      () => backOffice.popupActivity.store.prune().catch(noteFault('old submits were not pruned')),
      () =>
        pruneBin({ database, audit: backOffice.audit, clock, forgetFile: (hash) => storage.removeAll(hash) }).catch(
          noteFault('the bin was not pruned'),
        ),
      () => traffic.prune(dayBefore(clock(), TRAFFIC_DAYS)).catch(noteFault('the figures of old days were not pruned')),
      () => consents.prune().catch(noteFault('the proofs of consent were not pruned')),
      () => pruneReads(database, dayBefore(clock(), TRAFFIC_DAYS)).catch(noteFault('the reads of old days were not pruned')),
      () => pruneEnded(database, clock()).catch(noteFault('ended sessions were not pruned')),
      () => pruneCopies(join(environment.dataDir, 'backups')).catch(noteFault('old copies of the store were not pruned')),
    ])
    const delivering = startDelivering({
      outbox: createOutbox(database),
      post: createPostWebhook(),
      secretOf: backOffice.popupActivity.webhookSecret,
      clock,
      onFault: noteFault('a webhook was not told'),
    })
    const nightly =
      environment.backupTo !== null && !development
        ? startNightlyBackups({
            isDue: async () => backups.isDue((await publicContent.siteSettings()).timeZone),
            make: runScheduledBackup,
            onFault: noteFault('the backup of the night was not made'),
          })
        : null
    app.addHook('onClose', async () => {
      stopPruning()
      await nightly?.stop()
      await delivering.stop()
      return database.close()
    })
    await listen(app, environment, t)
    const sideDoors = await listenBeside(app, environment.host)
    announce(app, environment, administrator, t, say)
    const warning = environment.backupTo === null ? null : await backupFolderWarning(environment.backupTo, t.backups)
    if (warning !== null) say(warning)
    return {
      app,
      async stop() {
        await stop(app, sideDoors)
        await logDestination.flush()
      },
    }
  } catch (error) {
    await database.close().catch(() => undefined)
    throw error
  }
}

/** A browser keeps its connection open after the last answer; without sweeping, closing would wait a minute for it to let go. */
async function stop(app: FastifyInstance, sideDoors: readonly Server[]): Promise<void> {
  const doors = [app.server, ...sideDoors]
  const sweeping = setInterval(() => doors.forEach((door) => door.closeIdleConnections()), 100)
  const deadline = setTimeout(() => doors.forEach((door) => door.closeAllConnections()), STOP_DEADLINE_MS)
  await Promise.all(sideDoors.map((door) => new Promise((resolve) => door.close(resolve))))
  await app.close()
  clearInterval(sweeping)
  clearTimeout(deadline)
}

async function listen(app: FastifyInstance, { port, host }: Environment, t: Messages['cli']): Promise<void> {
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

function announce(
  app: FastifyInstance,
  { siteUrl, port }: Environment,
  { user, generatedPassword }: FirstAdministrator,
  t: Messages['cli'],
  say: (line: string) => void,
): void {
  const address = app.server.address()
  // With PORT=0 the system chose a port, and the default site address does not know it.
  const site = port === 0 && address && typeof address === 'object' ? `http://localhost:${address.port}` : siteUrl
  const rows: [string, string][] = [
    [t.site, site],
    [t.backOffice, new URL(addressOf.backOffice(), site).href],
    [t.administrator, user.email],
    ...(generatedPassword ? [[t.password, generatedPassword] as [string, string]] : []),
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  say(['', ...rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`), ''].join('\n'))
}

/** Fastify counts proxies from the one nearest to us. */
function trustedProxies(proxies: Environment['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

/** Pretty where a person watches, JSON where a program does. */
function loggerFor({ logLevel }: Environment, stream: LogDestination) {
  if (!process.stdout.isTTY) return { level: logLevel, stream }
  return {
    level: logLevel,
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss', singleLine: true } },
  }
}

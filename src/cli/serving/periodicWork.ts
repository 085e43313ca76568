import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { MISSING_DAYS } from '../../content/addresses/missingPage.ts'
import { rarely } from '../../content/rarely.ts'
import { DAY_MS } from '../../content/time.ts'
import { TRAFFIC_DAYS } from '../../content/traffic/traffic.ts'
import { isMirrorBusy, readMirrored } from '../../server/mirror/mirrorFolder.ts'
import { createGenerations } from '../../server/pageCache/generations.ts'
import { createPostWebhook, createWebhookSecrets } from '../../server/popups/postWebhook.ts'
import { startPurging } from '../../server/cdn/startPurging.ts'
import { startDelivering } from '../../server/popups/startDelivering.ts'
import { createBackupRuns } from '../../store/backup/backupRuns.ts'
import { createConsentStore } from '../../store/counters/consentStore.ts'
import { pruneReads } from '../../store/counters/counters.ts'
import { createMissingPages } from '../../store/counters/missingPages.ts'
import { createOutbox } from '../../store/counters/outbox.ts'
import { createPopupActivityStore } from '../../store/counters/popupActivityStore.ts'
import { createTrafficStore } from '../../store/counters/trafficStore.ts'
import type { Database } from '../../store/database.ts'
import { pruneBin } from '../../store/documents/pruneBin.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { pruneCopies } from '../../store/migrate.ts'
import { createMoveStore } from '../../store/moves/moveStore.ts'
import { pruneMoves } from '../../store/moves/pruneMoves.ts'
import { clearScratchFolders } from '../../store/moves/scratchFolder.ts'
import { createAuditLog } from '../../store/people/auditLog.ts'
import { pruneEnded } from '../../store/people/pruneEnded.ts'
import { readChanges } from '../../store/publications/contentChanges.ts'
import { createPurgeLog } from '../../store/publications/purgeLog.ts'
import { createPublicContent } from '../../store/publications/publicContent.ts'
import { pruneWords } from '../../store/search/vocabulary.ts'
import { findSecret } from '../../store/secrets.ts'
import { claimWork } from '../../store/periodicWork.ts'
import type { CommandContext } from '../context.ts'
import { runScheduledBackup, startNightlyBackups } from '../backup/nightlyBackups.ts'
import { dayBefore, pruneDaily, type Prune } from './pruneDaily.ts'
import { continueMove } from '../moving/continueMove.ts'
import { openMoveFiles, scratchFolders } from '../moving/openMoveFiles.ts'
import { startMoving } from '../moving/startMoving.ts'
import { runApart } from '../runApart.ts'
import { startMirroring } from './startMirroring.ts'

interface PeriodicParts extends CommandContext {
  readonly database: Database
  readonly storage: MediaStorage
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** False while the code is being written: what runs apart is the program that was built. */
  readonly hasBuild: boolean
}

export interface PeriodicWork {
  stop(): Promise<void>
}

/**
 * What is done by the clock and not for a reader: old things are forgotten, other sites told, backups made, static files brought up to date. Of the processes of a machine one
 * does it; of several machines on one store, whoever takes a piece of it in the store first.
 */
export async function startPeriodicWork({ database, storage, log, hasBuild, ...context }: PeriodicParts): Promise<PeriodicWork> {
  const { environment, clock, newId } = context
  const noteFault = (message: string) => (err: unknown) => log.error({ err }, message)
  const audit = createAuditLog(database, clock, noteFault('the audit log failed'))
  const publicContent = createPublicContent(database)
  const backups = createBackupRuns({ database, audit, clock, newId, by: null })
  const moves = createMoveStore(database, clock)
  const moveFiles = openMoveFiles(environment)
  const prunes: readonly Prune[] = [
    ['the audit log was not pruned', () => audit.prune()],
    ['old submits were not pruned', () => createPopupActivityStore(database, clock).prune()],
    ['the bin was not pruned', () => pruneBin({ database, audit, clock, forgetFile: (hash) => storage.removeAll(hash) })],
    ['the figures of old days were not pruned', () => createTrafficStore(database).prune(dayBefore(clock(), TRAFFIC_DAYS))],
    ['the proofs of consent were not pruned', () => createConsentStore(database, clock).prune()],
    ['the reads of old days were not pruned', () => pruneReads(database, dayBefore(clock(), TRAFFIC_DAYS))],
    [
      'what readers asked for in vain was not pruned',
      () => createMissingPages(database, clock).prune(`${dayBefore(clock(), MISSING_DAYS)}T00:00:00.000Z`),
    ],
    ['files that were cut off were not removed', () => storage.removeUnfinished(new Date(clock().getTime() - DAY_MS))],
    ['ended sessions were not pruned', () => pruneEnded(database, clock())],
    ['words that no article uses were not pruned', () => pruneWords(database, clock())],
  ]
  const stopPruning = pruneDaily({
    claim: (everyMs) => claimWork(database, 'pruning', everyMs, clock()),
    prunes,
    // Copies of the store, and what was uploaded for moves, are files of this machine.
    localPrunes: [
      ['old copies of the store were not pruned', () => pruneCopies(join(environment.dataDir, 'backups'))],
      ['the files of old moves were not removed', () => pruneMoves(moves, moveFiles, clock())],
      ['what an import left that was cut off was not removed', () => clearScratchFolders(scratchFolders(environment))],
    ],
    onFault: (fault, err) => log.error({ err }, fault),
  })
  const purging =
    environment.cdn &&
    startPurging({
      cdn: environment.cdn,
      version: () => database.version(),
      changes: (after, until) => readChanges(database.db, after, until),
      log: createPurgeLog(database),
      clock,
      onFault: noteFault('the CDN was not told of a publication'),
    })
  const delivering = startDelivering({
    outbox: createOutbox(database),
    post: createPostWebhook(),
    secretOf: createWebhookSecrets(await findSecret(database, 'webhooks')),
    clock,
    onFault: noteFault('a webhook was not told'),
  })
  const nightly =
    environment.backupTo !== null && hasBuild
      ? startNightlyBackups({
          isDue: async () => backups.isDue((await publicContent.siteSettings()).timeZone),
          make: runScheduledBackup,
          onFault: noteFault('the backup of the night was not made'),
        })
      : null
  const moving = startMoving({
    due: () => moves.due(),
    isHere: (id) => moveFiles.isHere(id),
    run: (id, signal) => (hasBuild ? runApart(['import', 'continue', id], signal) : continueMove(context, id, signal)),
    fail: (id) => moves.finish(id, 'failed', { fault: context.messages.moving.crashed }),
    release: (id) => moves.release(id),
    // It is looked for every second, and a store may be away for longer.
    onFault: rarely(noteFault('a move of a magazine failed'), clock),
  })
  const { mirrorTo } = environment
  const mirroring =
    mirrorTo !== null && hasBuild
      ? startMirroring({
          current: createGenerations(publicContent, clock),
          mirrored: () => readMirrored(mirrorTo),
          isBusy: () => isMirrorBusy(mirrorTo),
          update: (signal, which) => runApart(['mirror', mirrorTo, ...(which === 'changed' ? ['--changed'] : [])], signal),
          onFault: noteFault('the static files were not brought up to date'),
        })
      : null
  return {
    async stop() {
      stopPruning()
      await moving.stop()
      await mirroring?.stop()
      await nightly?.stop()
      await delivering.stop()
      await purging?.stop()
    },
  }
}

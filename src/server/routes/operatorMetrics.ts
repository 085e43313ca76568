import { Counter, Gauge, type Registry } from 'prom-client'
import { unprotectedSince, type BackupStatus } from '../../content/backups.ts'
import type { Clock, Instant } from '../../content/time.ts'
import type { StoreFigures } from '../../store/storeFigures.ts'
import { registerHistogram } from '../http/registerHistogram.ts'

/** What whoever runs a magazine watches, asked of those who know when the figures are. */
export interface OperatorReadings {
  readonly version: { readonly version: string; readonly commit: string | null }
  readonly storeFigures: () => StoreFigures
  /** What other sites are still to be told, and since when the oldest of it waits. */
  readonly webhookBacklog: () => Promise<{ readonly waiting: number; readonly oldestAt: Instant | null }>
  readonly backupStatus: () => Promise<BackupStatus>
  readonly isMediaThere: () => Promise<boolean>
}

/**
 * Shows the figures of the store, of webhooks, of backups and of media, and which version this is. What every process on a store knows alike is not added up
 * when several are asked (`aggregator`).
 */
export function addOperatorMetrics(registry: Registry, readings: Partial<OperatorReadings>, clock: Clock): void {
  const { version, storeFigures, webhookBacklog, backupStatus, isMediaThere } = readings
  const registers = [registry]
  const secondsSince = (at: Instant) => (clock().getTime() - Date.parse(at)) / 1000
  if (version)
    new Gauge({
      name: 'edicola_info',
      help: 'The version that runs: always 1',
      labelNames: ['version', 'commit', 'node'],
      registers,
      aggregator: 'first',
    }).set({ version: version.version, commit: version.commit ?? '', node: process.versions.node }, 1)
  if (storeFigures) addStoreMetrics(registry, storeFigures)
  if (webhookBacklog) {
    new Gauge({
      name: 'webhook_deliveries_waiting',
      help: 'What other sites are still to be told',
      registers,
      aggregator: 'first',
      async collect() {
        setOrRemove(this, (await readingOr(webhookBacklog, null))?.waiting)
      },
    })
    new Gauge({
      name: 'webhook_oldest_waiting_seconds',
      help: 'How long the oldest of what other sites are to be told has waited; 0 while nothing does',
      registers,
      aggregator: 'first',
      async collect() {
        const backlog = await readingOr(webhookBacklog, null)
        setOrRemove(this, backlog && (backlog.oldestAt === null ? 0 : secondsSince(backlog.oldestAt)))
      },
    })
  }
  if (backupStatus)
    new Gauge({
      name: 'backup_age_seconds',
      help: 'How long ago the last proven backup was made or, while there is none, the first content; without a value while there is neither',
      registers,
      aggregator: 'first',
      async collect() {
        const since = unprotectedSince(await readingOr(backupStatus, { lastProven: null, contentSince: null }))
        setOrRemove(this, since === null ? null : secondsSince(since))
      },
    })
  if (isMediaThere)
    new Gauge({
      name: 'media_reachable',
      help: 'Whether the folder or S3 store of media answers: 1 or 0',
      registers,
      aggregator: 'min',
      async collect() {
        this.set((await isMediaThere()) ? 1 : 0)
      },
    })
}

function addStoreMetrics(registry: Registry, storeFigures: () => StoreFigures): void {
  registerHistogram(registry, {
    name: 'store_query_duration_seconds',
    help: 'Time that the store takes for one question, of readers or of writers',
    tallies: () => [
      [{ use: 'reading' }, storeFigures().reading],
      [{ use: 'writing' }, storeFigures().writing],
    ],
  })
  registerHistogram(registry, {
    name: 'store_write_wait_seconds',
    help: 'Time that a write waits for its turn',
    tallies: () => [[{}, storeFigures().waited]],
  })
  new Gauge({
    name: 'store_writes_waiting',
    help: 'Writes that wait for their turn: one at a time is made',
    registers: [registry],
    collect() {
      this.set(storeFigures().waiting)
    },
  })
  new Counter({
    name: 'store_errors_total',
    help: 'Questions that the store did not answer, by what was wrong with it; query: with the question itself',
    labelNames: ['trouble'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [trouble, count] of Object.entries(storeFigures().errors)) this.inc({ trouble }, count)
    },
  })
}

/** A store that is away must not take the other figures with it. */
const readingOr = <T, Other>(read: () => Promise<T>, other: Other): Promise<T | Other> => read().catch(() => other)

function setOrRemove(gauge: Gauge, value: number | null | undefined): void {
  if (value === null || value === undefined) gauge.remove()
  else gauge.set(value)
}

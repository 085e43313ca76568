import { DAY_MS, fromWallTime, toWallTime, type Instant } from './time.ts'

/** The hour of the night from which a backup is due, by the magazine's clock: few read, and nobody writes. */
export const BACKUP_HOUR = 3

/** Without a backup for longer than this is told in red: a night may fail, two may not. */
const OLD_MS = 2 * DAY_MS
/** One that failed is tried again after this. */
const RETRY_MS = 60 * 60_000
/** One that has not ended after this was cut off. */
const LONGEST_MS = 6 * 60 * 60_000

/**
 * Why there is no backup: no room, no permission, no folder, an S3 store that did not answer, one that did not restore, a store that could not be read, a program that
 * was ended, anything else.
 */
export type BackupProblem = 'full' | 'forbidden' | 'missing' | 'unreachable' | 'unproven' | 'store' | 'cut-off' | 'unknown'

/** A backup that was begun. It is proven once it has ended without a problem. */
export interface BackupRun {
  readonly startedAt: Instant
  readonly finishedAt: Instant | null
  readonly problem: BackupProblem | null
}

/** What administrators are told of the backups. */
export interface BackupStatus {
  /** Is one made every night? */
  readonly isScheduled: boolean
  readonly lastProven: { readonly at: Instant; readonly bytes: number; readonly restoreMs: number } | null
  /** Since when there is something to lose; null while there is nothing, and not asked once a backup is proven. */
  readonly contentSince: Instant | null
  /** What went wrong since. */
  readonly failure: { readonly at: Instant; readonly problem: BackupProblem } | null
}

export type BackupState = 'fine' | 'failed' | 'old' | 'never' | 'none-yet' | 'not-set-up'

/** What was written since then is in no backup; null while there is nothing to lose. */
export const unprotectedSince = ({ lastProven, contentSince }: Pick<BackupStatus, 'lastProven' | 'contentSince'>): Instant | null =>
  lastProven?.at ?? contentSince

/**
 * How the backups are doing. Whoever makes them by hand, and often enough, needs no schedule; one that is old is old whoever made it. A magazine of which none was
 * ever made is only advised for as long as a backup may be old: it may be a trial.
 */
export function backupState(status: BackupStatus, now: Instant): BackupState {
  const { isScheduled, lastProven, failure } = status
  if (failure) return 'failed'
  const since = unprotectedSince(status)
  if (since !== null && Date.parse(now) - Date.parse(since) > OLD_MS) return lastProven ? 'old' : 'never'
  if (lastProven) return 'fine'
  return isScheduled ? 'none-yet' : 'not-set-up'
}

/** Is the backup of this night to be begun by a program that looks every minute? `runs` are those of the schedule, newest first. */
export function isNightDue(runs: readonly BackupRun[], now: Instant, timeZone: string): boolean {
  const last = believable(runs, now)[0]
  return isNightMissing(runs, now, timeZone) && (!last || Date.parse(now) - Date.parse(last.startedAt) >= RETRY_MS)
}

/** Is the backup of this night not made, and nobody at it? Whoever asks for it by hand has mended what it failed of, and waits for no pause. */
export function isNightMissing(runs: readonly BackupRun[], now: Instant, timeZone: string): boolean {
  const known = believable(runs, now)
  const night = lastNight(now, timeZone)
  if (known.some((run) => isProven(run) && run.startedAt >= night)) return false
  const last = known[0]
  return !last || last.finishedAt !== null || Date.parse(now) - Date.parse(last.startedAt) >= LONGEST_MS
}

/** What began well after now was begun by a clock that was wrong. */
const believable = (runs: readonly BackupRun[], now: Instant): BackupRun[] =>
  runs.filter(({ startedAt }) => Date.parse(startedAt) - Date.parse(now) < LONGEST_MS)

export const isProven = ({ finishedAt, problem }: BackupRun): boolean => finishedAt !== null && problem === null

/** Why a run failed; null for one that did not, or that may still end well. */
export function problemOf({ startedAt, finishedAt, problem }: BackupRun, now: Instant): BackupProblem | null {
  if (finishedAt !== null) return problem
  return Date.parse(now) - Date.parse(startedAt) >= LONGEST_MS ? 'cut-off' : null
}

/** The last time that the hour of backups has struck. */
function lastNight(now: Instant, timeZone: string): Instant {
  const at = (day: string) => fromWallTime(`${day}T${String(BACKUP_HOUR).padStart(2, '0')}:00`, timeZone)
  const today = toWallTime(now, timeZone).slice(0, 10)
  if (at(today) <= now) return at(today)
  return at(new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10))
}

import { rarely } from '../../content/rarely.ts'
import { toInstant, type Clock } from '../../content/time.ts'
import type { PurgeClaim, PurgeLog } from '../../store/publications/purgeLog.ts'
import { purgeCalls, type Cdn } from './cdn.ts'
import { EVERY_PAGE, tagsToPurge } from './pageTags.ts'

interface PurgingParts {
  readonly cdn: Cdn
  /** The version of the content as it is now. */
  readonly version: () => number | Promise<number>
  /** What changed after a version, up to another; null if it may be anything. */
  readonly changes: (after: number, until: number) => Promise<ReadonlySet<string> | null>
  readonly log: PurgeLog
  readonly clock: Clock
  readonly onFault: (error: unknown) => void
  /** For tests. */
  readonly send?: typeof fetch
}

export interface Purging {
  /** Tells the CDN what is due now. */
  readonly look: () => Promise<void>
  readonly stop: () => Promise<void>
}

const LOOK_MS = 1_000
/** Longer than the calls may take: a program that dies at it leaves it to the next. */
const LEASE_MS = 60_000
const CALL_MS = 10_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Tells a CDN of what was published, within a second or two. Nothing is queued: what is still to be told is the difference between the version of the
 * content and the one that was told last, so it survives any end, several publications are told as one, and a publication waits for nobody. Of
 * several programs one tells. A CDN that was fetching a page at that moment may keep the old one after it was told to drop it: it is told twice.
 */
export function startPurging({ cdn, version, changes, log, clock, onFault, send = fetch }: PurgingParts): Purging {
  let settled: number | null = null
  let failures = 0
  let underWay: Promise<void> = Promise.resolve()
  const inFuture = (ms: number) => toInstant(new Date(clock().getTime() + ms))
  const report = rarely((error) => onFault(error), clock)

  async function tell(): Promise<void> {
    const current = await version()
    if (current === settled) return
    const claim = await log.claim(current, toInstant(clock()), inFuture(LEASE_MS))
    if (claim === 'settled') settled = current
    if (claim === 'settled' || claim === 'not-due') return
    try {
      for (const call of purgeCalls(cdn, await tagsOf(claim)))
        for (const address of cdn.addresses) {
          const answer = await send(address, { ...call, redirect: 'error', signal: AbortSignal.timeout(CALL_MS) })
          if (!answer.ok) throw new Error(`The CDN answered ${answer.status} to a purge`)
        }
      failures = 0
      await log.told(claim, toInstant(clock()))
    } catch (error) {
      failures += 1
      await log.putBack(inFuture(Math.min(LONGEST_PAUSE_MS, LOOK_MS * 2 ** failures)))
      report(error)
    }
  }

  async function tagsOf({ after, until }: PurgeClaim): Promise<readonly string[]> {
    return after === null || after > until ? [EVERY_PAGE] : tagsToPurge(await changes(after, until))
  }

  const look = () => (underWay = underWay.then(tell).catch(report))
  const timer = setInterval(() => void look(), LOOK_MS).unref()
  return {
    look,
    stop() {
      clearInterval(timer)
      return underWay
    },
  }
}

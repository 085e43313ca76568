import { LRUCache } from 'lru-cache'
import type { Clock } from '../../content/time.ts'
import { clientNetwork } from '../http/clientNetwork.ts'

/** Who tries to sign in: the e-mail that was typed, and the address of the network it was typed at. */
export interface Attempt {
  readonly account: string
  readonly address: string
  /** The account's owner has signed in from there before. */
  readonly isKnownNetwork: boolean
}

export type Verdict = { readonly wait: false; readonly pauseMs: number } | { readonly wait: true; readonly seconds: number }

export interface SignInThrottle {
  /** Counts an attempt, and says whether its password may be looked at: now, after a pause, or not before some seconds. */
  begin(attempt: Attempt): Verdict
  /** Forgives an attempt that was right. */
  succeed(attempt: Attempt): void
}

interface Failures {
  readonly count: number
  readonly lastMs: number
}

const MINUTE_MS = 60_000
const FORGOTTEN_AFTER_MS = { pair: 15 * MINUTE_MS, address: 15 * MINUTE_MS, account: 60 * MINUTE_MS }
const REMEMBERED = 50_000

/**
 * Slows guessing three ways. One account from one place waits longer after each failure, up to five minutes. A place that fails with many
 * accounts waits up to a minute. An account that is tried from many places is never closed, or anyone could lock an editor out: each
 * attempt from a new place is made to pause, up to five seconds, and from places its owner knows not at all. Kept in memory: with several
 * processes an attacker gets as many times more.
 */
export function createSignInThrottle(clock: Clock): SignInThrottle {
  const failures = new LRUCache<string, Failures>({ max: REMEMBERED })
  const keysOf = ({ account, address }: Attempt) => ({
    pair: `pair ${account} ${clientNetwork(address)}`,
    address: `address ${clientNetwork(address)}`,
    account: `account ${account}`,
  })

  const find = (key: string, forgottenAfterMs: number): Failures => {
    const found = failures.get(key)
    return found && clock().getTime() - found.lastMs < forgottenAfterMs ? found : { count: 0, lastMs: 0 }
  }

  return {
    begin(attempt) {
      const keys = keysOf(attempt)
      const now = clock().getTime()
      const pair = find(keys.pair, FORGOTTEN_AFTER_MS.pair)
      const address = find(keys.address, FORGOTTEN_AFTER_MS.address)
      const account = find(keys.account, FORGOTTEN_AFTER_MS.account)
      const until = Math.max(pair.lastMs + pairWait(pair.count) * 1000, address.lastMs + addressWait(address.count) * 1000)
      if (until > now) return { wait: true, seconds: Math.ceil((until - now) / 1000) }
      // Counted before the password is looked at: a hundred sent together are not one.
      failures.set(keys.pair, { count: pair.count + 1, lastMs: now })
      failures.set(keys.address, { count: address.count + 1, lastMs: now })
      failures.set(keys.account, { count: account.count + 1, lastMs: now })
      return { wait: false, pauseMs: attempt.isKnownNetwork ? 0 : accountPause(account.count) }
    },

    succeed(attempt) {
      const keys = keysOf(attempt)
      failures.delete(keys.pair)
      for (const key of [keys.address, keys.account]) {
        const found = failures.get(key)
        if (found) failures.set(key, { ...found, count: Math.max(0, found.count - 1) })
      }
    },
  }
}

/** Seconds to wait after so many failures of one account at one place. */
export const pairWait = (count: number): number => (count < 5 ? 0 : Math.min(300, 2 ** (count - 4)))
/** Seconds to wait after so many failures at one place, whatever the account: an office has many people at one address. */
export const addressWait = (count: number): number => (count < 30 ? 0 : Math.min(60, 2 ** (count - 29)))
/** Milliseconds to pause when an account was tried so often, from wherever. */
export const accountPause = (count: number): number => (count < 10 ? 0 : Math.min(5000, 250 * 2 ** (count - 10)))

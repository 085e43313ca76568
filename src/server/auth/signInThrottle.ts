import type { Clock } from '../../content/time.ts'
import type { Failures, SignInFailures } from '../../store/people/signInFailures.ts'
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
  begin(attempt: Attempt): Promise<Verdict>
  /** Forgives an attempt that was right. */
  succeed(attempt: Attempt): Promise<void>
}

const MINUTE_MS = 60_000
const FORGOTTEN_AFTER_MS = { pair: 15 * MINUTE_MS, address: 15 * MINUTE_MS, account: 60 * MINUTE_MS }

/**
 * Slows guessing three ways. One account from one place waits longer after each failure, up to five minutes. A place that fails with many
 * accounts waits up to a minute. An account that is tried from many places is never closed, or anyone could lock an editor out: each
 * attempt from a new place is made to pause, up to five seconds, and from places its owner knows not at all. Kept in the store: an attacker gets no
 * more from several processes than from one, and nothing from a restart.
 */
export function createSignInThrottle(failures: SignInFailures, clock: Clock): SignInThrottle {
  const keysOf = ({ account, address }: Attempt) => [
    `pair ${account} ${clientNetwork(address)}`,
    `address ${clientNetwork(address)}`,
    `account ${account}`,
  ]

  /** Those that are not forgotten yet. */
  function recent([pair = NONE, address = NONE, account = NONE]: readonly Failures[], now: number) {
    const orNone = (found: Failures, forgottenAfterMs: number) => (now - found.lastMs < forgottenAfterMs ? found : NONE)
    return {
      pair: orNone(pair, FORGOTTEN_AFTER_MS.pair),
      address: orNone(address, FORGOTTEN_AFTER_MS.address),
      account: orNone(account, FORGOTTEN_AFTER_MS.account),
    }
  }

  function verdictOn(found: readonly Failures[], { isKnownNetwork }: Attempt, now: number): Verdict {
    const { pair, address, account } = recent(found, now)
    const until = Math.max(pair.lastMs + pairWait(pair.count) * 1000, address.lastMs + addressWait(address.count) * 1000)
    if (until > now) return { wait: true, seconds: Math.ceil((until - now) / 1000) }
    return { wait: false, pauseMs: isKnownNetwork ? 0 : accountPause(account.count) }
  }

  return {
    async begin(attempt) {
      const keys = keysOf(attempt)
      const now = clock().getTime()
      // Whoever has to wait is told so without taking anybody's turn to write.
      let verdict = verdictOn(await failures.find(keys), attempt, now)
      if (verdict.wait) return verdict
      // Counted before the password is looked at: a hundred sent together are not one.
      await failures.change(keys, new Date(now), (found) => {
        verdict = verdictOn(found, attempt, now)
        if (verdict.wait) return null
        return Object.values(recent(found, now)).map(({ count }) => ({ count: count + 1, lastMs: now }))
      })
      return verdict
    },

    async succeed(attempt) {
      await failures.change(keysOf(attempt), clock(), ([, ...others]) => [
        NONE,
        ...others.map(({ count, lastMs }) => ({ count: Math.max(0, count - 1), lastMs })),
      ])
    },
  }
}

const NONE: Failures = { count: 0, lastMs: 0 }

/** Seconds to wait after so many failures of one account at one place. */
export const pairWait = (count: number): number => (count < 5 ? 0 : Math.min(300, 2 ** (count - 4)))
/** Seconds to wait after so many failures at one place, whatever the account: an office has many people at one address. */
export const addressWait = (count: number): number => (count < 30 ? 0 : Math.min(60, 2 ** (count - 29)))
/** Milliseconds to pause when an account was tried so often, from wherever. */
export const accountPause = (count: number): number => (count < 10 ? 0 : Math.min(5000, 250 * 2 ** (count - 10)))

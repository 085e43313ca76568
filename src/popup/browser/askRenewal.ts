import { dismissals } from '../core/cookies.ts'
import { RENEWED_KEY } from '../core/storageKeys.ts'
import { send } from './send.ts'

/**
 * Asks the server to send the dismissals again, for longer than browsers grant to scripts: once a day, and once more when the reader has
 * dismissed something since, because Safari forgets what only a script has kept after a week.
 */
export function askRenewal(address: string, cookies: string, now: number): void {
  const standing = dismissals(cookies).sort().join()
  if (!address || !standing) return
  const asked = `${Math.floor(now / 864e5)} ${standing}`
  try {
    if (localStorage[RENEWED_KEY] === asked) return
    localStorage[RENEWED_KEY] = asked
    send(address)
  } catch {
    // Storage is blocked: to ask nothing is better than to ask at every page.
  }
}

import { dismissals } from '../core/cookies.ts'
import { send } from './send.ts'

const ASKED = 'modal_page_renewed'

/**
 * Asks the server to send the dismissals again, for longer than browsers grant to scripts: once a day, and once more when the reader has
 * dismissed something since, because Safari forgets what only a script has kept after a week.
 */
export function askRenewal(address: string, cookies: string, now: number): void {
  const standing = dismissals(cookies).sort().join()
  if (!address || !standing) return
  const asked = `${Math.floor(now / 864e5)} ${standing}`
  try {
    if (localStorage[ASKED] === asked) return
    localStorage[ASKED] = asked
    send(address)
  } catch {
    // Storage is blocked: to ask nothing is better than to ask at every page.
  }
}

import { BOOTSTRAP_KEY } from '../core/storageKeys.ts'

/**
 * Asks the server to ship Bootstrap with the pages to come, and says whether it will. Asked once in a browsing session: a page that
 * comes back without it shows its popups natively rather than reload for ever.
 */
export async function isBootstrapComing(base: string): Promise<boolean> {
  try {
    if (sessionStorage.getItem(BOOTSTRAP_KEY)) return false
    sessionStorage.setItem(BOOTSTRAP_KEY, '1')
    // An announcement that waits for a silent server longer than this is late.
    const answer = await fetch(`${base}/modal-page/ajax/enable-bootstrap`, { cache: 'no-store', signal: AbortSignal.timeout(5000) })
    const { success } = (await answer.json()) as { success?: unknown } // anything else is not a yes
    return answer.ok && success === true
  } catch {
    return false
  }
}

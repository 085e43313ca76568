/**
 * Sends and forgets: the page may be left meanwhile, a provider may be blocked or down, and no cookie of another host goes along. The two
 * kinds of body need no leave from the receiver (`no-cors`).
 */
export function post(address: string, body: URLSearchParams | string): void {
  fetch(address, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(() => {})
}

/** Sends a call that outlives the page and whose answer nobody waits for. Whatever happens to it, the reader is not concerned. */
export function send(address: string, fields?: Record<string, string>): void {
  fetch(address, { method: 'POST', keepalive: true, body: new URLSearchParams(fields) }).catch(() => undefined)
}

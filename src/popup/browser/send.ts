/** Sends a call that outlives the page and whose answer nobody waits for. Whatever happens to it, the reader is not concerned. */
export function send(address: string, fields?: Record<string, string>): void {
  const body = new URLSearchParams(fields)
  // Where fetch cannot outlive the page (Firefox before 133), a beacon can.
  if ('keepalive' in Request.prototype) fetch(address, { method: 'POST', keepalive: true, body }).catch(() => undefined)
  else navigator.sendBeacon(address, body)
}

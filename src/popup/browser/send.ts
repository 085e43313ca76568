/** Sends a call that outlives the page and whose answer nobody waits for. Whatever happens to it, the reader is not concerned. */
export function send(address: string, fields?: Record<string, string>): void {
  fetch(address, { method: 'POST', keepalive: true, body: new URLSearchParams(fields) }).catch(() => undefined)
}

/** Tells the server what the reader chose on OK. */
export function sendChoice(base: string, id: string, ticked: boolean): void {
  send(`${base}/modal/ajax/hook-modal-submit`, { id, 'modal_state[dont_show_again_option]': `${ticked}` })
}

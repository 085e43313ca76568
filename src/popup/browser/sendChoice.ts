import { send } from './send.ts'

/** Tells the server what the reader chose on OK. */
export function sendChoice(base: string, id: string, ticked: boolean): void {
  send(`${base}/modal/ajax/hook-modal-submit`, { id, 'modal_state[dont_show_again_option]': `${ticked}` })
}

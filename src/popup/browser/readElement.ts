import { readSettings, type PopupSettings, type RawName } from '../core/readSettings.ts'
import { attempt } from './attempt.ts'

/** What other markup calls by another name: the hidden field of the module, the attributes of Bootstrap. */
const otherNames: { readonly [Name in RawName]?: string } = { id: 'modal_id', close_on_escape: 'keyboard', close_on_backdrop: 'backdrop' }

/** Reads a popup element: its hidden fields, else its data options, else its attributes. Fields are looked up inside it: in legacy pages their ids repeat. */
export function readElement(element: HTMLElement): PopupSettings {
  const field = (name: string) => element.querySelector<HTMLInputElement>(`input[name=${name}],input#${name}`)
  const attribute = (name: string) => element.getAttribute(`data-${name}`)
  let options: Readonly<Record<string, unknown>> | null = {}
  attempt(() => (options = JSON.parse(attribute('modal-options') || '{}') as typeof options)) // what else JSON may be has no such members
  return readSettings((name) => {
    if (name === 'offset-type') return field('height_offset')?.getAttribute(name)
    const known = otherNames[name] ?? name
    return field(known)?.value.trim() || (options?.[name] ?? attribute(known) ?? attribute(`bs-${known}`))
  })
}

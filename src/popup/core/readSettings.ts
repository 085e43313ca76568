import { plain } from './plain.ts'
import { readTrigger, type Trigger, type TriggerFields } from './trigger.ts'

/** How many days "do not show again" lasts where nobody chose: see the contract. */
export const DEFAULT_EXPIRATION = 10_000

/** One popup, read once at the door and trusted inside. The fields keep the names they have in the contract, and in every markup. */
export interface PopupSettings {
  readonly id: string
  readonly show_once: boolean
  readonly auto_hide: boolean
  /** Seconds. */
  readonly auto_hide_delay: number
  readonly trigger: Trigger
  /** Days; 0 is a session cookie. */
  readonly cookie_expiration: number
  readonly auto_open: boolean
  /** A selector, or empty. */
  readonly open_modal_on_element_click: string
  readonly reopen_on_click: boolean
  readonly priority: number
  readonly close_button: boolean
  readonly left_button: boolean
  readonly close_on_escape: boolean
  readonly close_on_backdrop: boolean
}

/** The names of the contract: every setting has one, and the trigger several. */
export type RawName = Exclude<keyof PopupSettings, 'trigger'> | keyof TriggerFields

/** Gives the settings of a popup out of anything at all: what is missing or malformed takes its default, nothing throws. */
export function readSettings(raw: (name: RawName) => unknown): PopupSettings {
  const text = (name: RawName) => plain(raw(name))
  const isOn = (name: RawName) => text(name) === '1'
  const isNotOff = (name: RawName) => !/^(false|0|static)$/.test(text(name)) // `static` is how Bootstrap turns the click outside off
  // Beyond 2^31 − 1 ms a timer would fire at once, when whoever wrote it meant "not today"; and many more days would be written `1e+21`.
  const amount = (name: RawName, byDefault: number) =>
    text(name) && Number(text(name)) >= 0 ? Math.min(2e6, Number(text(name))) : byDefault
  const days = amount('cookie_expiration', DEFAULT_EXPIRATION)
  return {
    // A lone surrogate, which JSON can spell, would make encodeURIComponent throw.
    id: text('id').replace(/[\ud800-\udfff]/gu, '?'),
    show_once: isOn('show_once'),
    auto_hide: isOn('auto_hide'),
    auto_hide_delay: amount('auto_hide_delay', 5),
    trigger: readTrigger(amount('delay_display', 0), text('height_offset'), text('offset-type')),
    cookie_expiration: days % 1 ? DEFAULT_EXPIRATION : days,
    auto_open: isNotOff('auto_open'),
    open_modal_on_element_click: text('open_modal_on_element_click'),
    reopen_on_click: isOn('reopen_on_click'),
    priority: Number(text('priority')) || 0,
    close_button: isNotOff('close_button'),
    left_button: isNotOff('left_button'),
    close_on_escape: isNotOff('close_on_escape'),
    close_on_backdrop: isNotOff('close_on_backdrop'),
  }
}

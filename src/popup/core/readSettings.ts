import { plain } from './plain.ts'
import { readThreshold, type Threshold } from './threshold.ts'

/** One popup, read once at the door and trusted inside. The fields keep the names they have in the contract, and in every markup. */
export interface PopupSettings {
  readonly id: string
  readonly show_once: boolean
  readonly auto_hide: boolean
  /** Seconds. */
  readonly auto_hide_delay: number
  /** Seconds. */
  readonly delay_display: number
  readonly height_offset: Threshold | null
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

type FieldName = 'modal_id' | 'show_once' | 'auto_hide' | 'auto_hide_delay' | 'delay_display' | 'height_offset' | 'cookie_expiration'

/**
 * What stands in the markup, before anybody has judged it, empty when it is missing: the value of a hidden field, the attribute of one, or,
 * without a field, a data attribute of the popup element itself. Legacy markup carries Bootstrap's own `keyboard` and `backdrop`.
 */
export type RawValue = (field: FieldName | '', attribute?: 'offset-type' | 'modal-options' | 'keyboard' | 'backdrop') => string

/** Gives the settings of a popup out of any markup at all: what is malformed takes its default, nothing throws. */
export function readSettings(raw: RawValue): PopupSettings {
  const given = readOptions(raw('', 'modal-options'))
  const option = (name: string) => plain(given[name])
  const isOn = (name: string) => !/^(false|0)$/.test(option(name))
  return {
    id: wellFormed(raw('modal_id').trim() || option('id')),
    show_once: raw('show_once') === '1',
    auto_hide: raw('auto_hide') === '1',
    auto_hide_delay: seconds(raw('auto_hide_delay'), 5),
    delay_display: seconds(raw('delay_display'), 0),
    height_offset: readThreshold(raw('height_offset'), raw('height_offset', 'offset-type')),
    cookie_expiration: days(raw('cookie_expiration')),
    auto_open: isOn('auto_open'),
    open_modal_on_element_click: option('open_modal_on_element_click'),
    reopen_on_click: /^(true|1)$/.test(option('reopen_on_click')),
    priority: Number(option('priority')) || 0,
    close_button: isOn('close_button'),
    left_button: isOn('left_button'),
    close_on_escape: isOn('close_on_escape') && raw('', 'keyboard') !== 'false',
    close_on_backdrop: isOn('close_on_backdrop') && raw('', 'backdrop') !== 'static',
  }
}

function readOptions(json: string): Record<string, unknown> {
  try {
    // Object() makes null, numbers and strings into something that has no options; its type cannot say so.
    return Object(JSON.parse(json)) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** A lone surrogate, which JSON can spell, would make encodeURIComponent throw. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '?')
}

/** A timer beyond 2^31 − 1 ms would fire at once, when whoever wrote it meant "not today": three weeks are as long as any. */
function seconds(text: string, byDefault: number): number {
  return text.trim() && Number(text) >= 0 ? Math.min(2e6, Number(text)) : byDefault
}

/** More days would be written `1e+21`, which is no lifetime to a browser. */
function days(text: string): number {
  return /^\s*\d+\s*$/.test(text) ? Math.min(1e6, Number(text)) : 10_000
}

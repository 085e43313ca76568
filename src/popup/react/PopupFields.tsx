import type { ReactNode } from 'react'
import { triggerFields, type Trigger } from '../core/trigger.ts'

/** When a popup opens and closes, and how long a dismissal lasts. What is left out takes the engine's default. */
export interface PopupBehaviour {
  /** False leaves opening to clicks. */
  readonly autoOpen?: boolean
  readonly trigger?: Trigger
  /** A selector whose elements open the popup. */
  readonly openOnClick?: string
  readonly reopenOnClick?: boolean
  readonly showOnce?: boolean
  /** Days; 0 for a session, null for the engine's default. */
  readonly cookieExpiration?: number | null
  readonly autoHide?: boolean
  /** Seconds. */
  readonly autoHideDelay?: number
  readonly priority?: number
  readonly closeButton?: boolean
  readonly closeOnEscape?: boolean
  readonly closeOnBackdrop?: boolean
}

/** The hidden fields that the engine reads. */
export function PopupFields({ id, ...behaviour }: PopupBehaviour & { readonly id: string }): ReactNode {
  const { showOnce, autoHide, autoHideDelay = 5, trigger = { type: 'delay', seconds: 0 }, cookieExpiration } = behaviour
  const { height_offset, 'offset-type': line, ...fieldsOfTrigger } = triggerFields(trigger)
  const fields = {
    modal_id: id,
    show_once: showOnce ? 1 : 0,
    auto_hide: autoHide ? 1 : 0,
    auto_hide_delay: autoHideDelay,
    ...fieldsOfTrigger,
    cookie_expiration: cookieExpiration ?? '',
  }
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="height_offset" value={height_offset} offset-type={line} />
    </>
  )
}

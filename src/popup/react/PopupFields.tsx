import type { ReactNode } from 'react'

/** When a popup opens and closes, and how long a dismissal lasts. What is left out takes the engine's default. */
export interface PopupTriggers {
  readonly autoOpen?: boolean
  /** Seconds. */
  readonly delayDisplay?: number
  /** `500`, `500px` or `50%`: takes the place of the delay. */
  readonly heightOffset?: string
  readonly offsetType?: 0 | 0.5 | 1
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
export function PopupFields({ id, ...triggers }: PopupTriggers & { readonly id: string }): ReactNode {
  const { showOnce, autoHide, autoHideDelay = 5, delayDisplay = 0, heightOffset = '', offsetType = 0, cookieExpiration } = triggers
  const fields = {
    modal_id: id,
    show_once: showOnce ? 1 : 0,
    auto_hide: autoHide ? 1 : 0,
    auto_hide_delay: autoHideDelay,
    delay_display: delayDisplay,
    cookie_expiration: cookieExpiration ?? '',
  }
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="height_offset" value={heightOffset} offset-type={offsetType} />
    </>
  )
}

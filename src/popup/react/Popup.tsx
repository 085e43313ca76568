import type { ReactNode } from 'react'
import type { Locale } from '../../messages/locale.ts'
import { popupLabels } from '../../messages/popup.ts'
import type { Look, Position, Size } from '../core/dress.ts'
import { isSafeRedirect } from '../core/isSafeRedirect.ts'
import { PopupFields, type PopupBehaviour } from './PopupFields.tsx'
import { PopupMedia, type PopupMediaSource } from './PopupMedia.tsx'

export interface PopupProps extends PopupBehaviour {
  readonly id: string
  readonly title: string
  /** The body of the announcement. */
  readonly children?: ReactNode
  readonly media?: PopupMediaSource | null
  readonly size?: Size
  readonly position?: Position
  readonly look?: Look
  readonly okLabel?: string
  /** Where OK leads; empty stays on the page. */
  readonly redirect?: string
  /** Empty: no second button. */
  readonly leftLabel?: string
  /** Empty: the label of the language. `null`: no checkbox. */
  readonly doNotShowAgainLabel?: string | null
  readonly locale?: Locale
  /** The window it is for, in CSS pixels: see `audienceEntry.ts`. */
  readonly minWidth?: number | null
  readonly maxWidth?: number | null
  /** Other texts of the same announcement, B and C: one of all is chosen in the browser. */
  readonly variants?: readonly PopupVariant[]
  /** In a preview the popup lies open in the page, without an engine. */
  readonly isPreview?: boolean
}

export interface PopupVariant {
  readonly title: string
  readonly body: ReactNode
  readonly okLabel?: string
}

/** An announcement, in the markup that the engine reads; without scripts, a note that lies where this component stands. */
export function Popup(props: PopupProps): ReactNode {
  const { id, title, children, media, okLabel, redirect = '', leftLabel, locale = 'it', isPreview = false } = props
  const labels = popupLabels[locale]
  const ok = okLabel || labels.ok
  const leadsTo = isSafeRedirect(redirect) ? redirect : undefined
  return (
    <>
      <dialog
        className={`js-modal-page-show ${dress(props)}`}
        id={`modal-page-${id}`}
        data-modal-options={JSON.stringify(dataOptions(props))}
        aria-labelledby={`${id}_label`}
        aria-describedby={`${id}_desc`}
        data-min-width={props.minWidth ?? undefined}
        data-max-width={props.maxWidth ?? undefined}
        open={isPreview}
        lang={locale}
      >
        <button type="button" className="js-modal-page-close" aria-label={labels.close}>
          ×
        </button>
        {media && <PopupMedia source={media} />}
        <h2 id={`${id}_label`} className="modal-page-title">
          {title}
        </h2>
        <div id={`${id}_desc`} className="modal-page-body">
          {children}
        </div>
        <div className="modal-page-actions">
          {props.doNotShowAgainLabel !== null && (
            <label>
              <input type="checkbox" className="modal-page-please-do-not-show-again" />
              {props.doNotShowAgainLabel || labels.doNotShowAgain}
            </label>
          )}
          <div className="modal-page-buttons">
            {leftLabel && (
              <button type="button" className="js-modal-page-left-button">
                {leftLabel}
              </button>
            )}
            <button type="button" className="js-modal-page-ok-button" data-redirect={leadsTo}>
              {ok}
            </button>
          </div>
        </div>
        {props.variants?.map((variant, index) => (
          <template key={index} data-variant={VARIANT_NAMES[index]}>
            <h2 className="modal-page-title">{variant.title}</h2>
            <div className="modal-page-body">{variant.body}</div>
            <button className="js-modal-page-ok-button">{variant.okLabel || ok}</button>
          </template>
        ))}
        <PopupFields {...props} />
      </dialog>
      {!isPreview && (
        <noscript>
          <aside className="modal-page modal-page-noscript" aria-label={title} lang={locale}>
            <h2 className="modal-page-title">{title}</h2>
            <div className="modal-page-body">{children}</div>
            {leadsTo && (
              <p>
                <a href={leadsTo}>{ok}</a>
              </p>
            )}
          </aside>
        </noscript>
      )}
    </>
  )
}

/** What the stylesheet goes by. */
function dress({ size = 'medium', position = 'center', look = 'paper' }: PopupProps): string {
  return `modal-page modal-page-${size} modal-page-at-${position} modal-page-${look}`
}

/** The first text is A. */
const VARIANT_NAMES = ['b', 'c']

/** Only what differs from the engine's defaults: JSON leaves out what is undefined. */
function dataOptions({ id, autoOpen, openOnClick, reopenOnClick, priority, ...rest }: PopupProps): object {
  return {
    id,
    auto_open: autoOpen ?? true,
    open_modal_on_element_click: openOnClick || undefined,
    reopen_on_click: reopenOnClick || undefined,
    priority: priority || undefined,
    close_button: rest.closeButton === false ? false : undefined,
    close_on_escape: rest.closeOnEscape === false ? false : undefined,
    close_on_backdrop: rest.closeOnBackdrop === false ? false : undefined,
  }
}

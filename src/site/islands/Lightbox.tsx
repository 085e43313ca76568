import { useDeferredValue, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react'
import { FigureCaption } from '../components/body/FigureCaption.tsx'
import { PictureView } from '../components/PictureView.tsx'
import { afterPaint } from './afterPaint.ts'
import type { GalleryProps } from './galleryProps.ts'

interface LightboxProps extends Omit<GalleryProps, 'hasOneCredit'> {
  /** None while it is closed. */
  readonly shown: number | null
  readonly show: (index: number) => void
  readonly close: () => void
}

/** A finger that moves this far sideways turns the page. */
const SWIPE_PX = 40

/**
 * One picture of a gallery as large as the screen. The browser's own dialog keeps the focus inside and closes at Esc. Closed it lies in the page from the
 * start: a press has nothing to draw but the picture that was asked for.
 */
export function Lightbox({ pictures, labels, shown, show, close }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const swipeStart = useRef<number | null>(null)
  const count = pictures.length
  const current = shown ?? 0
  const turn = (index: number) => show((index + count) % count)
  // Drawn after it, and fetched while it is looked at.
  const looked = useDeferredValue(shown)
  const isNeighbour = (index: number) => looked !== null && [0, 1, count - 1].includes(Math.abs(index - looked))

  useLayoutEffect(() => {
    if (shown === null || dialog.current?.open) return
    // Where the page has a scrollbar the stylesheet keeps its room behind the lightbox, so that nothing moves. Said in the frame that opens it, which leaves
    // what lies behind alone: in any other the whole page would get its style anew.
    const { style, clientWidth } = document.documentElement
    style.setProperty('--lightbox-scrollbar', `${innerWidth - clientWidth}px`)
    dialog.current?.showModal()
  }, [shown])

  // Out of sight in the next frame. What it costs to let the page behind be used again, and to give the focus back, comes in the one after.
  const leave = () => {
    const open = dialog.current
    if (!open) return
    open.dataset['leaving'] = ''
    afterPaint(() => open.close())
  }
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    leave()
  }
  const onClose = () => {
    delete dialog.current?.dataset['leaving']
    close()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    turn(target)
  }
  const onPointerUp = (event: PointerEvent) => {
    const moved = event.clientX - (swipeStart.current ?? event.clientX)
    swipeStart.current = null
    if (Math.abs(moved) >= SWIPE_PX) turn(moved < 0 ? current + 1 : current - 1)
  }

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={labels.gallery}
      onCancel={onCancel}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && leave()}
    >
      <p className="lightbox-position" aria-live="polite">
        {shown !== null && pictures[shown]?.position}
      </p>
      <div
        className="lightbox-stage"
        onPointerDown={(event) => void (swipeStart.current = event.pointerType === 'mouse' ? null : event.clientX)}
        onPointerUp={onPointerUp}
        onPointerCancel={() => void (swipeStart.current = null)}
      >
        {pictures.map(
          (item, index) =>
            (index === shown || isNeighbour(index)) && (
              <figure key={index} hidden={index !== shown}>
                <PictureView picture={item.picture} sizes="100vw" loading="eager" />
                <FigureCaption caption={item.caption} credit={item.credit} />
              </figure>
            ),
        )}
      </div>
      {count > 1 && (
        <>
          <button type="button" className="lightbox-previous" onClick={() => turn(current - 1)}>
            <span className="visually-hidden">{labels.previous}</span>
          </button>
          <button type="button" className="lightbox-next" onClick={() => turn(current + 1)}>
            <span className="visually-hidden">{labels.next}</span>
          </button>
        </>
      )}
      <button type="button" className="lightbox-close" onClick={leave}>
        <span className="visually-hidden">{labels.close}</span>
      </button>
    </dialog>
  )
}

import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { FigureCaption } from '../components/body/FigureCaption.tsx'
import { PictureView } from '../components/PictureView.tsx'
import type { GalleryProps } from './galleryProps.ts'

interface LightboxProps extends Omit<GalleryProps, 'hasOneCredit'> {
  readonly shown: number
  readonly show: (index: number) => void
  readonly close: () => void
}

/** A finger that moves this far sideways turns the page. */
const SWIPE_PX = 40

/** One picture of a gallery as large as the screen. The browser's own dialog keeps the focus inside and closes at Esc. */
export function Lightbox({ pictures, labels, shown, show, close }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const swipeStart = useRef<number | null>(null)
  const count = pictures.length
  const at = (index: number) => (index + count) % count
  const current = pictures[shown]

  useEffect(() => dialog.current?.showModal(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(at(target))
  }
  const onPointerUp = (event: PointerEvent) => {
    const moved = event.clientX - (swipeStart.current ?? event.clientX)
    swipeStart.current = null
    if (Math.abs(moved) >= SWIPE_PX) show(at(moved < 0 ? shown + 1 : shown - 1))
  }

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={labels.gallery}
      onClose={close}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <p className="lightbox-position" aria-live="polite">
        {current?.position}
      </p>
      <div
        className="lightbox-stage"
        onPointerDown={(event) => void (swipeStart.current = event.pointerType === 'mouse' ? null : event.clientX)}
        onPointerUp={onPointerUp}
        onPointerCancel={() => void (swipeStart.current = null)}
      >
        {/* Its neighbours are fetched while it is looked at. */}
        {[...new Set([shown, at(shown + 1), at(shown - 1)])].map((index) => {
          const item = pictures[index]
          return (
            item && (
              <figure key={index} hidden={index !== shown}>
                <PictureView picture={item.picture} sizes="100vw" loading="eager" />
                <FigureCaption caption={item.caption} credit={item.credit} />
              </figure>
            )
          )
        })}
      </div>
      {count > 1 && (
        <>
          <button type="button" className="lightbox-previous" onClick={() => show(at(shown - 1))}>
            <span className="visually-hidden">{labels.previous}</span>
          </button>
          <button type="button" className="lightbox-next" onClick={() => show(at(shown + 1))}>
            <span className="visually-hidden">{labels.next}</span>
          </button>
        </>
      )}
      <button type="button" className="lightbox-close" onClick={() => dialog.current?.close()}>
        <span className="visually-hidden">{labels.close}</span>
      </button>
    </dialog>
  )
}

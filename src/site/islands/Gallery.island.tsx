import { useRef, useState, type MouseEvent } from 'react'
import { plainPicture } from '../components/pictureData.ts'
import { PictureView } from '../components/PictureView.tsx'
import { FigureCaption } from '../components/body/FigureCaption.tsx'
import type { GalleryProps } from './galleryProps.ts'
import { Lightbox } from './Lightbox.tsx'

const TILE = '(min-width: 62rem) 20rem, (min-width: 40rem) 45vw, 92vw'
const LARGE_WIDTH = 2400

/** Pictures side by side. Each leads to its large file; once awake, to the lightbox. */
export default function Gallery({ pictures, labels }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null)
  const tiles = useRef<(HTMLAnchorElement | null)[]>([])

  const open = (event: MouseEvent, index: number) => {
    // Whoever asks for a new tab wants the file.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setShown(index)
  }
  const close = () => {
    // The reader is back at the picture seen last.
    if (shown !== null) tiles.current[shown]?.focus()
    setShown(null)
  }

  return (
    <>
      <ul className="plain-list gallery-items">
        {pictures.map(({ picture, caption, credit, position }, index) => (
          <li key={index}>
            <figure>
              <a
                ref={(tile) => void (tiles.current[index] = tile)}
                href={plainPicture(picture, LARGE_WIDTH)}
                aria-label={[position, picture.alt].filter(Boolean).join(': ')}
                onClick={(event) => open(event, index)}
              >
                <PictureView picture={picture} sizes={TILE} loading="lazy" />
              </a>
              <FigureCaption caption={caption} credit={credit} />
            </figure>
          </li>
        ))}
      </ul>
      {shown !== null && <Lightbox pictures={pictures} labels={labels} shown={shown} show={setShown} close={close} />}
    </>
  )
}

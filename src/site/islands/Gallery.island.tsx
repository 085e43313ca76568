import { memo, useRef, useState, type CSSProperties, type MouseEvent, type RefObject } from 'react'
import { plainPicture } from '../components/pictureData.ts'
import { PictureView } from '../components/PictureView.tsx'
import { FigureCaption } from '../components/body/FigureCaption.tsx'
import { afterPaint } from './afterPaint.ts'
import type { GalleryProps } from './galleryProps.ts'
import { galleryRows, type GalleryPlace } from './galleryRows.ts'
import { Lightbox } from './Lightbox.tsx'

const LARGE_WIDTH = 2400

/** Pictures in rows of one height, uncropped; on a phone, one below the other. Each leads to its large file; once awake, to the lightbox. */
export default function Gallery({ pictures, hasOneCredit, labels }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null)
  const tiles = useRef<(HTMLAnchorElement | null)[]>([])

  const close = () => {
    // The reader is back at the picture seen last.
    if (shown !== null) tiles.current[shown]?.focus()
    setShown(null)
  }

  return (
    <>
      <Tiles pictures={pictures} hasOneCredit={hasOneCredit} tiles={tiles} show={setShown} />
      <Lightbox pictures={pictures} labels={labels} shown={shown} show={setShown} close={close} />
    </>
  )
}

interface TilesProps extends Omit<GalleryProps, 'labels'> {
  readonly tiles: RefObject<(HTMLAnchorElement | null)[]>
  readonly show: (index: number) => void
}

/** Drawn once: whichever of them is seen large, they stay as they are. */
const Tiles = memo(function Tiles({ pictures, hasOneCredit, tiles, show }: TilesProps) {
  const places = galleryRows(pictures.map(({ picture }) => picture.width / picture.height))
  const open = (event: MouseEvent, index: number) => {
    // Whoever asks for a new tab wants the file.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // The tile answers in the next frame, the lightbox comes in the one after: a slow phone takes longer to draw it than a press may go unanswered.
    const tile = event.currentTarget as HTMLElement // React types it by what the handler says, and a link is one
    tile.dataset['opening'] = ''
    afterPaint(() => {
      delete tile.dataset['opening']
      show(index)
    })
  }
  return (
    <ul className="plain-list gallery-items">
      {pictures.map(({ picture, caption, credit, position }, index) => (
        <li key={index} style={styleOf(places[index])}>
          <figure>
            <a
              ref={(tile) => void (tiles.current[index] = tile)}
              href={plainPicture(picture, LARGE_WIDTH)}
              aria-label={[position, picture.alt].filter(Boolean).join(': ')}
              onClick={(event) => open(event, index)}
            >
              <PictureView picture={picture} sizes={sizesOf(places[index])} loading="lazy" />
            </a>
            <FigureCaption caption={caption} credit={hasOneCredit ? '' : credit} />
          </figure>
        </li>
      ))}
    </ul>
  )
})

// React's type knows no custom properties.
const styleOf = (place: GalleryPlace | undefined) => ({ '--share': place?.share.toFixed(5), '--gaps': place?.gaps }) as CSSProperties

function sizesOf(place: GalleryPlace | undefined): string {
  const share = place?.share ?? 1
  return `(min-width: 62rem) ${Math.ceil(share * 54)}rem, (min-width: 40rem) ${Math.ceil(share * 92)}vw, 92vw`
}

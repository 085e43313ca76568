import type { Block } from '../../../content/body/body.ts'
import type { Media } from '../../../content/kinds/media.ts'
import type { Messages } from '../../../messages/messages.ts'
import type { GalleryPicture } from '../../islands/galleryProps.ts'
import { Island } from '../Island.tsx'
import { pictureOf } from '../Picture.tsx'
import { FigureCaption } from './FigureCaption.tsx'

interface GalleryBlockProps {
  readonly gallery: Extract<Block, { type: 'gallery' }>
  readonly media: ReadonlyMap<string, Media>
  readonly messages: Messages['site']
}

export function GalleryBlock({ gallery, media, messages: t }: GalleryBlockProps) {
  const { caption = '' } = gallery.attrs
  const pictures = picturesOf(gallery, media)
  const [credit = '', ...others] = new Set(pictures.map((picture) => picture.credit))
  const hasOneCredit = others.length === 0
  const labels = { gallery: caption || t.gallery, close: t.close, previous: t.previousPicture, next: t.nextPicture }
  return (
    <figure className="gallery">
      <Island
        of="Gallery"
        when="touched"
        props={{
          labels,
          hasOneCredit,
          pictures: pictures.map((picture, index) => ({ ...picture, position: t.picturePosition(index + 1, pictures.length) })),
        }}
      />
      <FigureCaption caption={caption} credit={hasOneCredit ? credit : ''} />
    </figure>
  )
}

function picturesOf(gallery: GalleryBlockProps['gallery'], media: GalleryBlockProps['media']): Omit<GalleryPicture, 'position'>[] {
  return gallery.attrs.items.flatMap((item) => {
    const file = media.get(item.media)
    const picture = file && pictureOf(file)
    return picture ? [{ picture, caption: item.caption ?? file.caption, credit: file.credit }] : []
  })
}

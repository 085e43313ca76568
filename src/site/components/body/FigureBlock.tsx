import type { Block } from '../../../content/body/body.ts'
import type { Media } from '../../../content/kinds/media.ts'
import { Picture } from '../Picture.tsx'

type ImageNode = Extract<Block, { type: 'image' }>
type GalleryNode = Extract<Block, { type: 'gallery' }>
type MediaById = ReadonlyMap<string, Media>

const COLUMN = '(min-width: 46rem) 42rem, 100vw'
const TILE = '(min-width: 46rem) 21rem, 50vw'

export function FigureBlock({ image, media }: { readonly image: ImageNode; readonly media: MediaById }) {
  const file = media.get(image.attrs.media)
  if (!file) return null
  return (
    <figure className="figure">
      <Picture media={file} sizes={COLUMN} />
      <Caption caption={image.attrs.caption ?? file.caption} credit={image.attrs.credit ?? file.credit} />
    </figure>
  )
}

export function GalleryBlock({ gallery, media }: { readonly gallery: GalleryNode; readonly media: MediaById }) {
  const { items, caption } = gallery.attrs
  return (
    <figure className="gallery">
      <div className="gallery-items">
        {items.map((item, index) => {
          const file = media.get(item.media)
          return (
            file && (
              <figure key={index}>
                <Picture media={file} sizes={TILE} />
                <Caption caption={item.caption ?? file.caption} credit={file.credit} />
              </figure>
            )
          )
        })}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

export function Caption({ caption, credit }: { readonly caption: string; readonly credit: string }) {
  if (!caption && !credit) return null
  return (
    <figcaption>
      {caption} {credit && <span className="credit">{credit}</span>}
    </figcaption>
  )
}

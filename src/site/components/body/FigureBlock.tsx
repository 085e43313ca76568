import type { Block } from '../../../content/body/body.ts'
import type { Media } from '../../../content/kinds/media.ts'
import { Picture } from '../Picture.tsx'
import { isStanding } from '../pictureData.ts'
import { FigureCaption } from './FigureCaption.tsx'

interface FigureBlockProps {
  readonly image: Extract<Block, { type: 'image' }>
  readonly media: ReadonlyMap<string, Media>
}

/** A picture that lies goes beyond the column of text, one that stands keeps within. */
const SIZES = { lying: '(min-width: 62rem) 54rem, 100vw', standing: '(min-width: 40rem) 30rem, 100vw' }

export function FigureBlock({ image, media }: FigureBlockProps) {
  const file = media.get(image.attrs.media)
  if (!file) return null
  const shape = file.picture && isStanding(file.picture) ? 'standing' : 'lying'
  return (
    <figure className={`figure figure-${shape}`}>
      <Picture media={file} sizes={SIZES[shape]} />
      <FigureCaption caption={image.attrs.caption ?? file.caption} credit={image.attrs.credit ?? file.credit} />
    </figure>
  )
}

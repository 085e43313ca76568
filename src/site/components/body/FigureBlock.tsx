import type { Block } from '../../../content/body/body.ts'
import type { Media } from '../../../content/kinds/media.ts'
import { Picture } from '../Picture.tsx'
import { FigureCaption } from './FigureCaption.tsx'

interface FigureBlockProps {
  readonly image: Extract<Block, { type: 'image' }>
  readonly media: ReadonlyMap<string, Media>
}

const COLUMN = '(min-width: 46rem) 42rem, 100vw'

export function FigureBlock({ image, media }: FigureBlockProps) {
  const file = media.get(image.attrs.media)
  if (!file) return null
  return (
    <figure className="figure">
      <Picture media={file} sizes={COLUMN} />
      <FigureCaption caption={image.attrs.caption ?? file.caption} credit={image.attrs.credit ?? file.credit} />
    </figure>
  )
}

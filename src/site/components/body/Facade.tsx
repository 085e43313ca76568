import type { CSSProperties, ReactNode } from 'react'
import type { Media } from '../../../content/kinds/media.ts'
import { PageScript, PageStyle } from '../PageAssets.tsx'
import { Picture } from '../Picture.tsx'

interface FacadeProps {
  /** Where it is seen on its own site: whoever has no script, or wants a new tab, goes there. */
  readonly page: string
  /** What takes its place after the click; null where it can only be followed. */
  readonly frame: string | null
  readonly title: string
  readonly words: string
  readonly notice: string
  /** The way to its page, which stays below the frame: whoever frames it may not answer. */
  readonly original: string
  readonly poster: Media | undefined
  /** What is drawn where there is no poster. */
  readonly drawing?: ReactNode
  readonly className?: string
  readonly style?: CSSProperties
  /** Of the frame, in pixels; without it the frame has the shape of the facade. */
  readonly height?: number
}

const SIZES = '(min-width: 62rem) 54rem, 100vw'

/** What stands for something of another site until it is clicked, so that nobody is told of the visit before. */
export function Facade({ page, frame, title, words, notice, original, poster, drawing, className = '', style, height }: FacadeProps) {
  return (
    <a
      className={`facade ${frame === null ? '' : 'js-facade'} ${className}`.trim()}
      style={style}
      href={page}
      data-frame={frame ?? undefined}
      data-title={title}
      data-original={frame === null ? undefined : original}
      data-height={height}
    >
      <PageStyle name="facades" />
      {frame !== null && <PageScript name="facades" />}
      {/* The words over it say what it is. */}
      {poster ? <Picture media={poster} sizes={SIZES} alt="" /> : drawing}
      <span className="facade-sign" />
      <span className="facade-words">{words}</span>
      <span className="facade-notice">{notice}</span>
    </a>
  )
}

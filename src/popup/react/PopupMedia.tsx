import type { ReactNode } from 'react'

/** What stands above the title. Sizes are known beforehand, so that nothing moves when it arrives. */
export type PopupMediaSource =
  | {
      readonly kind: 'image'
      readonly src: string
      readonly alt: string
      readonly width: number
      readonly height: number
      readonly srcSet?: string
      readonly sizes?: string
    }
  | { readonly kind: 'video'; readonly src: string; readonly label: string; readonly poster?: string; readonly captions?: string }
  /** A player on another site, such as YouTube's without cookies. */
  | { readonly kind: 'embed'; readonly src: string; readonly title: string }

/** The image or the video of an announcement. Nothing of it is fetched before the popup is seen, and nothing plays by itself. */
export function PopupMedia({ source }: { readonly source: PopupMediaSource }): ReactNode {
  return <div className="modal-page-media">{element(source)}</div>
}

function element(source: PopupMediaSource): ReactNode {
  switch (source.kind) {
    case 'image': {
      const { kind: _kind, alt, ...image } = source
      return <img {...image} alt={alt} loading="lazy" decoding="async" />
    }
    case 'video':
      return (
        <video src={source.src} poster={source.poster} aria-label={source.label} controls playsInline preload="none">
          {source.captions && <track kind="captions" src={source.captions} default />}
        </video>
      )
    case 'embed':
      return <iframe src={source.src} title={source.title} loading="lazy" allow="fullscreen; picture-in-picture" />
  }
}

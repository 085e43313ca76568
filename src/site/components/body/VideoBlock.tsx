import type { CSSProperties } from 'react'
import { addressOf } from '../../../content/addresses.ts'
import type { Block } from '../../../content/body/body.ts'
import { PROVIDER_NAMES, videoPage, videoPlayer } from '../../../content/body/videoElsewhere.ts'
import type { Media } from '../../../content/kinds/media.ts'
import type { Messages } from '../../../messages/messages.ts'

interface VideoBlockProps {
  readonly video: Extract<Block, { type: 'video' }>
  readonly media: ReadonlyMap<string, Media>
  readonly messages: Messages['site']
}

/** A film of ours plays in place; one of another site is a link until it is clicked, so that nobody is told of the visit before. */
export function VideoBlock({ video, media, messages }: VideoBlockProps) {
  const { attrs } = video
  const style: CSSProperties = { aspectRatio: aspectRatio(attrs) }
  return (
    <figure className="video">
      {attrs.provider === 'file' ? (
        <FileVideo file={media.get(attrs.media)} title={attrs.title} style={style} />
      ) : (
        <a className="video-door js-video" style={style} href={videoPage(attrs)} data-player={videoPlayer(attrs)} data-title={attrs.title}>
          <span className="video-sign" />
          <span className="video-play">{messages.playVideo(attrs.title)}</span>
          <span className="video-notice">{messages.videoNotice(PROVIDER_NAMES[attrs.provider])}</span>
        </a>
      )}
      {attrs.caption && <figcaption>{attrs.caption}</figcaption>}
    </figure>
  )
}

/** As wide and high as its film; 16:9 where nobody has said. */
function aspectRatio({ width, height }: { readonly width?: number | undefined; readonly height?: number | undefined }): string {
  return width && height ? `${width} / ${height}` : '16 / 9'
}

function FileVideo({ file, title, style }: { readonly file: Media | undefined; readonly title: string; readonly style: CSSProperties }) {
  if (!file) return null
  return <video controls preload="metadata" src={addressOf.file(file.hash, 'mp4')} aria-label={title} style={style} />
}

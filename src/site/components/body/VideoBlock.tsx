import type { CSSProperties } from 'react'
import { addressOf } from '../../../content/addresses/addresses.ts'
import type { Block } from '../../../content/body/body.ts'
import { VIDEO_PROVIDERS, videoPage, videoPlayer } from '../../../content/body/videoElsewhere.ts'
import type { Media } from '../../../content/kinds/media.ts'
import type { Messages } from '../../../messages/messages.ts'
import { plainPicture } from '../../plainPicture.ts'
import { Facade } from './Facade.tsx'

interface VideoBlockProps {
  readonly video: Extract<Block, { type: 'video' }>
  readonly media: ReadonlyMap<string, Media>
  readonly messages: Messages['site']
}

const POSTER_WIDTH = 1280

/** A film of ours plays in place; one of another site is a link until it is clicked, so that nobody is told of the visit before. */
export function VideoBlock({ video, media, messages }: VideoBlockProps) {
  const { attrs } = video
  const style: CSSProperties = { aspectRatio: aspectRatio(attrs) }
  const poster = attrs.poster === undefined ? undefined : media.get(attrs.poster)
  return (
    <figure className="video">
      {attrs.provider === 'file' ? (
        <FileVideo file={media.get(attrs.media)} title={attrs.title} poster={poster} style={style} />
      ) : (
        <Facade
          page={videoPage(attrs)}
          frame={videoPlayer(attrs)}
          title={attrs.title}
          words={messages.playVideo(attrs.title)}
          notice={messages.videoNotice(VIDEO_PROVIDERS[attrs.provider].name)}
          original={messages.blocks.original(VIDEO_PROVIDERS[attrs.provider].name)}
          poster={poster}
          style={style}
        />
      )}
      {attrs.caption && <figcaption>{attrs.caption}</figcaption>}
    </figure>
  )
}

/** As wide and high as its film; 16:9 where nobody has said. */
function aspectRatio({ width, height }: { readonly width?: number | undefined; readonly height?: number | undefined }): string {
  return width && height ? `${width} / ${height}` : '16 / 9'
}

interface FileVideoProps {
  readonly file: Media | undefined
  readonly title: string
  readonly poster: Media | undefined
  readonly style: CSSProperties
}

function FileVideo({ file, title, poster, style }: FileVideoProps) {
  if (!file) return null
  const picture = poster && plainPicture(poster, POSTER_WIDTH)?.address
  // With a picture of its own nothing of the film is fetched before it is played.
  const preload = picture ? 'none' : 'metadata'
  return <video controls preload={preload} poster={picture} src={addressOf.file(file.hash, 'mp4')} aria-label={title} style={style} />
}

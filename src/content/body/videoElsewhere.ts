/** A film on another site: which, from which second, and what lets an unlisted one be seen. */
export type VideoElsewhere =
  | { readonly provider: 'youtube'; readonly videoId: string; readonly start?: number | undefined }
  | { readonly provider: 'vimeo'; readonly videoId: string; readonly key?: string | undefined; readonly start?: number | undefined }

/** A day, in seconds: no film begins later. */
export const MAX_START = 86_400
export const VIMEO_KEY = /^[\da-f]{6,40}$/i

export const VIDEO_PROVIDERS = {
  youtube: { name: 'YouTube', host: 'https://www.youtube-nocookie.com', policy: 'https://policies.google.com/privacy' },
  vimeo: { name: 'Vimeo', host: 'https://player.vimeo.com', policy: 'https://vimeo.com/privacy' },
} as const

/** Where a film is watched on its own site. */
export function videoPage(video: VideoElsewhere): string {
  if (video.provider === 'youtube') return `https://www.youtube.com/watch?v=${video.videoId}${video.start ? `&t=${video.start}s` : ''}`
  return `https://vimeo.com/${video.videoId}${video.key ? `/${video.key}` : ''}${vimeoStart(video.start)}`
}

/** The player of a film, which begins by itself: it is asked for by a click. */
export function videoPlayer(video: VideoElsewhere): string {
  if (video.provider === 'youtube')
    return `${VIDEO_PROVIDERS.youtube.host}/embed/${video.videoId}?autoplay=1${video.start ? `&start=${video.start}` : ''}`
  return `${VIDEO_PROVIDERS.vimeo.host}/video/${video.videoId}?${video.key ? `h=${video.key}&` : ''}dnt=1&autoplay=1${vimeoStart(video.start)}`
}

const vimeoStart = (start: number | undefined): string => (start ? `#t=${start}s` : '')

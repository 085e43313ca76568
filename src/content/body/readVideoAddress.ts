import { MAX_START, type VideoElsewhere } from './videoElsewhere.ts'

const ADDRESSES: readonly (readonly [provider: VideoElsewhere['provider'], pattern: RegExp])[] = [
  ['youtube', /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live|v)\/([\w-]{6,20})(?:[/?#]|$)/i],
  ['youtube', /^(?:www\.|m\.|music\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{6,20})(?:[&#]|$)/i],
  ['youtube', /^youtu\.be\/([\w-]{6,20})(?:[/?#]|$)/i],
  ['vimeo', /^(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|showcase\/\d+\/video\/)?(\d{5,15})(?:[/?#]|$)/i],
  ['vimeo', /^player\.vimeo\.com\/video\/(\d{5,15})(?:[/?#]|$)/i],
]

/** Vimeo gives whoever may see an unlisted film a key: `vimeo.com/123/abcdef`, or `?h=abcdef` in its player. */
const KEY = /^[^?#]*\/\d{5,15}\/([\da-f]{6,40})(?:[/?#]|$)|[?&]h=([\da-f]{6,40})(?:[&#]|$)/i
const START = /[?&#](?:t|start|time_continue)=([\dhms]+)(?:[&#]|$)/i

/** The video that an address of YouTube or Vimeo shows, however it was copied: from the bar, from "share", from an embed. */
export function readVideoAddress(typed: string): VideoElsewhere | null {
  const address = framedAddress(typed)
  for (const [provider, pattern] of ADDRESSES) {
    const videoId = pattern.exec(address)?.[1]
    if (!videoId) continue
    const start = { ...optional('start', secondsIn(START.exec(address)?.[1] ?? '')) }
    if (provider === 'youtube') return { provider, videoId, ...start }
    const [, inPath, inQuery] = KEY.exec(address) ?? []
    return { provider, videoId, ...optional('key', inPath ?? inQuery), ...start }
  }
  return null
}

/** An address without its scheme. Whoever pastes a whole <iframe> means what it frames. */
export function framedAddress(typed: string): string {
  const pasted = /<iframe[^>]+src=["']([^"']+)["']/i.exec(typed)?.[1]?.replace(/&amp;/g, '&') ?? typed
  return pasted.trim().replace(/^(https?:)?\/\//i, '')
}

/** A moment of a film as players write it: `90`, `90s`, `1m30s`, `1h2m3s`. */
function secondsIn(moment: string): number | undefined {
  const [, plain, hours, minutes, seconds] = /^(?:(\d{1,6})|(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s)?)$/i.exec(moment) ?? []
  const total = plain ? Number(plain) : Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  return total > 0 && total <= MAX_START ? total : undefined
}

const optional = <Name extends string, Value>(name: Name, value: Value | undefined): { [N in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { [N in Name]?: Value } // a computed name widens to string

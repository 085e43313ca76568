export interface KnownVideo {
  readonly provider: 'youtube' | 'vimeo'
  readonly videoId: string
}

const ADDRESSES: readonly (readonly [provider: KnownVideo['provider'], pattern: RegExp])[] = [
  ['youtube', /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live|v)\/([\w-]{6,20})(?:[/?#]|$)/i],
  ['youtube', /^(?:www\.|m\.|music\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{6,20})(?:[&#]|$)/i],
  ['youtube', /^youtu\.be\/([\w-]{6,20})(?:[/?#]|$)/i],
  ['vimeo', /^(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|showcase\/\d+\/video\/)?(\d{5,15})(?:[/?#]|$)/i],
  ['vimeo', /^player\.vimeo\.com\/video\/(\d{5,15})(?:[/?#]|$)/i],
]

/** The video that an address of YouTube or Vimeo shows, however it was copied: from the bar, from "share", from an embed. */
export function readVideoAddress(typed: string): KnownVideo | null {
  // Whoever pastes the whole <iframe> means what it frames.
  const pasted = /<iframe[^>]+src=["']([^"']+)["']/i.exec(typed)?.[1] ?? typed
  const address = pasted.trim().replace(/^(https?:)?\/\//i, '')
  for (const [provider, pattern] of ADDRESSES) {
    const videoId = pattern.exec(address)?.[1]
    if (videoId) return { provider, videoId }
  }
  return null
}

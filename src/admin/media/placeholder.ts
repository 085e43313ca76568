import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'

/** What stands in a picture's place until it arrives, as a background; none for a picture one can see through, which would never cover it. */
export function placeholderOf(thumbhash: string | undefined): string | null {
  if (!thumbhash) return null
  const hash = Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0))
  return thumbHashToAverageRGBA(hash).a < 1 ? null : `url(${thumbHashToDataURL(hash)}) 0/100% 100%`
}

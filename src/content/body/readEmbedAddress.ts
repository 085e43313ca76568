import { EMBED_PROVIDER_NAMES, EMBED_PROVIDERS, isEmbedResource, type EmbedElsewhere } from './embedProviders.ts'
import { framedAddress, readVideoAddress } from './readVideoAddress.ts'
import type { VideoElsewhere } from './videoElsewhere.ts'

/** The block that an address becomes, without a title: a film has a block of its own. */
export type ReadEmbed =
  | { readonly type: 'video'; readonly attrs: VideoElsewhere }
  | { readonly type: 'embed'; readonly attrs: EmbedElsewhere & { readonly height?: number } }

const MAX_HEIGHT = 10_000

/** What an address, or the frame that a site gives to be pasted, shows in a text; null if it is nothing that can stand in one. */
export function readEmbedAddress(typed: string): ReadEmbed | null {
  const video = readVideoAddress(typed)
  if (video) return { type: 'video', attrs: video }
  const address = framedAddress(typed)
  if (/\s/.test(address)) return null
  for (const provider of EMBED_PROVIDER_NAMES) {
    const resource = EMBED_PROVIDERS[provider].read(address)
    if (resource !== null && isEmbedResource({ provider, resource }))
      return { type: 'embed', attrs: { provider, resource, ...chartHeight(provider, typed) } }
  }
  return null
}

/** A chart is as high as its frame says: whoever drew it has seen that it fits. */
function chartHeight(provider: EmbedElsewhere['provider'], typed: string): { height?: number } {
  const height = EMBED_PROVIDERS[provider].sort === 'chart' ? Number(/<iframe[^>]+height=["']?(\d{1,5})/i.exec(typed)?.[1]) : 0
  return height > 0 && height <= MAX_HEIGHT ? { height } : {}
}

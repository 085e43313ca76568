import type { Media } from '../content/kinds/media.ts'
import { fileAddress } from '../content/addresses/mediaAddress.ts'

/** Where a medium can be taken from, and in which format. */
export function downloadOf(media: Media): { readonly address: string; readonly format: string } {
  const address = fileAddress(media)
  return { address, format: address.slice(address.lastIndexOf('.') + 1).toUpperCase() }
}

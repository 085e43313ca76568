import { isSafeAddress } from '../../content/body/safeAddress.ts'

/** What an editor typed or pasted as the address of a link: how it will be written, or why it cannot. */
export type TypedAddress =
  | { readonly ok: true; readonly href: string; readonly isOutside: boolean }
  | { readonly ok: false; readonly because: 'empty' | 'words' | 'unsafe' | 'too-long' }

const MAX_LENGTH = 2000

/** Reads an address as people write it: `www.example.org`, an e-mail, the whole address of one of our own pages. */
export function readAddress(typed: string, ownOrigin: string): TypedAddress {
  const address = typed.trim()
  if (address === '') return { ok: false, because: 'empty' }
  const href = complete(address, ownOrigin)
  if (href === null) return { ok: false, because: 'words' }
  if (href.length > MAX_LENGTH) return { ok: false, because: 'too-long' }
  if (!isSafeAddress(href)) return { ok: false, because: 'unsafe' }
  return { ok: true, href, isOutside: !/^[/#?]/.test(href) }
}

function complete(address: string, ownOrigin: string): string | null {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`
  if (/^\+?[\d\s().-]{6,}$/.test(address)) return `tel:${address.replace(/[^\d+]/g, '')}`
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[\w-]+(\.[\w-]+)+:\d/.test(address)) return withoutOrigin(address, ownOrigin)
  if (/^[/#?]/.test(address)) return address
  // A name with a dot and no spaces is a site; anything else is words to search for.
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(address) ? `https://${address}` : null
}

/** A link to our own page stays good when the magazine changes its name. */
function withoutOrigin(address: string, ownOrigin: string): string {
  const rest = address.toLowerCase().startsWith(ownOrigin.toLowerCase()) ? address.slice(ownOrigin.length) : null
  if (rest === null || !/^([/?#]|$)/.test(rest)) return address
  return rest === '' ? '/' : rest
}

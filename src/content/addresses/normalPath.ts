/**
 * One spelling per address: decoded, without doubled or trailing slashes, without query and fragment. Null for what cannot be an address of
 * ours: bad encoding, control characters.
 */
export function normalPath(address: string): string | null {
  const [path = ''] = address.split(/[?#]/)
  const decoded = decode(path)
  if (decoded === null || !decoded.startsWith('/') || /\p{Cc}/u.test(decoded)) return null
  return decoded.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}

/** The address as it may stand in an HTTP header: accents and spaces percent-encoded, nothing else changed. */
export function headerAddress(address: string): string {
  if (!address.startsWith('/')) return new URL(address).href
  const { pathname, search, hash } = new URL(address, 'http://edicola.invalid')
  return pathname + search + hash
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

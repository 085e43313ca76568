/** A part of an address without its percent signs, or as it is where they make no sense. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The path of a whole address; null for what is none. */
export const pathOf = (address: string): string | null => (URL.canParse(address) ? decoded(new URL(address).pathname) : null)

export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '')

/** An address of a site as a path, with all that follows it; that of another site as it is. */
export function pathWithin(site: string, address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address) || hostOf(address) !== hostOf(site)) return address
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}

/** Says whether the address, percent-decoded, contains the slug of the page that asks for support: no popup ever interrupts it. */
export function isSupportPage(address: string, supportSlug: string): boolean {
  return decode(address).includes(decode(supportSlug))
}

/** Decodes what can be decoded: one stray `%` in an address must not hide the rest of it. */
function decode(address: string): string {
  return address.replace(/(%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })
}

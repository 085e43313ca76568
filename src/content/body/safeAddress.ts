/**
 * Says whether an address may stand in a link: http(s), mailto, tel, a path of this site or a place in this page.
 * Browsers drop tabs, newlines and leading control characters before they read the scheme, so such addresses are refused outright.
 */
export function isSafeAddress(address: string): boolean {
  if (hasControlOrSpace(address)) return false
  if (/^(https?:\/\/[^/]|mailto:.|tel:\+?[\d(])/i.test(address)) return URL.canParse(address)
  // `//host` and `/\host` leave the site while looking like a path.
  return /^(#|\?|\/(?![/\\]))/.test(address)
}

function hasControlOrSpace(address: string): boolean {
  for (const character of address) if (character <= ' ' || character === '\u007f') return true
  return false
}

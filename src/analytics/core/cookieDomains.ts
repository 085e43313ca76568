/** Every domain that a page of this host may have set a cookie for: none (the host alone), the host, and each that it is part of. */
export function cookieDomains(host: string): string[] {
  // The parts of a network address are no domains.
  if (/^[\d.]+$|:/.test(host) || !host.includes('.')) return ['']
  const parts = host.split('.')
  // The last part alone is nobody's, and browsers refuse it.
  return ['', ...parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'))]
}

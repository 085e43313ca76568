/** Says whether an address may be followed: http(s), or relative to the page, and never a scheme that runs code. */
export function isSafeRedirect(address: string): boolean {
  return /^(https?:|(?![a-z][a-z\d+.-]*:).)/i.test(asBrowsersRead(address))
}

/** Browsers drop control characters and spaces before an address, tabs and line breaks anywhere: `java\nscript:` is a scheme to them. */
function asBrowsersRead(address: string): string {
  return address.replace(/^[\0-\x20]+|[\t\n\r]/g, '')
}

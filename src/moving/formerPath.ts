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

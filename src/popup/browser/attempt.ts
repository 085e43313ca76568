/** Tells whoever builds the site what the reader need not know. */
export function warn(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the engine speaks to developers
  console.warn(error)
}

/** Does what may fail, and says whether it worked. One bad popup stops neither the others, nor the page, nor what is left to do. */
export function attempt(act: () => void): boolean {
  try {
    act()
    return true
  } catch (error) {
    warn(error)
    return false
  }
}

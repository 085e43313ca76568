/** Tells whoever builds the site what the reader need not know. */
export function warn(error: unknown): void {
  // eslint-disable-next-line no-console -- the one place where the engine speaks to developers
  console.warn(error)
}

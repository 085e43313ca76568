/** An identifier for readers' cookies that no other announcement has. It tells nothing, so it need never change. */
export function newPopupId(): string {
  return `annuncio-${crypto.randomUUID().slice(0, 8)}`
}

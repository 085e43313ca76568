import { newUuid } from '../api/newUuid.ts'

/** An identifier for readers' cookies that no other announcement has. It tells nothing, so it need never change. */
export function newPopupId(uuid: string = newUuid()): string {
  return `annuncio-${uuid.slice(0, 8)}`
}

import { createHash } from 'node:crypto'

/** Where a magazine comes from: what wrote it, and the address of its site. */
export interface MovedSource {
  readonly system: 'wordpress' | 'ghost' | 'drupal' | 'edicola'
  readonly site: string
}

export type OriginIds = (type: string, id: string) => string

/** The identifier here of what had one there: always the same, so that texts can name what has not come yet. */
export function originIds({ system, site }: MovedSource): OriginIds {
  // Made by a magazine like this one: they are nobody else's, and texts name one another by them.
  if (system === 'edicola') return (_type, id) => id
  return (type, id) => {
    const hex = createHash('sha256').update([system, site, type, id].join('\0')).digest('hex')
    // A UUID of version 8: made by a rule of our own (RFC 9562).
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
}

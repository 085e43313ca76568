export type EmbedSort = 'sound' | 'post' | 'map' | 'chart'

/** All that is known of somebody whose things can be shown in a text. */
export interface ProviderRules {
  readonly name: string
  readonly sort: EmbedSort
  /** What a resource looks like: nothing else is stored, so nothing else can come into an address. */
  readonly resource: RegExp
  /** The resource that an address shows, without its scheme, however it was copied. */
  readonly read: (address: string) => string | null
  /** Where it is seen on its own site. */
  readonly page: (resource: string) => string
  /** Whose pages are framed after a click; null where they are of many. */
  readonly host: string | null
  /** What is framed; null where it can only be followed. */
  readonly frame: (resource: string) => string | null
  /** The height of the frame in pixels, where nobody has said. */
  readonly height: (resource: string) => number
  readonly policy: string
}

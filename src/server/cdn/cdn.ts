/** The content delivery networks that can be told of a publication, by the words of their calls. */
export const CDN_KINDS = ['fastly', 'cloudflare', 'bunny', 'varnish'] as const
export type CdnKind = (typeof CDN_KINDS)[number]

export interface Cdn {
  readonly kind: CdnKind
  /** Where it is told what to drop; several, if there are several machines of Varnish. */
  readonly addresses: readonly string[]
  readonly token: string
}

export interface PurgeCall {
  readonly method: 'POST' | 'PURGE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

interface CdnWords {
  /** The header that a page carries its tags in, and what parts them. */
  readonly header: string
  readonly separator: string
  /** How many tags one call takes. */
  readonly most: number
  readonly call: (tags: readonly string[], token: string) => PurgeCall
}

const json = { 'content-type': 'application/json' }

const WORDS: Readonly<Record<CdnKind, CdnWords>> = {
  // https://www.fastly.com/documentation/reference/api/purging/ — soft: what was dropped may still be shown if we cannot answer.
  fastly: {
    header: 'surrogate-key',
    separator: ' ',
    most: 256,
    call: (tags, token) => ({
      method: 'POST',
      headers: { ...json, 'fastly-key': token, 'fastly-soft-purge': '1' },
      body: JSON.stringify({ surrogate_keys: tags }),
    }),
  },
  // https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
  cloudflare: {
    header: 'cache-tag',
    separator: ',',
    most: 100,
    call: (tags, token) => ({ method: 'POST', headers: { ...json, authorization: `Bearer ${token}` }, body: JSON.stringify({ tags }) }),
  },
  // https://docs.bunny.net/cdn/purge-cache
  bunny: {
    header: 'cdn-tag',
    separator: ',',
    most: 1,
    call: ([tag], token) => ({ method: 'POST', headers: { ...json, accesskey: token }, body: JSON.stringify({ CacheTag: tag }) }),
  },
  // By the VCL of docs/deploy.md: tags are told apart by a regular expression there.
  varnish: {
    header: 'surrogate-key',
    separator: ' ',
    most: 100,
    call: (tags, token) => ({ method: 'PURGE', headers: { authorization: `Bearer ${token}`, 'x-purge-tags': tags.join('|') } }),
  },
}

/** Where pages carry tags, whatever the CDN. */
export const TAG_HEADERS: readonly string[] = [...new Set(Object.values(WORDS).map(({ header }) => header))]

/** The calls that let a CDN drop all pages with any of these tags. */
export function purgeCalls({ kind, token }: Cdn, tags: readonly string[]): PurgeCall[] {
  const { most, call } = WORDS[kind]
  const calls: PurgeCall[] = []
  for (let from = 0; from < tags.length; from += most) calls.push(call(tags.slice(from, from + most), token))
  return calls
}

/** The header, name and value in turn, that tells a CDN what a page may be dropped by. */
export const tagHeader = (kind: CdnKind, tags: readonly string[]): readonly string[] => [
  WORDS[kind].header,
  tags.join(WORDS[kind].separator),
]
